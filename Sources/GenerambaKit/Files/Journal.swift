import SourceText

/// What an unfinished transaction is about, as it is written down in its folder: line after line, none changes.
struct Journal: Sendable, Equatable {
    /// A change. Its path starts at the folder of the project, and leads through no link.
    enum Entry: Sendable, Equatable {
        case makeFolder(RelativePath)
        /// Removes a folder that is left empty.
        case removeFolder(RelativePath)
        /// Exchanges a file's content, given by the checksums of before and after; nil for no file.
        case file(RelativePath, from: UInt64?, to: UInt64?)
        /// Waits until all before it is kept also when the power fails.
        case flush

        var path: RelativePath {
            switch self {
            case .makeFolder(let path), .removeFolder(let path), .file(let path, _, _): path
            case .flush: .here
            }
        }
    }

    /// The number of the process that writes it.
    var process: Int32
    /// The changes, in their order. The new content of a file lies under the number of its change.
    var entries: [Entry] = []
    /// Whether all changes are written down: then they are to be made.
    var isCommitted = false
    /// Whether they are to be taken back instead.
    var isTakenBack = false
    /// Whether there are lines that this version does not know.
    var isForeign = false
    /// The numbers of changes whose files lie beside their places, which are on another disk than the transaction's folder.
    var beside: Set<Int> = []

    init(process: Int32) { self.process = process }

    // MARK: Lines

    /// The first line.
    var head: String { "process \(process)\n" }

    /// The lines of the changes, with the one that commits them.
    var changes: String { entries.map { "\($0.line)\n" }.joined() + "commit\n" }

    /// The line of a change whose files lie beside its place.
    static func beside(_ number: Int) -> String {
        // The line before may be cut off.
        "\nbeside \(number)\n"
    }

    /// The line that says that the changes are to be taken back.
    static let takenBack = "\nback\n"

    /// Reads a journal; what is cut off at its end does not count. Nil for what is none.
    init?(_ text: String) {
        // As bytes: a space and what combines with it are one character.
        let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .dropLast().map { Substring($0) }
        guard let process = lines.first.flatMap({ Int32(Self.rest(of: $0, after: "process") ?? "") }) else {
            return nil
        }
        self.init(process: process)
        for line in lines.dropFirst() {
            if isCommitted {
                if let number = Int(Self.rest(of: line, after: "beside") ?? "") { beside.insert(number) }
                if line == "back" { isTakenBack = true }
            } else if line == "commit" {
                isCommitted = true
            } else if let entry = Entry(line) {
                entries.append(entry)
            } else {
                isForeign = true
            }
        }
    }

    /// What stands behind the first word of a line, if that is this one.
    fileprivate static func rest(of line: Substring, after word: String) -> Substring? {
        line.utf8.starts(with: "\(word) ".utf8) ? Substring(line.utf8.dropFirst(word.utf8.count + 1)) : nil
    }
}

extension Journal.Entry {
    fileprivate var line: String {
        switch self {
        case .makeFolder(let path): "make-folder \(path)"
        case .removeFolder(let path): "remove-folder \(path)"
        case .file(let path, let old, let new): "file \(Self.text(old)) \(Self.text(new)) \(path)"
        case .flush: "flush"
        }
    }

    fileprivate init?(_ line: Substring) {
        func path(_ text: Substring?) -> RelativePath? {
            // What lies in the folder of a project may be anybody's work.
            text.flatMap { try? RelativePath(untrusted: String($0)) }.flatMap {
                $0.isInGitDirectory ? nil : $0
            }
        }
        if let path = path(Journal.rest(of: line, after: "make-folder")) {
            self = .makeFolder(path)
        } else if let path = path(Journal.rest(of: line, after: "remove-folder")) {
            self = .removeFolder(path)
        } else if line == "flush" {
            self = .flush
        } else if let words = Journal.rest(of: line, after: "file")?.utf8
            .split(separator: UInt8(ascii: " "), maxSplits: 2).map({ Substring($0) }),
            words.count == 3, let path = path(words[2]), let old = Self.checksum(words[0]),
            let new = Self.checksum(words[1])
        {
            self = .file(path, from: old, to: new)
        } else {
            return nil
        }
    }

    /// A checksum as it is written: in hexadecimal digits, `-` for no file.
    private static func text(_ checksum: UInt64?) -> String { checksum.map { String($0, radix: 16) } ?? "-" }

    /// Reads a checksum; nil for what is none.
    private static func checksum(_ word: Substring) -> UInt64?? {
        word == "-" ? .some(nil) : UInt64(word, radix: 16).map { .some($0) }
    }
}
