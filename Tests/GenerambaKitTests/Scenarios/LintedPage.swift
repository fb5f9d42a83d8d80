import Testing

/// A template `page` in the folder `own/page`, for `generamba template lint`.
struct LintedPage {
    let sandbox: Sandbox

    /// - Parameter files: the texts, by their paths in the template's folder.
    init(_ files: [String: String]) throws {
        sandbox = try Sandbox()
        try sandbox.write(Dictionary(uniqueKeysWithValues: files.map { ("own/page/\($0)", $1) }))
    }

    /// Expects exactly these messages about it.
    func expect(
        output: String, messages: String = "", status: Int32 = 0,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        try sandbox.expect(
            "template", "lint", "own/page", output: output, messages: messages, status: status,
            sourceLocation: sourceLocation)
    }
}
