import SourceText
import SystemAccess

/// What has become of a recorded module, found out without rendering anything.
package struct ModuleStatus: Sendable, Encodable {
    /// Prefix and name.
    package let name: String
    /// The template as the record names it, its name, and its version when the module was generated.
    package let template: String
    package let templateName: String
    package let version: String?
    /// The target that received the code.
    package let target: String
    /// The checksum of the template's files when the module was generated.
    let recordedChecksum: UInt64
    /// The version of today's template; nil if it has none or cannot be found.
    package private(set) var templateVersion: String?
    /// Whether the template has changed since the module was generated.
    package private(set) var isOutdated = false
    /// Why the template cannot be compared; nil if it can.
    package private(set) var templateProblem: String?
    package internal(set) var edited: [RelativePath] = []
    package private(set) var missing: [RelativePath] = []
    package private(set) var moved: [(from: RelativePath, to: RelativePath)] = []
    /// The files with conflict markers.
    package internal(set) var conflicts: [RelativePath] = []

    /// Whether everything is as it was generated.
    package var isClean: Bool {
        !isOutdated && edited.isEmpty && missing.isEmpty && moved.isEmpty && conflicts.isEmpty
    }

    /// The states in words: `edited (2)`, `template changed`.
    package var words: String {
        var words: [String] = []
        if !conflicts.isEmpty { words.append("conflicts (\(conflicts.count))") }
        if !missing.isEmpty { words.append("missing (\(missing.count))") }
        if !moved.isEmpty { words.append("moved (\(moved.count))") }
        if isOutdated { words.append("template changed") }
        if !edited.isEmpty { words.append("edited (\(edited.count))") }
        return words.isEmpty ? "clean" : words.joined(separator: ", ")
    }

    /// Compares all modules with the project and with today's templates.
    ///
    /// - Parameters:
    ///   - records: the project's records.
    ///   - templates: finds the templates. Those in repositories are not fetched.
    ///   - stamps: what is known of the modules' files.
    /// - Returns: the modules, sorted by name, template and target.
    /// - Throws: `Diagnostics` for records that cannot be read; `FileProblem`.
    package static func all(
        in records: Records, _ templates: TemplateResolver, _ stamps: consuming FileStamps
    ) throws -> [ModuleStatus] {
        var tree = RecordedFiles(in: records.root)
        defer { stamps.save() }
        var known: [String: TodaysTemplate] = [:]
        return try records.paths().compactMapCollecting { path in
            try stamps.status(of: path) ?? ModuleStatus(at: path, &tree, records, &stamps)
        }.map { module in
            let today = try known[module.template] ?? TodaysTemplate(module.template, templates)
            known[module.template] = today
            var status = module
            (status.templateVersion, status.templateProblem) = (today.version, today.problem)
            status.isOutdated = today.checksum.map { $0 != module.recordedChecksum } ?? false
            return status
        }.sorted { ($0.name, $0.templateName, $0.target) < ($1.name, $1.templateName, $1.target) }
    }

    package init(
        name: String, template: String, templateName: String, version: String?, target: String,
        recordedChecksum: UInt64
    ) {
        (self.name, self.template, self.templateName) = (name, template, templateName)
        (self.version, self.target, self.recordedChecksum) = (version, target, recordedChecksum)
    }

    /// Reads the files of a module; nil if there is no record.
    private init?(
        at path: RelativePath, _ tree: inout RecordedFiles, _ records: Records, _ stamps: inout FileStamps
    ) throws {
        let recordStamp = stamps.stamps(of: [path])
        guard let record = try records.header(at: path) else { return nil }
        self.init(
            name: record.prefixedName, template: record.template, templateName: record.templateName,
            version: record.version, target: record.codeTarget, recordedChecksum: record.templateChecksum)
        let files = record.files.map(\.path).filter { !record.missing.contains($0) }
        let fileStamps = stamps.stamps(of: files)
        try compare(record, &tree, records)
        if let recordStamp, let fileStamps, missing.isEmpty, moved.isEmpty {
            stamps.remember(self, of: path, files, recordStamp + fileStamps)
        }
    }

    private mutating func compare(
        _ record: ModuleRecord, _ tree: inout RecordedFiles, _ records: Records
    ) throws {
        let accepted = Set(record.missing)
        var texts: [RelativePath: FileText]?
        for file in record.files where !accepted.contains(file.path) {
            func text() throws -> [UInt8]? {
                texts = try texts ?? records.text(of: record)?.texts ?? [:]
                return texts?[file.path]?.bytes
            }
            switch try tree.state(of: file, text: text) {
            case .unedited, .formatted: break
            case .missing: missing.append(file.path)
            case .moved(let place): moved.append((file.path, place))
            case .edited:
                let bytes = try Disk.read(records.root.appending(file.path))
                let updated = file.path.updatedVersion
                if bytes?.hasConflictMarkers == true {
                    conflicts.append(file.path)
                } else if try Disk.kind(following: records.root.appending(updated)) == .file {
                    conflicts.append(updated)
                } else {
                    edited.append(file.path)
                }
            }
        }
    }

    package func encode(to encoder: any Encoder) throws {
        try JSONObject([
            "name": name, "template": template, "version": version, "template_version": templateVersion,
            "target": target, "state": words, "template_newer": isOutdated, "problem": templateProblem,
            "edited": edited.map(\.text), "missing": missing.map(\.text), "conflicts": conflicts.map(\.text),
            "moved": moved.map { ["from": $0.from.text, "to": $0.to.text] },
        ]).encode(to: encoder)
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

extension [ModuleStatus] {
    /// The name of one of the modules, with its target in front if several have that name.
    package func name(of status: ModuleStatus) -> String {
        count { $0.name == status.name } == 1 ? status.name : "\(status.target)/\(status.name)"
    }
}
