import SourceText

/// The folder of a Rambafile, and what it says.
package struct Project: Sendable {
    /// The folder that holds the Rambafile; every path in it starts here.
    package let root: AbsolutePath
    /// The folder in which the user stands, for the paths in messages.
    let user: AbsolutePath
    package let rambafile: Rambafile

    /// The folder in which templates are installed.
    package static let templates: RelativePath = "Templates"

    /// The folder with a Rambafile that is nearest to a folder: itself or one above it.
    package static func root(from start: AbsolutePath) -> AbsolutePath? {
        Disk.isFile(start.appending(Rambafile.name)) ? start : start.parent.flatMap(root)
    }

    /// Looks for a Rambafile from a folder upwards and reads it.
    ///
    /// - Parameter user: the folder in which the user stands, for the paths in messages.
    /// - Throws: `Diagnostics`, `FileProblem`.
    package static func find(
        from start: AbsolutePath, user: AbsolutePath, diagnostics: inout Diagnostics
    ) throws -> Project {
        if let (root, file) = try file(from: start, user: user) {
            return Project(root: root, user: user, rambafile: try .parse(file, diagnostics: &diagnostics))
        }
        throw Diagnostics.error(
            "no Rambafile in '\(start.text)' or a folder above it", hint: "run 'generamba setup' to make one")
    }

    /// Looks for a Rambafile from a folder upwards and reads the catalogs that it names, git URLs or folders, in the order
    /// in which they are looked into. Nothing else has to be there to list templates. Nil when there is no Rambafile.
    ///
    /// - Parameters:
    ///   - user: the folder in which the user stands, for the paths in messages.
    ///   - diagnostics: takes what is wrong in the Rambafile.
    /// - Throws: `Diagnostics` when the Rambafile cannot be read as YAML; `FileProblem`.
    package static func catalogs(
        from start: AbsolutePath, user: AbsolutePath, diagnostics: inout Diagnostics
    ) throws -> (root: AbsolutePath, catalogs: [Located<String>])? {
        guard let (root, file) = try file(from: start, user: user) else { return nil }
        var found = Diagnostics()
        let fields = try YAMLFields(file, known: Rambafile.keys, of: "the Rambafile", diagnostics: &found)
        let catalogs = fields.texts("catalogs", &found)
        found.sort()
        try found.throwErrors()
        diagnostics.add(contentsOf: found)
        return (root, catalogs)
    }

    /// The nearest folder with a Rambafile, from a folder upwards, and the Rambafile's text; nil when there is none.
    ///
    /// - Throws: `FileProblem`.
    private static func file(
        from start: AbsolutePath, user: AbsolutePath
    ) throws(FileProblem) -> (root: AbsolutePath, file: SourceFile)? {
        var folder: AbsolutePath? = start
        while let root = folder {
            let path = root.appending(Rambafile.name)
            if let bytes = try Disk.read(path) {
                return (root, SourceFile(path: path.shown(from: user), bytes: bytes))
            }
            folder = root.parent
        }
        return nil
    }

    /// Reads a folder of the project that a Rambafile or an option names. A leading `/` means the project's
    /// root, as in Generamba, with a warning; an absolute path below the root is taken as such.
    ///
    /// - Throws: `Diagnostics` when the path leaves the project.
    package func folder(_ path: Located<String>, diagnostics: inout Diagnostics) throws -> RelativePath {
        var text = path.value
        if isAbsolutePath(text), let below = AbsolutePath(text).below(root) { return below }
        if isAbsolutePath(text) {
            text = pathNames(text).joined(separator: "/")
            diagnostics.addWarning(
                "the leading '/' of '\(path.value)' is taken as the project's folder", at: path.range,
                hint: "write '\(text.isEmpty ? "." : text)'")
        }
        do {
            return try RelativePath(untrusted: text.isEmpty ? "." : text)
        } catch {
            throw Diagnostics.error(
                "'\(path.value)' leads outside of the project: it \(error.reason)", at: path.range,
                hint: "name a folder below the one of the Rambafile")
        }
    }
}
