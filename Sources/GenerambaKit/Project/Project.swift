import SourceText
import SystemAccess
import YAML

/// A project: a folder with a Rambafile, and the Rambafile's contents.
package struct Project: Sendable {
    /// The folder that contains the Rambafile. The Rambafile's paths are relative to it.
    package let root: AbsolutePath
    /// The user's working directory, for the paths in messages.
    package let user: AbsolutePath
    package internal(set) var rambafile: Rambafile {
        get { contents.rambafile }
        set { contents = Contents(newValue, newPackage) }
    }
    /// The text of the Rambafile.
    package let file: SourceFile
    /// The catalog for names that no other catalog has; nil for none.
    let publicCatalog: Located<String>?
    /// The package that is created here; nil if there is one, or an Xcode project.
    package internal(set) var newPackage: NewPackage? {
        get { contents.newPackage }
        set { contents = Contents(rambafile, newValue) }
    }
    private var contents: Contents

    /// What projects with the same Rambafile share: it has more than a thousand bytes, and many values contain a project.
    private final class Contents: Sendable {
        let rambafile: Rambafile
        let newPackage: NewPackage?

        init(_ rambafile: Rambafile, _ newPackage: NewPackage? = nil) {
            (self.rambafile, self.newPackage) = (rambafile, newPackage)
        }
    }

    init(
        root: AbsolutePath, user: AbsolutePath, rambafile: Rambafile, file: SourceFile,
        publicCatalog: Located<String>?
    ) {
        (self.root, self.user, self.file) = (root, user, file)
        self.publicCatalog = publicCatalog
        contents = Contents(rambafile)
    }

    /// The folder of installed templates.
    package static let templates: RelativePath = "Templates"

    /// The nearest folder with a Rambafile: the given one or one that contains it.
    package static func root(from start: AbsolutePath) throws -> AbsolutePath? {
        try Disk.kind(following: start.appending(Rambafile.name)) == .file
            ? start : start.parent.flatMap(root)
    }

    /// Reads the Rambafile of a folder or of the nearest one that contains it; nil when there is none.
    ///
    /// - Parameter environment: determines which other users' folders are trusted, and may name a public catalog.
    /// - Throws: `Diagnostics`, also when the Rambafile belongs to another user.
    package static func nearest(
        from start: AbsolutePath, user: AbsolutePath, environment: [String: String],
        diagnostics: inout Diagnostics
    ) throws -> Project? {
        guard let (root, file) = try file(from: start, user: user, environment) else { return nil }
        let rambafile = try Rambafile.parse(file, diagnostics: &diagnostics)
        let chosen = environment["GENERAMBA_PUBLIC_CATALOG"].map { Located($0) } ?? rambafile.publicCatalog
        let catalog = chosen ?? Located(Rambafile.publicCatalog)
        return Project(
            root: root, user: user, rambafile: rambafile, file: file,
            publicCatalog: catalog.value.isEmpty ? nil : catalog)
    }

    /// Reads the nearest Rambafile, which must exist.
    package static func find(
        from start: AbsolutePath, user: AbsolutePath, environment: [String: String],
        diagnostics: inout Diagnostics
    ) throws -> Project {
        let project = try nearest(
            from: start, user: user, environment: environment, diagnostics: &diagnostics)
        if let project { return project }
        throw Diagnostics.error(
            "no Rambafile in '\(start.text)' or any folder above it",
            hint: "run 'generamba setup' to create one")
    }

    /// Finds a Rambafile in a folder or one that contains it and reads its catalogs, which are git URLs or folders, in
    /// the order in which they are searched. To list templates, a Rambafile needs nothing else. Nil when there is no
    /// Rambafile.
    ///
    /// - Throws: `Diagnostics` when the Rambafile is not valid YAML or belongs to another user.
    package static func catalogs(
        from start: AbsolutePath, user: AbsolutePath, environment: [String: String],
        diagnostics: inout Diagnostics
    ) throws -> (root: AbsolutePath, catalogs: [Located<String>])? {
        guard let (root, file) = try file(from: start, user: user, environment) else { return nil }
        let (node, keys) = (try YAMLNode.parse(file), Rambafile.keys)
        return try YAMLFields.read(node, known: keys, of: "the Rambafile", diagnostics: &diagnostics) {
            (root, $0.texts("catalogs", &$1))
        }
    }

    /// The nearest folder with a Rambafile, upwards from a folder, and the Rambafile's text; nil when there is none.
    private static func file(
        from start: AbsolutePath, user: AbsolutePath, _ environment: [String: String]
    ) throws -> (root: AbsolutePath, file: SourceFile)? {
        if let file = try file(in: start, user: user, environment: environment) { return (start, file) }
        guard let parent = start.parent else { return nil }
        return try file(from: parent, user: user, environment)
    }

    /// The text of the Rambafile in a folder; nil when there is none.
    ///
    /// - Throws: `Diagnostics` when it belongs to another user.
    package static func file(
        in root: AbsolutePath, user: AbsolutePath, environment: [String: String]
    ) throws -> SourceFile? {
        let path = root.appending(Rambafile.name)
        guard let (bytes, owner) = try Disk.readOwned(path) else { return nil }
        let shown = path.shown(from: user)
        try owner.check(shown, in: root, environment: environment)
        return SourceFile(path: shown, bytes: bytes)
    }

    /// Parses the path of a folder that a Rambafile or an option names. As in Generamba, a leading `/` stands for the
    /// project's folder and causes a warning. An absolute path below the project's folder is accepted as well, and one
    /// whose first folder exists, but not in the project's, is refused.
    ///
    /// - Throws: `Diagnostics` when the path leads out of the project.
    package func folder(_ path: Located<String>, diagnostics: inout Diagnostics) throws -> RelativePath {
        var text = path.value
        if isAbsolutePath(text), let below = AbsolutePath(text).below(root) { return below }
        if isAbsolutePath(text) {
            if let first = pathNames(text).first, Disk.isFolder(AbsolutePath("/\(first)")),
                try Disk.kind(of: root.appending(first)) == nil
            {
                throw Diagnostics.error(
                    "'\(text)' is outside of the project", at: path.range,
                    hint: "name a folder below the Rambafile's folder")
            }
            text = pathNames(text).joined(separator: "/")
            diagnostics.addWarning(
                "the leading '/' of '\(path.value)' is read as the project's folder", at: path.range,
                hint: "write '\(text.isEmpty ? "." : text)'")
        }
        do {
            return try RelativePath(untrusted: text.isEmpty ? "." : text)
        } catch {
            let escape = error == .leaves ? "leads outside the project: it " : ""
            throw Diagnostics.error(
                "'\(path.value)' \(escape)\(error.reason)", at: path.range,
                hint: "name a folder below the Rambafile's folder")
        }
    }
}

