import SourceText
import SwiftText
import SystemAccess

/// The text of a record: a header of one value a line, an empty line, and the generated texts.
package struct RecordText: Sendable {
    package var record: ModuleRecord
    /// The generated texts, by path.
    package var texts: [RelativePath: FileText]
    /// The files that were moved since the record was written.
    package private(set) var moves: [(from: RelativePath, to: RelativePath)] = []

    package init(_ record: ModuleRecord, texts: [RelativePath: FileText]) {
        (self.record, self.texts) = (record, texts)
    }

    /// The beginning of the first line; the format's version follows.
    package static let mark = "generamba-module "
    /// The version of the format. An older program refuses a newer one.
    package static let version = 1

    /// Returns the record with the paths at which files are now that were moved.
    ///
    /// - Parameter isRenamed: whether files of another name and the same content count as moved.
    /// - Throws: `FileProblem`.
    package func relocated(in root: AbsolutePath, isRenamed: Bool = true) throws -> RecordText {
        var (moved, tree) = (self, RecordedFiles(in: root))
        for (index, file) in record.files.enumerated() where !record.missing.contains(file.path) {
            guard case .moved(let place) = try tree.state(of: file, text: { texts[file.path]?.bytes }),
                moved.texts[place] == nil, isRenamed || place.name == file.path.name
            else { continue }
            moved.record.files[index].path = place
            moved.record.files[index].origin = file.generatedPath == place ? nil : file.generatedPath
            moved.texts[place] = moved.texts.removeValue(forKey: file.path)
            moved.moves.append((file.path, place))
        }
        return moved
    }

    // MARK: Printing

    /// The text in UTF-8.
    package var bytes: [UInt8] {
        var bytes = Array(header.utf8)
        for file in record.files {
            guard let text = texts[file.path]?.bytes else { continue }
            bytes += "\n== \(file.path)\n".utf8
            var rest = text[...]
            while !rest.isEmpty {
                let end = rest.firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? rest.endIndex
                bytes.append(UInt8(ascii: "|"))
                bytes += rest[..<end]
                rest = rest[end...]
            }
            if text.last.map({ $0 != UInt8(ascii: "\n") }) == true { bytes += "\n\\\n".utf8 }
        }
        return bytes
    }

    private var header: String {
        var lines = [Self.mark + "\(Self.version)"]
        func add(_ key: String, _ value: String?) {
            if let value { lines.append("\(key): \(value.onOneLine)") }
        }
        let single = [
            ("name", record.name), ("prefix", record.prefix), ("template", record.template),
            ("template-name", record.templateName == record.template ? nil : record.templateName),
            ("version", record.version), ("checksum", hexadecimal(record.templateChecksum)),
            ("target", record.codeTarget), ("code-folder", record.codeFolder?.text),
            ("test-folder", record.testFolder?.text), ("date", record.date), ("time", "\(record.now)"),
            ("author", record.author),
        ]
        for (key, value) in single { add(key, value) }
        for option in record.options { add("option", "\(option.name)=\(option.value)") }
        for parameter in record.parameters { add("parameter", "\(parameter.name)=\(parameter.value)") }
        for name in record.requirements { add("requires", name) }
        if record.isRequired { add("required", "yes") }
        for file in record.files {
            add("file", "\(hexadecimal(file.checksum)) \(file.path)")
            add("moved-from", file.origin?.text)
        }
        for path in record.folders { add("folder", path.text) }
        for path in record.madeFolders { add("made-folder", path.text) }
        for path in record.missing { add("missing", path.text) }
        for path in record.projects { add("project", path.text) }
        for path in record.known { add("known", path.text) }
        add("manifest", record.manifest?.text)
        for entry in record.manifestEntries { add("manifest-entry", entry.line) }
        for insertion in record.insertions { for (key, value) in insertion.lines { add(key, value) } }
        return lines.joined(separator: "\n") + "\n"
    }

    // MARK: Reading

    /// Reads a record's text.
    ///
    /// - Throws: `Diagnostics` for a record of a newer version, or one that is damaged.
    package init(_ file: SourceFile) throws {
        record = try Self.header(of: file)
        texts = [:]
        var current: RelativePath?
        var text: [UInt8] = []
        for line in file.bytes.lineRanges.drop(while: { !file.bytes[$0].isEmpty }).dropFirst() {
            let bytes = file.bytes[line]
            switch bytes.first {
            case UInt8(ascii: "|"):
                text += bytes.dropFirst()
                text.append(UInt8(ascii: "\n"))
            case UInt8(ascii: "\\"): text.removeLast()
            case UInt8(ascii: "="):
                if let current { texts[current] = FileText(text) }
                let name = String(decoding: bytes.dropFirst("== ".utf8.count), as: UTF8.self)
                // The texts stand in the order of the header, whose paths have been checked.
                let next = texts.count < record.files.count ? record.files[texts.count].path : nil
                current = try next?.text == name ? next : Self.path(name, file.range(line))
                text = []
            case nil: continue
            default: throw Self.damaged(file.range(line))
            }
        }
        if let current { texts[current] = FileText(text) }
        for file in record.files where texts[file.path].map({ checksum(of: $0.bytes) }) != file.checksum {
            throw Diagnostics.error(
                "the record has another text of '\(file.path)' than its header says", hint: Self.rebuild)
        }
    }

    /// Reads the header of a record.
    ///
    /// - Parameter file: the text of the record, or its beginning.
    /// - Throws: `Diagnostics` for a record of a newer version, or one that is damaged.
    package static func header(of file: SourceFile) throws -> ModuleRecord {
        let end = file.bytes.firstRange(of: [10, 10])?.lowerBound ?? file.bytes.count
        let lines = [UInt8](file.bytes[..<end]).lineRanges.prefix { !$0.isEmpty }
        guard let first = lines.first, file.text(first).hasPrefix(mark) else {
            throw damaged(file.range(0..<(lines.first?.upperBound ?? 0)))
        }
        guard let number = Int(file.text(first).dropFirst(mark.utf8.count)), number <= version else {
            throw Diagnostics.error(
                "a newer version of generamba wrote this record", at: file.range(first),
                hint: "update generamba")
        }
        var reader = HeaderReader()
        for line in lines.dropFirst() { try reader.read(file.text(line), file.range(line)) }
        guard reader.isComplete else { throw damaged(file.range(first)) }
        return reader.record
    }

    static let rebuild = "restore the file from version control, or delete it and run 'generamba adopt'"

    package static func damaged(_ range: SourceRange) -> Diagnostics {
        if range.file.bytes.hasConflictMarkers {
            return .error(
                "the record has conflict markers", at: range,
                hint: "run 'generamba update' to rebuild it from both versions")
        }
        return .error("this is not a valid line of a record", at: range, hint: rebuild)
    }

    package static func path(
        _ text: String, _ range: SourceRange, isFolder: Bool = false
    ) throws -> RelativePath {
        try path(text, range) { $0.problem(isFolder: isFolder, for: .template) }
    }

    /// - Parameter problem: why the program may not change the path; nil if it may.
    package static func path(
        _ text: String, _ range: SourceRange, _ problem: (RelativePath) -> PathProblem?
    ) throws -> RelativePath {
        do throws(PathProblem) {
            let path = try RelativePath(untrusted: text)
            if path == .here { throw .empty }
            if let problem = problem(path) { throw problem }
            return path
        } catch {
            throw Diagnostics.error("the path '\(text)' \(error.reason)", at: range, hint: rebuild)
        }
    }
}

