import GenerambaKit
import SourceText
import SwiftText

/// Gets the answers of `setup` and `template create`: from options, from the user at the terminal, or from defaults.
struct SetupPrompts {
    let terminal: Terminal
    let isAsking: Bool

    /// - Returns: the answers, and the author.
    /// - Throws: `Diagnostics` for an invalid answer, or a missing one without a default; `UserCancelled`.
    func run(
        _ options: SetupOptions, _ defaults: SetupDefaults
    ) throws -> (answers: RambafileAnswers, author: String?) {
        if isAsking { greet() }
        var answers = RambafileAnswers()
        let author = try text("Author", options.author, defaults.author)
        answers.company = try text("Company", options.company, nil)
        answers.projectName = try required(
            "Project name", "--project_name", options.projectName, defaults.projectName)
        answers.prefix = try text("Prefix", options.prefix, nil) {
            isSwiftIdentifier($0) ? nil : "'\($0)' cannot begin the name of a Swift type"
        }
        let target = try required(
            "Target for modules\(list(defaults.targets))", "--project_target", options.projectTarget,
            defaults.targets.first
        ) { defaults.rejectionReason(toTarget: $0, among: defaults.targets) }
        answers.projectTarget = target
        answers.projectFilePath = try text(
            "Folder for modules", options.projectFilePath, try defaults.folder(of: target)
        ) { defaults.rejectionReason(to: $0, of: target) }
        try askForTests(options, defaults, &answers)
        answers.templates = try templates(options.templates)
        try confirm(answers, author)
        return (answers, author)
    }

    private func askForTests(
        _ options: SetupOptions, _ defaults: SetupDefaults, _ answers: inout RambafileAnswers
    ) throws {
        let proposal = defaults.testTarget(for: answers.projectTarget)
        if isAsking, options.testTarget == nil {
            guard try terminal.yes("Generate tests?", default: proposal != nil) else { return }
        }
        let target = try text(
            "Target for tests\(list(defaults.testTargets))", options.testTarget, proposal
        ) { defaults.rejectionReason(toTarget: $0, among: defaults.testTargets) }
        guard let target else { return }
        answers.testTarget = target
        answers.testFilePath = try text(
            "Folder for tests", options.testFilePath, try defaults.folder(of: target)
        ) { defaults.rejectionReason(to: $0, of: target) }
    }

    private func templates(_ option: String?) throws -> [String] {
        let known = BuiltInCatalog.names
        let answer = try text("Templates, separated by commas\(list(known))", option, "rviper_controller") {
            $0.listedNames.first { TemplateName($0) == nil }.map { "'\($0)' is not a valid template name" }
        }
        return answer?.listedNames ?? []
    }

    private func confirm(_ answers: RambafileAnswers, _ author: String?) throws {
        guard isAsking else { return }
        let settings = answers.rambafile.split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("#") }
        terminal.note("\n" + settings.map { "  \($0)\n" }.joined())
        if let author { terminal.note("  (author, saved in your own preferences: \(printable(author)))\n") }
        guard try terminal.yes("\nWrite this Rambafile?", default: true) else { throw UserCancelled() }
    }

    /// Explains how to answer.
    func greet() { terminal.note("Press Return to accept the answer in brackets, or Ctrl-C to stop.\n") }

    /// Gets an answer, which may be empty.
    ///
    /// - Parameter proposal: the default, which is computed only if no option gives the answer.
    func text(
        _ question: String, _ option: String?, _ proposal: @autoclosure () throws -> String?,
        rejectionReason: (String) -> String? = { _ in nil }
    ) throws -> String? {
        if let option {
            let answer = option.trimmed
            if !answer.isEmpty, let rejectionReason = rejectionReason(answer) {
                throw Diagnostics.error(rejectionReason)
            }
            return answer.isEmpty ? nil : answer
        }
        let proposal = try proposal()
        guard isAsking else { return proposal }
        let shown = proposal.map { " [\($0)]" } ?? ""
        while true {
            let answer = try terminal.answer(to: "\(question)\(shown): ").trimmed
            if answer.isEmpty { return proposal }
            let isTyped = printable(answer) == answer
            guard let rejectionReason = isTyped ? rejectionReason(answer) : Self.unseen else { return answer }
            terminal.report(.error(rejectionReason))
        }
    }

    private static let unseen =
        "the answer contains a control or invisible character, for example from an arrow key"

    /// Gets an answer that must not be empty.
    private func required(
        _ question: String, _ flag: String, _ option: String?, _ proposal: String?,
        rejectionReason: (String) -> String? = { _ in nil }
    ) throws -> String {
        while true {
            if let answer = try text(question, option, proposal, rejectionReason: rejectionReason) {
                return answer
            }
            guard isAsking, option == nil else {
                throw Diagnostics.error(
                    "no answer to '\(question)', and no default", hint: "give it with '\(flag)'")
            }
            terminal.report(.error("an answer is required"))
        }
    }

    private func list(_ names: [String]) -> String {
        names.count > 1 ? " (\(names.joined(separator: ", ")))" : ""
    }
}
