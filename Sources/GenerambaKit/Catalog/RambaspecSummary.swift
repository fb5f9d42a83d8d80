import SourceText

/// What a rambaspec says of its template, read without the rest of it.
struct RambaspecSummary {
    /// In one line.
    let summary: String?
    /// In one line.
    let version: String?

    /// Reads what stands before the lists, which is mostly enough and a tenth of it, else all. What cannot be read is nil
    /// and told by a warning, unless the rambaspec is one of Liquid, which is no YAML before it is rendered.
    ///
    /// - Parameter path: the rambaspec's path as the user knows it.
    init(_ bytes: [UInt8], path: String, diagnostics: inout Diagnostics) throws {
        var found = Diagnostics()
        var texts = try Self.texts(in: Array(bytes[..<Self.startOfLists(in: bytes)]), path, &found)
        if texts.summary == nil || texts.version == nil {
            found = Diagnostics()
            texts = try Self.texts(in: bytes, path, &found)
        }
        (summary, version) = (texts.summary?.folded, texts.version?.folded)
        guard found.hasErrors, Dialect(rambaspec: bytes) == .mustache else { return }
        diagnostics.add(contentsOf: Diagnostics(found.all.filter { $0.severity == .error }).asWarnings)
    }

    private static func texts(
        in bytes: [UInt8], _ path: String, _ found: inout Diagnostics
    ) throws -> (summary: String?, version: String?) {
        let file = SourceFile(path: path, bytes: bytes)
        let keys = Manifest.rambaspecKeys
        var problems = Diagnostics()
        let read = try found.collect {
            try YAMLFields(file, known: keys, of: "the rambaspec", diagnostics: &problems)
        }
        found.add(contentsOf: problems)
        guard let fields = read else { return (nil, nil) }
        _ = fields.requiredText("name", of: "the rambaspec", &found)
        return (fields.text("summary", &found)?.value, fields.text("version", &found)?.value)
    }

    /// Where the first line with the key of a list begins.
    private static func startOfLists(in bytes: [UInt8]) -> Int {
        let lines = bytes.split(separator: UInt8(ascii: "\n"))
        let first = lines.first { line in lists.contains { line.starts(with: $0.utf8) } }
        return first?.startIndex ?? bytes.count
    }

    private static let lists = ["parameters:", "code_files:", "test_files:"]
}
