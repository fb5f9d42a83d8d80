import SourceText

/// The words for project files that cannot be read.
enum UnreadableFile {
    fileprivate static let restore = "restore the project file from git"

    /// Throws an error if the file is empty, too large, of another format, or contains a byte that no text contains.
    static func check(_ source: SourceFile) throws {
        let bytes = source.bytes
        guard bytes.contains(where: { !$0.isWhitespace && $0 != 0 }) else {
            throw source.error("the project file is \(bytes.isEmpty ? "empty" : "blank")")
        }
        guard bytes.count < Int(UInt32.max) else {
            throw Diagnostics.error("the project file is larger than 4 GB", hint: nil)
        }
        try checkFormat(source)
        if let zero = bytes.withUnsafeBytes({ $0.firstOffset(of: 0, from: 0, to: $0.count) }) {
            throw source.error("the project file contains a zero byte", at: zero..<zero + 1)
        }
        try source.whole.checkUTF8()
    }

    private static func checkFormat(_ source: SourceFile) throws {
        let start = source.bytes.prefix(4000)
        let first = start.firstIndex { !$0.isWhitespace && $0 != 0xEF && $0 != 0xBB && $0 != 0xBF } ?? 0
        let text = start[first...]
        func refuse(_ message: String, _ hint: String) -> Diagnostics {
            source.error(message, at: first..<min(first + 1, source.bytes.count), hint: hint)
        }
        let save = "open the project in Xcode and change something, so that Xcode saves it in its own format"
        if ["<?xml", "<!DOCTYPE", "<plist"].contains(where: { text.starts(with: $0.utf8) }) {
            throw refuse("the project file is an XML property list", save)
        }
        if text.starts(with: "bplist".utf8) {
            throw refuse("the project file is a binary property list", save)
        }
        if text.starts(with: "version https://git-lfs".utf8) {
            throw refuse("the project file is a pointer of Git LFS", "run 'git lfs pull'")
        }
        if isJSON(text) { throw refuse("the project file is JSON", save) }
    }

    /// Returns whether the text begins with `[`, `{}`, or a key and a colon.
    private static func isJSON(_ text: ArraySlice<UInt8>) -> Bool {
        guard text.first != UInt8(ascii: "[") else { return true }
        guard text.first == UInt8(ascii: "{") else { return false }
        let key = text.dropFirst().drop(while: \.isWhitespace)
        guard key.first == UInt8(ascii: "\"") else { return false }
        let rest = key.dropFirst().drop { $0 != UInt8(ascii: "\"") }.dropFirst().drop(while: \.isWhitespace)
        return rest.first == UInt8(ascii: ":")
    }

    /// Returns the errors for a file that is not a property list.
    static func diagnostics(for error: PlistError, in source: SourceFile) -> Diagnostics {
        let markers = ["<<<<<<<", "|||||||", "=======", ">>>>>>>"].map(\.utf8)
        let lines = source.bytes.split(separator: UInt8(ascii: "\n"))
        if let line = lines.first(where: { line in markers.contains { line.starts(with: $0) } }) {
            return source.error(
                "the project file contains the markers of an unfinished merge",
                at: line.startIndex..<line.startIndex + 7, hint: "resolve the merge first")
        }
        let end = min(error.offset + 1, source.bytes.count)
        let message =
            switch error.reason {
            case .expected(let what): "expected \(what)"
            case .unclosed(let what): "the project file ends before \(what) is closed"
            case .tooDeep: "the brackets are nested more than \(PlistScanner.maximumDepth) levels deep"
            case .junk: "unexpected text after the end of the project"
            case .duplicateKey: "'\(name(at: error.offset, in: source))' is defined twice"
            case .escapedID: "the id contains a backslash"
            case .noDictionary: "expected '{'"
            }
        let first: [PlistError.Reason: String] = [
            .junk: "remove it, or ", .duplicateKey: "remove one of the two, or ",
        ]
        return source.error(
            message, at: min(error.offset, end)..<end, hint: (first[error.reason] ?? "") + restore)
    }

    private static func name(at offset: Int, in source: SourceFile) -> String {
        source.bytes.withUnsafeBufferPointer { bytes in
            var scanner = PlistScanner(bytes, at: offset)
            return (try? scanner.readString())?.text(in: bytes) ?? ""
        }
    }
}

extension SourceFile {
    /// Returns the error for a project file that cannot be read or edited.
    func error(
        _ message: String, at offsets: Range<Int> = 0..<0, hint: String = UnreadableFile.restore
    ) -> Diagnostics {
        .error(message, at: range(offsets), hint: hint)
    }

    /// Returns the root object that the entries of the root dictionary name, and the version of the format.
    func root(_ entries: [PlistEntry]) throws -> (object: PlistString, version: Int) {
        var found: [String: PlistEntry] = [:]
        for entry in entries where found.updateValue(entry, forKey: text(entry.key.content)) != nil {
            let twice = PlistError(.duplicateKey, at: entry.key.range.lowerBound)
            throw UnreadableFile.diagnostics(for: twice, in: self)
        }
        guard case .dictionary = found["objects"]?.value.kind
        else { throw error("the project file has no 'objects'") }
        guard case .string(let root) = found["rootObject"]?.value.kind
        else { throw error("the project file has no 'rootObject'") }
        guard case .string(let version) = found["objectVersion"]?.value.kind else { return (root, 0) }
        return (root, Int(text(version.content)) ?? 0)
    }
}