/// Reads the lines of a header.
private struct HeaderReader {
    private(set) var record = ModuleRecord(
        name: "", template: "", templateName: "", codeTarget: "", date: "", now: 0)

    mutating func read(_ line: String, _ range: SourceRange) throws {
        let colon = line.utf8.firstIndex(of: UInt8(ascii: ":")) ?? line.endIndex
        let rest = line[colon...].dropFirst()
        guard rest.first == " " else { throw RecordText.damaged(range) }
        let value = String(rest.dropFirst()).onSeveralLines
        func folder() throws -> RelativePath { try RecordText.path(value, range, isFolder: true) }
        switch String(line[..<colon]) {
        case "name": record.name = value
        case "prefix": record.prefix = value
        case "template":
            record.template = value
            record.templateName = value
        case "template-name": record.templateName = value
        case "version": record.version = value
        case "checksum": record.templateChecksum = try Self.number(value, range)
        case "target": record.codeTarget = value
        case "code-folder": record.codeFolder = value == "." ? .here : try folder()
        case "test-folder": record.testFolder = value == "." ? .here : try folder()
        case "date": record.date = value
        case "time": record.now = Int(value) ?? 0
        case "author": record.author = value
        case "option": record.options.append(try Self.setting(value, range))
        case "parameter": record.parameters.append(try Self.setting(value, range))
        case "requires": record.requirements.append(value)
        case "required": record.isRequired = true
        case "file":
            guard let space = value.utf8.firstIndex(of: 32) else { throw RecordText.damaged(range) }
            let path = try RecordText.path(String(value[value.index(after: space)...]), range)
            record.files.append(.init(path: path, checksum: try Self.number(value[..<space], range)))
        case "moved-from":
            guard !record.files.isEmpty else { throw RecordText.damaged(range) }
            record.files[record.files.count - 1].origin = try RecordText.path(value, range)
        case "folder": record.folders.append(try folder())
        case "made-folder": record.madeFolders.append(try folder())
        case "missing": record.missing.append(try RecordText.path(value, range))
        case "project":
            record.projects.append(
                try RecordText.path(value, range) {
                    $0.problem(for: .program) ?? ($0.name.hasSuffix(".pbxproj") ? nil : .foreign)
                })
        case "known": record.known.append(try RecordText.path(value, range))
        case "manifest":
            record.manifest = try RecordText.path(value, range) {
                $0.problem(for: .program) ?? ($0.isManifest ? nil : .foreign)
            }
        case "manifest-entry":
            guard let entry = ManifestEntry(line: value) else { throw RecordText.damaged(range) }
            record.manifestEntries.append(entry)
        case "insertion":
            let insertion = Insertion(.after, "", "")
            record.insertions.append(.init(file: try RecordText.path(value, range), insertion: insertion))
        case let key:
            guard let last = record.insertions.indices.last, record.insertions[last].read(key, value) else {
                throw RecordText.damaged(range)
            }
        }
    }

