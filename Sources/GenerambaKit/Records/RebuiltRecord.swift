import SourceText
import SwiftText
import SystemAccess

extension RecordText {
    /// Puts the two sides of a record with conflict markers together. Its texts are bases for an update, which generates
    /// the module again.
    ///
    /// - Throws: `Diagnostics` for a side that is damaged besides the markers, or of a newer version.
    package init(rebuilding file: SourceFile) throws {
        let sides = file.bytes.conflictSides.map { SourceFile(path: file.path, bytes: $0) }
        let headers = try sides.map { try Self.header(of: $0) }
        let texts = sides.map { Self.sections(of: $0.bytes) }
        var record = headers[0].merged(with: headers[1])
        var all: [RelativePath: FileText] = [:]
        let paths = headers.flatMap { $0.files.map(\.path) }.distinct(by: \.self).sorted()
        record.files = paths.map { path in
            let versions = zip(headers, texts).compactMap { header, texts in
                texts[path].map { (text: $0, file: header.files.first { $0.path == path }) }
            }
            // The text of one side is a better base than one that git put together.
            let best = versions.first { checksum(of: $0.text) == $0.file?.checksum } ?? versions.first
            let text = best?.text ?? []
            all[path] = FileText(text)
            return .init(path: path, checksum: checksum(of: text), origin: best?.file?.origin)
        }
        self.init(record, texts: all)
    }

    /// Reads a header, if there are conflict markers from both sides.
    package static func header(rebuilding file: SourceFile) throws -> ModuleRecord {
        try file.bytes.hasConflictMarkers ? RecordText(rebuilding: file).record : header(of: file)
    }

    /// Reads the generated texts of one side. Leaves out what cannot be read.
    private static func sections(of bytes: [UInt8]) -> [RelativePath: [UInt8]] {
        var texts: [RelativePath: [UInt8]] = [:]
        var current: RelativePath?
        for line in bytes.lineRanges.drop(while: { !bytes[$0].isEmpty }) {
            let text = bytes[line]
            switch text.first {
            case UInt8(ascii: "="):
                current = try? RelativePath(
                    untrusted: String(decoding: text.dropFirst("== ".utf8.count), as: UTF8.self))
                if let current { texts[current] = [] }
            case UInt8(ascii: "|"):
                if let current { texts[current]? += text.dropFirst() + [UInt8(ascii: "\n")] }
            case UInt8(ascii: "\\"):
                if let current, texts[current]?.isEmpty == false { texts[current]?.removeLast() }
            default: continue
            }
        }
        return texts
    }
}

extension ModuleRecord {
    /// Returns the record with what only another version of it has. Where both say different things, this one counts.
    fileprivate func merged(with other: ModuleRecord) -> ModuleRecord {
        var merged = self
        merged.isRebuilt = true
        if other.now < now { (merged.date, merged.now) = (other.date, other.now) }
        merged.options += other.options.filter { option in !options.contains { $0.name == option.name } }
        for setting in other.parameters {
            let own = parameters.filter { $0.name == setting.name }.flatMap(\.items)
            let more = setting.items.filter { !own.contains($0) }
            if !more.isEmpty { merged.parameters.append(Setting(setting.name, more.joined(separator: ", "))) }
        }
        merged.requirements = (requirements + other.requirements).distinct(by: \.self)
        merged.isRequired = isRequired && other.isRequired
        merged.folders = (folders + other.folders).distinct(by: \.self)
        merged.madeFolders = (madeFolders + other.madeFolders).distinct(by: \.self).sorted()
        merged.missing = (missing + other.missing).distinct(by: \.self)
        merged.projects = (projects + other.projects).distinct(by: \.self)
        merged.known = (known + other.known).distinct(by: \.self)
        merged.manifest = manifest ?? other.manifest
        merged.manifestEntries = manifestEntries.adding(other.manifestEntries)
        merged.insertions += other.insertions.filter { !insertions.contains($0) }
        return merged
    }
}

extension ModuleRecord.Setting {
    /// The items of the value if it is a list.
    fileprivate var items: [String] {
        let text = SourceFile(path: "--\(name)", text: value).whole
        return (try? ListItem.items(in: text).map(\.text)) ?? [value]
    }
}

extension [UInt8] {
    /// The text with the first version of each conflict between markers, and with the second.
    fileprivate var conflictSides: [[UInt8]] {
        /// The sides that the current line belongs to.
        var current = [true, true]
        var sides: [[UInt8]] = [[], []]
        for line in lineRanges {
            func isMark(_ mark: String) -> Bool { self[line].starts(with: mark.utf8) }
            if isMark(ConflictMarkers.start) {
                current = [true, false]
            } else if isMark(ConflictMarkers.base), current == [true, false] {
                current = [false, false]
            } else if self[line].elementsEqual(ConflictMarkers.middle.utf8), current != [true, true] {
                current = [false, true]
            } else if isMark(ConflictMarkers.end), current != [true, true] {
                current = [true, true]
            } else {
                for side in sides.indices where current[side] {
                    sides[side] += self[line] + [UInt8(ascii: "\n")]
                }
            }
        }
        return sides
    }
}
