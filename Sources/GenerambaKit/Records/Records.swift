import SourceText
import SystemAccess

/// The records of a project's modules.
package struct Records: Sendable {
    package let root: AbsolutePath
    /// The user's working directory, for the paths in messages.
    private let user: AbsolutePath
    /// Whether records with conflict markers are put together from both sides.
    private let rebuilds: Bool

    package init(in root: AbsolutePath, user: AbsolutePath, rebuilding: Bool = false) {
        (self.root, self.user, rebuilds) = (root, user, rebuilding)
    }

    /// - Parameter rebuilding: whether records with conflict markers are put together from both sides; otherwise they are
    ///   damaged.
    package init(of project: Project, rebuilding: Bool = false) {
        self.init(in: project.root, user: project.user, rebuilding: rebuilding)
    }

    /// The attributes that git has for the folder: generated text, whose line breaks stay as they are.
    package static let attributes = GeneratedFile(
        path: ".generamba/.gitattributes", content: .file(Array("* linguist-generated -text\n".utf8))
    ).by(.program)

    /// Returns the paths of all records in the project, sorted, or of those with a text in their names.
    ///
    /// - Throws: `FileProblem`.
    package func paths(with text: String = "") throws -> [RelativePath] {
        let folder = root.appending(ModuleRecord.folder)
        let text = Array(text.utf8)
        return try Disk.names(in: folder).flatMap { target in
            try Disk.entries(in: folder.appending(target)) { name, _ in
                Array(name).firstRange(of: text) != nil
            }.map(\.name).filter { $0.hasSuffix(ModuleRecord.ending) }.sorted().compactMap { name in
                try? ModuleRecord.folder.appending(untrusted: target).appending(untrusted: name)
            }
        }
    }

    /// Returns the names of the recorded modules in a target, with their prefixes.
    static func moduleNames(in root: AbsolutePath, of target: String) throws(FileProblem) -> Set<String> {
        var names: Set<String> = []
        _ = try Disk.entries(in: root.appending(ModuleRecord.folder(of: target))) { name, _ in
            names.insert(String(decoding: name.prefix { $0 != UInt8(ascii: ".") }, as: UTF8.self))
            return false
        }
        return names
    }

    /// Reads the headers of all records, sorted by module, template and target.
    ///
    /// - Throws: `Diagnostics` for records of a newer version and damaged ones; `FileProblem`.
    package func all() throws -> [ModuleRecord] {
        try paths().compactMapCollecting { try header(at: $0) }.sorted {
            ($0.prefixedName, $0.templateName, $0.codeTarget)
                < ($1.prefixedName, $1.templateName, $1.codeTarget)
        }
    }

    /// Reads the records of a module, whatever its prefix, template and target are.
    ///
    /// - Parameters:
    ///   - name: the name without the prefix.
    ///   - template: the name of the template; nil for any.
    /// - Throws: `Diagnostics` for records of a newer version and damaged ones; `FileProblem`.
    package func all(named name: String, from template: String? = nil) throws -> [ModuleRecord] {
        let end = template.map { "\($0)\(ModuleRecord.ending)" } ?? ""
        return try paths(with: "\(name).\(end)").compactMapCollecting { try header(at: $0) }.filter {
            $0.name == name
        }
    }

    /// Returns the record of one of several modules that come from the same template and are in the same target; nil if
    /// they differ in that, or if one of the names has no record or several.
    ///
    /// Whoever generates the module reads records that cannot be read here, and reports them.
    ///
    /// - Throws: `FileProblem`.
    package func same(named names: [String]) throws -> ModuleRecord? {
        var ignored = Diagnostics()
        let found = try names.map { name in
            try ignored.collect { try all(named: name).filter { !$0.isRequired } } ?? []
        }
        guard let first = found.first?.first else { return nil }
        let isSame = found.allSatisfy { records in
            records.count == 1 && records[0].template == first.template
                && records[0].codeTarget == first.codeTarget
        }
        return isSame ? first : nil
    }

    /// Reads the header of a record; nil if there is no file.
    package func header(at path: RelativePath) throws -> ModuleRecord? {
        try Disk.read(root.appending(path)).map { bytes in
            let file = file(path, bytes)
            let record = try rebuilds ? RecordText.header(rebuilding: file) : RecordText.header(of: file)
            // The record's text chooses the path that later changes of the record go to.
            guard record.path == path else {
                throw Diagnostics.error(
                    "the record is of a module whose record is '\(record.path)'", at: file.range(0..<0),
                    hint: RecordText.rebuild)
            }
            return record
        }
    }

    /// Reads a record with the generated texts; nil if there is none.
    ///
    /// - Throws: `Diagnostics` for a record of a newer version, and a damaged one; `FileProblem`.
    package func text(of record: ModuleRecord) throws -> RecordText? {
        try Disk.read(root.appending(record.path)).map { bytes in
            let file = file(record.path, bytes)
            return try record.isRebuilt ? RecordText(rebuilding: file) : RecordText(file)
        }
    }

    private func file(_ path: RelativePath, _ bytes: [UInt8]) -> SourceFile {
        SourceFile(path: root.appending(path).shown(from: user), bytes: bytes)
    }

    /// Returns the changes that keep a record as it is to be, and make the folder for records if there is none.
    ///
    /// - Throws: `FileProblem`; `Diagnostics` when something is in the way.
    package func changes(keeping texts: [RecordText]) throws -> [Change] {
        guard !texts.isEmpty else { return [] }
        let wanted = texts.map {
            GeneratedFile(path: $0.record.path, content: .file([])).by(.program)
        }
        let changes = try zip(Plan(root: root, wanted: wanted).changes, texts).map { change, text in
            change.writing { text.bytes }
        }
        let hasAttributes = try Disk.kind(of: root.appending(Self.attributes.path)) != nil
        let attributes = try hasAttributes ? [] : Plan(root: root, wanted: [Self.attributes]).changes
        return attributes + changes.filter { $0.action != .identical }
    }
}
