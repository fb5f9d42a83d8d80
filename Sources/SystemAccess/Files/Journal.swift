import SourceText

/// The record of an unfinished transaction, kept in the transaction's folder. It appears at its path when it is complete,
/// with a checksum; after that, lines are only appended.
struct Journal: Sendable, Equatable {
    /// A change. Its path is relative to the project's folder and leads through no link.
    enum Entry: Sendable, Equatable {
        case makeFolder(GatedPath)
        /// Removes a folder if it is empty.
        case removeFolder(GatedPath)
        /// Replaces a file's content. The checksums are those before and after; nil for no file.
        case file(GatedPath, from: UInt64?, to: UInt64?)
        /// Waits until all earlier changes would survive a power failure.
        case flush

        var path: RelativePath {
            switch self {
            case .makeFolder(let gated), .removeFolder(let gated), .file(let gated, _, _): gated.path
            case .flush: .here
            }
        }
    }

    /// The ID of the process that writes the journal.
    var process: Int32
    /// A checksum of the words of the command, by which a run recognizes that it repeats an interrupted one.
    var command: UInt64
    /// The changes, in order. The file with the new content of a change is named after its index.
    var entries: [Entry] = []
    /// Whether the changes are to be undone instead.
    var isTakenBack = false
    /// Whether all changes are made, and only the report of the command may be missing.
    var isDone = false
    /// The indices of changes whose new content is stored beside the file, which is on another disk than the project.
    var beside: Set<Int> = []

    init(process: Int32, command: UInt64) { (self.process, self.command) = (process, command) }

    // MARK: Lines

    /// The first line.
    var head: String { "generamba-journal 2 \(process) \(hexadecimal(command))\n" }

    /// The lines of the changes, and the line that ends the list, with a checksum of all before it.
    var changes: [UInt8] {
        var bytes = Array(head.utf8)
        for entry in entries { bytes += "\(entry.line)\n".utf8 }
        bytes += "end \(hexadecimal(checksum(of: bytes)))\n".utf8
        bytes.removeFirst(head.utf8.count)
        return bytes
    }

    /// The line for a change whose new content is stored beside the file. The previous line may be incomplete, and then
    /// means nothing.
    static func beside(_ number: Int) -> String { "\n\(number) beside\n" }

    /// The line that says to undo the changes.
    static let takenBack = "\nback\n"
    /// The line that says that all changes are made.
    static let done = "\ndone\n"

    /// Returns the process that writes a journal, which may not be complete; nil if the text does not say it.
    static func process(in bytes: [UInt8]) -> Int32? {
        let words = String(decoding: bytes.prefix(100), as: UTF8.self).split(separator: " ", maxSplits: 3)
        return words.first == "generamba-journal" && words.count == 4 ? Int32(words[2]) : nil
    }

    /// Whether a journal is of a command, and says that all changes are made.
    static func isDone(_ bytes: [UInt8], for command: UInt64) -> Bool {
        let head = bytes.prefix { $0 != UInt8(ascii: "\n") }
        return head.reversed().starts(with: hexadecimal(command).utf8.reversed())
            && bytes.suffix(Self.done.utf8.count).elementsEqual(Self.done.utf8)
    }

    /// Parses a journal and ignores an incomplete line at its end. Throws `Diagnostics` for a damaged journal, or one
    /// that names a path that the program would not change.
    init(_ file: SourceFile) throws {
        var lines = file.bytes.lineRanges[...]
        // What follows the last line break is incomplete.
        if let last = lines.last, last.upperBound == file.bytes.count { lines.removeLast() }
        let words = lines.first.map { file.text($0).split(separator: " ") } ?? []
        guard words.count == 4, words[0] == "generamba-journal", words[1] == "2",
            let process = Int32(words[2]), let command = UInt64(words[3], radix: 16),
            let end = lines.firstIndex(where: { file.text($0).hasPrefix("end ") }),
            file.text(lines[end])
                == "end \(hexadecimal(checksum(of: Array(file.bytes[..<lines[end].lowerBound]))))"
        else { throw Self.damaged(file.range(lines.first ?? 0..<0)) }
        self.init(process: process, command: command)
        entries = try lines[..<end].dropFirst().map { try Entry(file.text($0), file.range($0)) }
        for line in lines[(end + 1)...] { try readState(file.text(line), file.range(line)) }
    }

    /// Reads a line that a run has appended.
    private mutating func readState(_ line: String, _ range: SourceRange) throws {
        let number = Int(line.prefix { $0.isNumber })
        let rest = line.drop { $0.isNumber }
        if line == "back" {
            isTakenBack = true
        } else if line == "done" {
            isDone = true
        } else if let number, rest == " beside" {
            guard entries.indices.contains(number) else { throw Self.damaged(range) }
            beside.insert(number)
        } else if !(number == nil ? ["back", "done"] : [" beside"]).contains(where: { $0.hasPrefix(rest) }) {
            throw Self.damaged(range)
        }
    }

    static func damaged(
        _ range: SourceRange, because reason: String = "this is not what generamba wrote"
    ) -> Diagnostics {
        .error(
            "the journal of an interrupted run is damaged: \(reason)", at: range,
            hint: "the run may have changed some of its files: compare them with the texts in "
                + "'\(StagingFolder.path)/contents', which are new or original ones, and then remove "
                + "'\(StagingFolder.path)'")
    }
}

extension Journal.Entry {
    fileprivate var line: String {
        switch self {
        case .makeFolder(let gated): "make-folder \(gated.path)"
        case .removeFolder(let gated): "remove-folder \(gated.path)"
        case .file(let gated, let old, let new): "file \(Self.text(old)) \(Self.text(new)) \(gated.path)"
        case .flush: "flush"
        }
    }

    fileprivate init(_ line: String, _ range: SourceRange) throws {
        // Split as bytes, because a space and a combining mark form one character.
        let words = line.utf8.split(separator: UInt8(ascii: " "), maxSplits: 1).map { Substring($0) }
        let rest = words.count == 2 ? words[1] : ""
        func gated(_ text: Substring, isFolder: Bool = false) throws -> GatedPath {
            do throws(PathProblem) {
                return try GatedPath(inJournal: RelativePath(untrusted: String(text)), isFolder: isFolder)
            } catch {
                throw Journal.damaged(range, because: "'\(text)' \(error.reason)")
            }
        }
        switch words.first {
        case "make-folder": self = .makeFolder(try gated(rest, isFolder: true))
        case "remove-folder": self = .removeFolder(try gated(rest, isFolder: true))
        case "flush": self = .flush
        case "file":
            let words = rest.utf8.split(separator: UInt8(ascii: " "), maxSplits: 2).map { Substring($0) }
            guard words.count == 3, let old = Self.checksum(words[0]), let new = Self.checksum(words[1])
            else { fallthrough }
            self = .file(try gated(words[2]), from: old, to: new)
        default: throw Journal.damaged(range)
        }
    }

    /// The text of a checksum: hexadecimal digits, or `-` for no file.
    private static func text(_ checksum: UInt64?) -> String { checksum.map { String($0, radix: 16) } ?? "-" }

    private static func checksum(_ word: Substring) -> UInt64?? {
        word == "-" ? .some(nil) : UInt64(word, radix: 16).map { .some($0) }
    }
}
