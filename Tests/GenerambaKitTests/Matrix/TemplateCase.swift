import Testing

/// A small template `page` in the folder `own/page` that is correct, or wrong in one way, and everything that a command
/// says about it.
struct TemplateCase: Sendable, CustomTestStringConvertible {
    /// What is wrong or special, in a few words.
    let testDescription: String
    /// The texts by their paths in the template's folder. Without `page.rambaspec`, the rambaspec lists all files: those
    /// whose names contain `Tests` as tests.
    let files: [String: String]
    /// `check` or `lint`, with its options. A check tries one combination, unless the options name another matrix.
    let command: [String]
    /// The expected standard output.
    let output: String
    /// The expected messages.
    let messages: String
    let status: Int32

    init(
        _ description: String, _ files: [String: String], check options: String? = nil, lint: String? = nil,
        output: String, messages: String = "", status: Int32 = 0
    ) {
        testDescription = description
        self.files = files
        let matrix = options?.contains("--matrix") == true ? "" : "--matrix one"
        let words = lint.map { "lint \($0)" } ?? "check --swift-version 6 \(matrix) \(options ?? "")"
        command = words.split(separator: " ").map(String.init)
        (self.output, self.messages, self.status) = (output, messages, status)
    }

    /// Runs the command, and expects exactly this output and these messages.
    func run(sourceLocation: SourceLocation = #_sourceLocation) throws {
        let sandbox = try Sandbox()
        var texts = files
        if texts["page.rambaspec"] == nil { texts["page.rambaspec"] = rambaspec }
        try sandbox.write(Dictionary(uniqueKeysWithValues: texts.map { ("own/page/\($0)", $1) }))
        let run = try sandbox.run(["template", command[0], "own/page"] + command.dropFirst())
        #expect(
            run == Run(output: output, messages: messages, status: status), sourceLocation: sourceLocation)
    }

    private var rambaspec: String {
        func entries(_ key: String, isTest: Bool) -> String {
            let entries = files.keys.filter { $0.contains("Tests") == isTest }.sorted().map { path in
                let name =
                    path.split(separator: "/").last?.replacing(".mustache", with: "").replacing(
                        ".liquid", with: "") ?? ""
                return "  - {name: \(name), path: \(path)}\n"
            }
            return entries.isEmpty ? "" : "\(key):\n\(entries.joined())"
        }
        return "name: page\n" + entries("code_files", isTest: false) + entries("test_files", isTest: true)
    }
}
