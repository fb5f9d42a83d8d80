import SourceText
import SystemAccess

/// The templates that a project can name, as far as they are known without the network.
package struct KnownTemplates: Sendable {
    /// The templates of the Rambafile, in its order, then the installed ones, those of catalogs, and the built-in ones: those
    /// that suit the project, other screens, and what they need.
    package let all: [(name: String, summary: String?)]
    /// The names of the templates that the project has itself: those that the Rambafile lists, and the installed ones.
    package let own: [String]
    /// The folders of Xcode's file templates in the project, by their names, which need no installation.
    package private(set) var folders: [String: String] = [:]
    /// Whether there may be others, because a catalog is a repository.
    package let hasOthers: Bool
    /// The template for people who name none.
    package var usual: String { own.first ?? screens[0] }
    /// The built-in templates that make screens, those that suit the project first.
    private let screens: [String]

    /// - Parameters:
    ///   - xcode: the folders of Xcode's file templates in the project.
    ///   - usesUIKit: whether the project's screens use UIKit.
    package init(
        listed: [String], catalogs: [Located<String>] = [], xcode: [RelativePath] = [], in root: AbsolutePath,
        usesUIKit: Bool = false
    ) throws {
        let uiKit = ["rviper_controller", "clean_swift", "viper_configurator", "silver"]
        let swiftUI = ["swiftui_mvvm", "swiftui_viper"]
        screens = usesUIKit ? uiKit + swiftUI : swiftUI + uiKit
        let installed = root.appending(Project.templates)
        let folders = try catalogs.map { try Catalog.folder(of: $0, in: root) }
        hasOthers = folders.contains { $0 == nil }
        let places = try ([installed] + folders.compactMap(\.self)).filter {
            try Disk.kind(following: $0) == .folder
        }
        var summaries: [String: String] = [:]
        var (names, own, builtIn) = (listed, listed, screens)
        for place in places.map({ Catalog.folder($0, name: "") }) + [.builtIn] {
            let entries = try place.entries()
            let read = try place.rambaspecs(of: entries)
            for entry in entries {
                // Whoever uses a template that cannot be read will see why.
                var (ignored, warnings) = (Diagnostics(), Diagnostics())
                let rambaspec = try ignored.collect { try read(entry) }
                let name = entry.name
                if case .some(nil) = rambaspec { continue }
                if case .builtIn = place { builtIn.append(name.text) } else { names.append(name.text) }
                if case .folder(installed, _) = place { own.append(name.text) }
                guard summaries[name.text] == nil, let bytes = rambaspec ?? nil else { continue }
                summaries[name.text] = try ignored.collect {
                    try ListedTemplate(name, rambaspec: bytes, path: "", source: "", diagnostics: &warnings)
                }?.summary
            }
        }
        for path in xcode {
            guard let name = XcodeTemplate.name(ofFolder: path.name)?.text, !names.contains(name) else {
                continue
            }
            names.append(name)
            self.folders[name] = path.text
        }
        self.own = own.distinct(by: \.self)
        all = (names + builtIn).distinct(by: \.self).map { ($0, summaries[$0]) }
    }
}
