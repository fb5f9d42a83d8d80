import Testing

/// A whole template in the style of another team, and everything that `template check` and `template lint` say about it.
struct StrangersTemplate: Sendable, CustomTestStringConvertible {
    /// What is special about it, in a few words.
    let testDescription: String
    let check: TemplateCase
    let lint: TemplateCase

    /// - Parameters:
    ///   - options: more options of `template check`.
    ///   - output: the output of `template check`.
    ///   - messages: its messages, of which the first line names the cause.
    ///   - counts: the output of `template lint`.
    ///   - findings: its messages, each of them true.
    init(
        _ description: String, _ files: [String: String], check options: String = "", output: String,
        messages: String = "", status: Int32 = 0, lint counts: String = "page: no problems",
        findings: String = ""
    ) {
        testDescription = description
        check = TemplateCase(
            description, files, check: "--swift-version 5 \(options)", output: output, messages: messages,
            status: status)
        lint = TemplateCase(description, files, lint: "", output: counts, messages: findings)
    }
}

extension [String: String] {
    /// The files of a template, with these stubs in its folder `Stubs`.
    func with(stubs: [String: String]) -> [String: String] {
        merging(stubs) { $1 }.merging(["page.rambaspec": "\ncheck_stubs: Stubs\n"]) { $0 + $1 }
    }
}
