import SourceText

/// What has become of a recorded module, found out without rendering anything.
package struct ModuleStatus: Sendable, Encodable {
    package let record: ModuleRecord
    /// The version of today's template; nil if it has none or cannot be found.
    package private(set) var templateVersion: String?
    /// Whether the template has changed since the module was generated.
    package private(set) var isOutdated = false
    /// Why the template cannot be compared; nil if it can.
    package private(set) var templateProblem: String?
    package private(set) var edited: [RelativePath] = []
    package private(set) var missing: [RelativePath] = []
    package private(set) var moved: [(from: RelativePath, to: RelativePath)] = []
    /// The files with conflict markers.
    package private(set) var conflicts: [RelativePath] = []

    /// Whether everything is as it was generated.
    package var isClean: Bool {
        !isOutdated && edited.isEmpty && missing.isEmpty && moved.isEmpty && conflicts.isEmpty
    }

    /// The states in words: `edited (2)`, `template newer`.
    package var words: String {
        var words: [String] = []
        if !conflicts.isEmpty { words.append("conflicts (\(conflicts.count))") }
        if !missing.isEmpty { words.append("missing (\(missing.count))") }
        if !moved.isEmpty { words.append("moved (\(moved.count))") }
        if isOutdated { words.append("template newer") }
        if !edited.isEmpty { words.append("edited (\(edited.count))") }
        return words.isEmpty ? "clean" : words.joined(separator: ", ")
    }

    /// Compares all modules with the project and with today's templates.
    ///
    /// - Parameters:
    ///   - records: the project's records.
    ///   - templates: finds the templates. Those in repositories are not fetched.
    /// - Throws: `Diagnostics` for records that cannot be read; `FileProblem`.
    package static func all(in records: Records, _ templates: TemplateResolver) throws -> [ModuleStatus] {
        var tree = RecordedFiles(in: records.root)
        var known: [String: TodaysTemplate] = [:]
        return try records.all().map { record in
            let template = try known[record.template] ?? TodaysTemplate(record.template, templates)
            known[record.template] = template
            return try ModuleStatus(record, template, &tree, records)
        }
    }

    private init(
        _ record: ModuleRecord, _ template: TodaysTemplate, _ tree: inout RecordedFiles, _ records: Records
    ) throws {
        self.record = record
        templateVersion = template.version
        templateProblem = template.problem
        isOutdated = template.checksum.map { $0 != record.templateChecksum } ?? false
        let accepted = Set(record.missing)
        var texts: [RelativePath: [UInt8]]?
        for file in record.files where !accepted.contains(file.path) {
            func text() throws -> [UInt8]? {
                texts = try texts ?? records.text(of: record)?.texts ?? [:]
                return texts?[file.path]
            }
            switch try tree.state(of: file, text: text) {
            case .unedited, .formatted: break
            case .missing: missing.append(file.path)
            case .moved(let place): moved.append((file.path, place))
            case .edited:
                let bytes = try Disk.read(records.root.appending(file.path))
                if bytes?.hasConflictMarkers == true {
                    conflicts.append(file.path)
                } else {
                    edited.append(file.path)
                }
            }
        }
    }

    private enum Key: String, CodingKey {
        case name, template, version, target, state, edited, missing, moved, conflicts, problem
        case templateVersion = "template_version"
        case isOutdated = "template_newer"
    }

    package func encode(to encoder: any Encoder) throws {
        var object = encoder.container(keyedBy: Key.self)
        try object.encode(record.prefixedName, forKey: .name)
        try object.encode(record.template, forKey: .template)
        try object.encodeIfPresent(record.version, forKey: .version)
        try object.encodeIfPresent(templateVersion, forKey: .templateVersion)
        try object.encode(record.codeTarget, forKey: .target)
        try object.encode(words, forKey: .state)
        try object.encode(isOutdated, forKey: .isOutdated)
        try object.encodeIfPresent(templateProblem, forKey: .problem)
        try object.encode(edited.map(\.text), forKey: .edited)
        try object.encode(missing.map(\.text), forKey: .missing)
        try object.encode(conflicts.map(\.text), forKey: .conflicts)
        try object.encode(moved.map { ["from": $0.from.text, "to": $0.to.text] }, forKey: .moved)
    }
}

/// A template as it is now.
private struct TodaysTemplate {
    var version: String?
    var checksum: UInt64?
    /// Why it is not known.
    var problem: String?

    /// The key of the version in a rambaspec.
    private static let key = "version:"

    init(_ word: String, _ templates: TemplateResolver) throws {
        guard !templates.isAddress(word) else {
            problem = "the template is in a repository"
            return
        }
        do {
            let template = try templates.template(forModules: word)
            checksum = try template.checksum()
            let lines = String(decoding: try template.manifestText().bytes, as: UTF8.self).split(
                separator: "\n")
            let line = lines.first { $0.hasPrefix(Self.key) }
            version = line?.dropFirst(Self.key.count).filter { !" \"'\r".contains($0) }
        } catch let thrown as Diagnostics {
            problem = thrown.all.first?.message
        }
    }
}
