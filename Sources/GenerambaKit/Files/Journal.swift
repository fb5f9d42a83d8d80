import SourceText

/// The record of an unfinished transaction, kept in the transaction's folder. Lines are only appended, never changed.
struct Journal: Sendable, Equatable {
    /// A change. Its path is relative to the project's folder and leads through no link.
    enum Entry: Sendable, Equatable {
        case makeFolder(RelativePath)
        /// Removes a folder if it is empty.
        case removeFolder(RelativePath)
        /// Replaces a file's content. The checksums are those before and after; nil for no file.
        case file(RelativePath, from: UInt64?, to: UInt64?)
        /// Waits until all earlier changes would survive a power failure.
        case flush

        var path: RelativePath {
            switch self {
            case .makeFolder(let path), .removeFolder(let path), .file(let path, _, _): path
            case .flush: .here
            }
        }
    }

    /// The ID of the process that writes the journal.
    var process: Int32
    /// The changes, in order. The file with the new content of a change is named after its index.
    var entries: [Entry] = []
    /// Whether the list of changes is complete; only then are they made.
    var isCommitted = false
    /// Whether the changes are to be undone instead.
    var isTakenBack = false
    /// Whether the journal contains lines that this version does not know.
    var isForeign = false
    /// The indices of changes whose new content is stored beside the file, because the file is on another disk than the
    /// transaction's folder.
    var beside: Set<Int> = []

    init(process: Int32) { self.process = process }

    // MARK: Lines

    /// The first line.
    var head: String { "process \(process)\n" }

    /// The lines of the changes, and the line that commits them.
    var changes: String { entries.map { "\($0.line)\n" }.joined() + "commit\n" }

    /// The line for a change whose new content is stored beside the file.
    static func beside(_ number: Int) -> String {
        // The previous line may be incomplete.
        "\nbeside \(number)\n"
    }

    /// The line that says to undo the changes.
    static let takenBack = "\nback\n"

    /// Parses a journal and ignores an incomplete line at its end. Nil if the text is not a journal.
    init?(_ text: String) {
        // Split as bytes, because a space and a combining mark form one character.
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

    /// Returns the text after the first word of a line; nil if that word is another one.
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
            // Anybody may have written the contents of a project's folder.
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

    /// The text of a checksum: hexadecimal digits, or `-` for no file.
    private static func text(_ checksum: UInt64?) -> String { checksum.map { String($0, radix: 16) } ?? "-" }

    /// Parses a checksum; nil if the text is not one.
    private static func checksum(_ word: Substring) -> UInt64?? {
        word == "-" ? .some(nil) : UInt64(word, radix: 16).map { .some($0) }
    }
}
