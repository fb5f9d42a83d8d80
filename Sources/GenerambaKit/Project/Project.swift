import SourceText

/// A project: a folder with a Rambafile, and the Rambafile's contents.
package struct Project: Sendable {
    /// The folder that contains the Rambafile. The Rambafile's paths are relative to it.
    package let root: AbsolutePath
    /// The user's working directory, for the paths in messages.
    let user: AbsolutePath
    package let rambafile: Rambafile

    /// The folder of installed templates.
    package static let templates: RelativePath = "Templates"

    /// The nearest folder with a Rambafile: the given one or one that contains it.
    ///
    /// - Throws: `FileProblem`.
    package static func root(from start: AbsolutePath) throws -> AbsolutePath? {
        try Disk.kind(following: start.appending(Rambafile.name)) == .file
            ? start : start.parent.flatMap(root)
    }

    /// Reads the Rambafile of a folder or of the nearest one that contains it.
    ///
    /// - Parameters:
    ///   - user: the user's working directory, for the paths in messages.
    ///   - environment: determines which other users' folders are trusted.
    /// - Throws: `Diagnostics`, also when the Rambafile belongs to another user; `FileProblem`; `Interruption`.
    package static func find(
        from start: AbsolutePath, user: AbsolutePath, environment: [String: String],
        diagnostics: inout Diagnostics
    ) throws -> Project {
        if let (root, file) = try file(from: start, user: user, environment) {
            return Project(root: root, user: user, rambafile: try .parse(file, diagnostics: &diagnostics))
        }
        throw Diagnostics.error(
            "no Rambafile in '\(start.text)' or any folder above it",
            hint: "run 'generamba setup' to create one")
    }

    /// Finds a Rambafile in a folder or one that contains it and reads its catalogs, which are git URLs or folders, in
    /// the order in which they are searched. To list templates, a Rambafile needs nothing else. Nil when there is no
    /// Rambafile.
    ///
    /// - Parameters:
    ///   - user: the user's working directory, for the paths in messages.
    ///   - environment: determines which other users' folders are trusted.
    ///   - diagnostics: receives the Rambafile's problems.
    /// - Throws: `Diagnostics` when the Rambafile is not valid YAML or belongs to another user; `FileProblem`;
    ///   `Interruption`.
    package static func catalogs(
        from start: AbsolutePath, user: AbsolutePath, environment: [String: String],
        diagnostics: inout Diagnostics
    ) throws -> (root: AbsolutePath, catalogs: [Located<String>])? {
        guard let (root, file) = try file(from: start, user: user, environment) else { return nil }
        let keys = Rambafile.keys
        return try YAMLFields.read(file, known: keys, of: "the Rambafile", diagnostics: &diagnostics) {
            (root, $0.texts("catalogs", &$1))
        }
    }

    /// The nearest folder with a Rambafile, upwards from a folder, and the Rambafile's text; nil when there is none.
    ///
    /// - Throws: `Diagnostics` when it belongs to another user; `FileProblem`; `Interruption`.
    private static func file(
        from start: AbsolutePath, user: AbsolutePath, _ environment: [String: String]
    ) throws -> (root: AbsolutePath, file: SourceFile)? {
        let path = start.appending(Rambafile.name)
        if let (bytes, owner) = try Disk.readOwned(path) {
            let shown = path.shown(from: user)
            try owner.check(shown, in: start, environment: environment)
            return (start, SourceFile(path: shown, bytes: bytes))
        }
        guard let parent = start.parent else { return nil }
        return try file(from: parent, user: user, environment)
    }

    /// Parses the path of a folder that a Rambafile or an option names. As in Generamba, a leading `/` stands for the
    /// project's folder and causes a warning. An absolute path below the project's folder is accepted as well.
    ///
    /// - Throws: `Diagnostics` when the path leads out of the project.
    package func folder(_ path: Located<String>, diagnostics: inout Diagnostics) throws -> RelativePath {
        var text = path.value
        if isAbsolutePath(text), let below = AbsolutePath(text).below(root) { return below }
        if isAbsolutePath(text) {
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

/// The installed templates of a project.
extension Project {
    private var templates: AbsolutePath { root.appending(Self.templates) }

    /// Finds an installed template by name. The name may be nil if the Rambafile lists exactly one template.
    ///
    /// - Throws: `Diagnostics` when it is not installed, with the most similar name that is; `FileProblem`.
    package func installedTemplate(named name: String?) throws -> ResolvedTemplate {
        let name = try name ?? onlyTemplate()
        if let template = try installed(name) { return template }
        throw missing(name, installed: try Disk.names(in: templates).filter { try installed($0) != nil })
    }

    /// The installed template with this name; nil when there is none.
    package func installed(_ name: String) throws -> ResolvedTemplate? {
        guard TemplateName(name) != nil else { return nil }
        let path = templates.appending(name)
        let template = ResolvedTemplate(name: name, folder: .disk(path, shown: path.shown(from: user)))
        return try template.exists ? template : nil
    }

    private func onlyTemplate() throws -> String {
        let names = rambafile.templates.map(\.name.value.text)
        if names.count == 1 { return names[0] }
        throw names.isEmpty
            ? Diagnostics.error(
                "the Rambafile names no template", hint: "name one: 'generamba gen NAME TEMPLATE'")
            : Diagnostics.error(
                "the Rambafile names several templates",
                hint: "name one: \(names.joined(separator: ", "))")
    }

    private func missing(_ name: String, installed: [String]) -> Diagnostics {
        let install = "run 'generamba template install'"
        if let reference = rambafile.templates.first(where: { $0.name.value.text == name }) {
            return .error("the template '\(name)' is not installed", at: reference.name.range, hint: install)
        }
        let known = installed + rambafile.templates.map(\.name.value.text)
        if BuiltInCatalog.names.contains(name) {
            return .error(
                "the template '\(name)' is not installed",
                hint: "add '- {name: \(name)}' below 'templates:' in the Rambafile and \(install)")
        }
        let list = Set(known).sorted().joined(separator: ", ")
        return .error(
            "no template '\(name)'",
            hint: didYouMean(name, in: known + BuiltInCatalog.names)
                ?? (list.isEmpty ? "the Rambafile names none" : "the templates are \(list)"))
    }
}
