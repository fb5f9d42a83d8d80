import SourceText
import SystemAccess

/// The templates that a project can name, as far as they are known without the network.
package struct KnownTemplates: Sendable {
    /// The templates of the Rambafile, in its order, then the installed ones, those of catalogs, and the built-in ones.
    package let all: [(name: String, summary: String?)]
    /// The names of the templates that the project has itself: those that the Rambafile lists, and the installed ones.
    package let own: [String]
    /// Whether there may be others, because a catalog is a repository.
    package let hasOthers: Bool

    package init(listed: [String], catalogs: [Located<String>] = [], in root: AbsolutePath) throws {
        let installed = root.appending(Project.templates)
        let folders = try catalogs.map { try Catalog.folder(of: $0, in: root) }
        hasOthers = folders.contains { $0 == nil }
        let places = try ([installed] + folders.compactMap(\.self)).filter {
            try Disk.kind(following: $0) == .folder
        }
        var summaries: [String: String] = [:]
        var (names, own) = (listed, listed)
        for place in places.map({ Catalog.folder($0, name: "") }) + [.builtIn] {
            for name in try place.names() {
                guard let folder = try place.template(name) else { continue }
                names.append(name.text)
                if case .folder(installed, _) = place { own.append(name.text) }
                guard summaries[name.text] == nil else { continue }
                // Whoever uses a template that cannot be read will see why.
                var (ignored, warnings) = (Diagnostics(), Diagnostics())
                let listed = try ignored.collect {
                    try folder.read(name.rambaspec).map {
                        try ListedTemplate(name, rambaspec: $0, path: "", source: "", diagnostics: &warnings)
                    }
                }
                summaries[name.text] = (listed ?? nil)?.summary
            }
        }
        self.own = own.distinct(by: \.self)
        all = names.distinct(by: \.self).map { ($0, summaries[$0]) }
    }
}