extension Project {
    /// Makes a project of a folder without a Rambafile.
    ///
    /// - Parameters:
    ///   - settings: what a Rambafile would say.
    ///   - newPackage: the package that is created in the folder; nil if there is one, or an Xcode project.
    package init(
        _ settings: RambafileAnswers, in root: AbsolutePath, user: AbsolutePath,
        creating newPackage: NewPackage? = nil
    ) {
        self.init(
            root: root, user: user, rambafile: Rambafile(settings),
            file: SourceFile(path: Rambafile.name, text: settings.rambafile),
            publicCatalog: Located(Rambafile.publicCatalog))
        self.newPackage = newPackage
    }
}

/// The templates of a project.
extension Project {
    private var templates: AbsolutePath { root.appending(Self.templates) }

    /// The installed template with this name; nil when there is none.
    package func installed(_ name: String) throws -> ResolvedTemplate? {
        guard let known = TemplateName(name) else { return nil }
        func template(in folder: RelativePath) throws -> ResolvedTemplate? {
            let path = templates.appending(folder)
            let template = ResolvedTemplate(name: name, folder: .disk(path, shown: path.shown(from: user)))
            return try template.folder.hasManifest(of: known) ? template.opened() : nil
        }
        if let template = try template(in: known.folder) { return template }
        let names = try Disk.names(in: templates)
        let other = names.first {
            XcodeTemplate.name(ofFolder: $0)?.text.caseInsensitiveEquals(name) == true
        }
        return try other.flatMap { try template(in: RelativePath(name: $0)) }
    }

    /// The names of the installed templates, sorted.
    var installedNames: [String] {
        get throws {
            try Disk.names(in: templates).compactMap { XcodeTemplate.name(ofFolder: $0)?.text }
                .filter { try installed($0) != nil }
        }
    }

    /// The Rambafile's entry for a template; nil when there is none.
    package func reference(to name: String) -> TemplateReference? {
        rambafile.templates.first { $0.name.value.text == name }
    }

    /// The names of the templates that the Rambafile lists.
    package var templateNames: [String] { rambafile.templates.map(\.name.value.text) }

    /// The error for a template that the Rambafile does not list.
    func unnamed(_ name: String) -> Diagnostic {
        let known = templateNames
        let list = known.isEmpty ? nil : "it names \(known.joined(separator: ", "))"
        return .error("the Rambafile names no template '\(name)'", hint: didYouMean(name, in: known) ?? list)
    }

    /// The name of the only template that the Rambafile lists.
    func onlyTemplate() throws -> String {
        let names = templateNames
        if names.count == 1 { return names[0] }
        throw names.isEmpty
            ? Diagnostics.error(
                "the Rambafile names no template", hint: "name one: 'generamba gen NAME TEMPLATE'")
            : Diagnostics.error(
                "the Rambafile names several templates", hint: "name one: \(names.joined(separator: ", "))")
    }

    /// The error for a template that is not installed or does not exist.
    package func missing(_ name: String) throws -> Diagnostics {
        if let reference = reference(to: name) {
            return .error(
                "the template '\(name)' is not installed", at: reference.name.range,
                hint: "run 'generamba template install'")
        }
        if BuiltInCatalog.names.contains(name), let known = TemplateName(name) {
            let catalogs = try catalogs(thatMayHave: known).map { GitAddress.withoutPassword($0.value) }
            let way = "remove \(quoted(catalogs, most: 3)) from 'catalogs' in the Rambafile"
            return .error(
                "the template '\(name)' is not installed, and a catalog may have one with this name",
                hint: "run 'generamba template add \(name)', or \(way) to use the built-in one")
        }
        let known = Set(try installedNames + templateNames).sorted()
        let own = known.count == 1 ? "template is" : "templates are"
        let list = known.isEmpty ? "" : "the project's \(own) \(known.joined(separator: ", ")); "
        let catalogs = rambafile.catalogs.isEmpty ? "" : "; 'generamba template list' lists those in catalogs"
        let hint = BuiltInCatalog.hint(for: name, besides: known)
        return .error("no template '\(name)'", hint: hint ?? "\(list)\(BuiltInCatalog.namesHint)\(catalogs)")
    }
}