    private static func setting(_ text: String, _ range: SourceRange) throws -> ModuleRecord.Setting {
        guard let sign = text.utf8.firstIndex(of: 61) else { throw RecordText.damaged(range) }
        return ModuleRecord.Setting(String(text[..<sign]), String(text[text.index(after: sign)...]))
    }

    private static func number(_ text: some StringProtocol, _ range: SourceRange) throws -> UInt64 {
        guard let number = UInt64(text, radix: 16) else { throw RecordText.damaged(range) }
        return number
    }

    /// Whether all lines are there that every header has.
    var isComplete: Bool { !record.name.isEmpty && !record.template.isEmpty && !record.codeTarget.isEmpty }
}

extension String {
    /// The text with `\n` instead of line breaks.
    fileprivate var onOneLine: String {
        guard utf8.contains(where: { $0 == UInt8(ascii: "\\") || $0 < 0x20 }) else { return self }
        return replacing("\\", with: "\\\\").replacing("\r\n", with: "\\r\\n").replacing("\n", with: "\\n")
            .replacing("\r", with: "\\r")
    }

    /// The text with line breaks instead of `\n`.
    fileprivate var onSeveralLines: String {
        guard utf8.contains(UInt8(ascii: "\\")) else { return self }
        var text = ""
        var isEscaped = false
        for character in unicodeScalars {
            if isEscaped {
                text.unicodeScalars.append(character == "n" ? "\n" : character == "r" ? "\r" : character)
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else {
                text.unicodeScalars.append(character)
            }
        }
        return text
    }
}
