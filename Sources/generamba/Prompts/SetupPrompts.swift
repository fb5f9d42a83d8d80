import GenerambaKit
import SourceText
import SwiftText
import SystemAccess

/// Gets the answers of `setup` and `template create`: from options, from the user at the terminal, or from defaults.
struct SetupPrompts {
    let terminal: Terminal
    let isAsking: Bool

    /// - Returns: the answers, and the author, to be saved in the user's preferences.
    func run(
        _ options: SetupOptions, _ defaults: SetupDefaults
    ) throws -> (answers: RambafileAnswers, author: String?) {
        if isAsking { greet(canClear: defaults.existing != nil) }
        let isUnasked = !isAsking && defaults.existing != nil
        let author = try text("Author", options.author, isUnasked ? nil : defaults.author)
        var answers = RambafileAnswers()
        answers.company = try text("Company", options.company, defaults.existing?.company)
        answers.projectName = try required(
            "Project name", "--project_name", options.projectName, defaults.projectName)
        answers.prefix = try text("Prefix", options.prefix, defaults.existing?.prefix) {
            isSwiftIdentifier($0) ? nil : "'\($0)' cannot begin the name of a Swift type"
        }
        answers.xcodeprojPath = defaults.xcodeproj
        try askForTarget(options, defaults, &answers)
        try askForTests(options, defaults, &answers)
        answers.tests = try options.tests ?? defaults.testFramework(of: answers.testTarget)
        answers.templates = try templates(options.templates, defaults)
        answers.templateFolders = defaults.knownTemplates.folders
        return (answers, author)
    }

    private func askForTarget(
        _ options: SetupOptions, _ defaults: SetupDefaults, _ answers: inout RambafileAnswers
    ) throws {
        let target = try required(
            "Target for modules", "--project_target", options.projectTarget,
            try defaults.target(isAsking: isAsking), choices: defaults.targets
        ) { defaults.rejectionReason(toTarget: $0, among: defaults.targets) }
        let folder = try folder(
            "Folder for modules", "--project_file_path", options.projectFilePath, of: target,
            try defaults.modules(in: target), defaults)
        answers.projectTarget = target
        let existing = defaults.existing
        answers.projectGroupPath = existing.map(\.projectGroupPath) ?? defaults.group(of: folder, in: target)
        let usual = answers.projectGroupPath == nil ? try defaults.folder(of: target) : nil
        answers.projectFilePath = kept(folder, unless: usual, in: existing?.projectFilePath)
    }

    private func askForTests(
        _ options: SetupOptions, _ defaults: SetupDefaults, _ answers: inout RambafileAnswers
    ) throws {
        let proposal = try defaults.testTarget(for: answers.projectTarget, isAsking: isAsking)
        if isAsking, options.testTarget == nil {
            guard try terminal.yes("Generate tests?", default: proposal != nil) else { return }
        }
        let target = try text(
            "Target for tests", options.testTarget, proposal, choices: defaults.testTargets
        ) { defaults.rejectionReason(toTarget: $0, among: defaults.testTargets) }
        guard let target else {
            let isOpen = !isAsking && options.testTarget == nil
            let isGone = defaults.existing?.testTarget != nil
            answers.testFilePath = isOpen && !isGone ? defaults.existing?.testFilePath : nil
            return
        }
        let folder = try folder(
            "Folder for tests", "--test_file_path", options.testFilePath, of: target,
            try defaults.tests(in: target), defaults)
        answers.testTarget = target
        let existing = defaults.existing
        answers.testGroupPath = existing.map(\.testGroupPath) ?? defaults.group(of: folder, in: target)
        let usual = answers.testGroupPath == nil ? try defaults.folder(of: target) : nil
        answers.testFilePath = kept(folder, unless: usual, in: existing?.testFilePath)
    }

    /// The folder for the files of a target. It must not be empty if nothing else tells it.
    private func folder(
        _ question: String, _ flag: String, _ option: String?, of target: String,
        _ proposal: @autoclosure () throws -> String?, _ defaults: SetupDefaults
    ) throws -> String? {
        let rejectionReason = { defaults.rejectionReason(to: $0, of: target) }
        guard try option == nil && defaults.needsFolder(target) else {
            return try text(question, option, try proposal(), rejectionReason: rejectionReason)
        }
        return try required(question, flag, option, try proposal(), rejectionReason: rejectionReason)
    }

    /// A folder, or nil if it is the usual one and the Rambafile does not name it already.
    private func kept(_ folder: String?, unless usual: String?, in existing: String?) -> String? {
        guard let folder, folder != existing else { return folder }
        let path = try? RelativePath(untrusted: folder)
        return path?.text == usual ? nil : folder
    }

    private func templates(_ option: String?, _ defaults: SetupDefaults) throws -> [String] {
        let listed = defaults.existing?.templates
        let list = ChoiceList(defaults.knownTemplates.all)
        let isAsked = isAsking && option == nil
        if isAsked { terminal.show(list) }
        func names(in answer: String) -> [String] {
            answer.listedNames.map { isAsked && Int($0) != nil ? list.name(for: $0) ?? $0 : $0 }
        }
        let answer = try text(
            "Templates, separated by commas", option,
            listed.map { $0.joined(separator: ", ") } ?? defaults.knownTemplates.usual
        ) { defaults.rejectionReason(toTemplates: names(in: $0)) }
        let names = answer.map(names)?.distinct(by: \.self) ?? []
        // The option adds to a list, an answer replaces it.
        return option == nil ? names : (listed ?? []) + names.filter { listed?.contains($0) != true }
    }

    /// Explains how to answer.
    ///
    /// - Parameter canClear: whether there may be answers to remove.
    func greet(canClear: Bool = false) {
        let clear = canClear ? "type - to remove it, " : ""
        terminal.note("Press Return to accept the answer in brackets, \(clear)or Ctrl-C to stop.\n")
    }

    /// Gets an answer, which may be empty.
    ///
    /// - Parameters:
    ///   - proposal: the default, which is computed only if no option gives the answer.
    ///   - choices: the answers to choose from at a terminal if there are several.
    func text(
        _ question: String, _ option: String?, _ proposal: @autoclosure () throws -> String?,
        choices: [String] = [], rejectionReason: (String) -> String? = { _ in nil }
    ) throws -> String? {
        if let option {
            let answer = option.trimmed
            guard printable(answer) == answer else {
                throw Diagnostics.error(
                    "the answer to '\(question)' contains a control or invisible character")
            }
            if !answer.isEmpty, let reason = rejectionReason(answer) { throw Diagnostics.error(reason) }
            return answer.isEmpty ? nil : answer
        }
        let proposal = try proposal()
        guard isAsking else { return proposal }
        guard choices.count < 2 else {
            return try terminal.choose(
                question, among: ChoiceList(choices.map { ($0, nil) }), default: proposal)
        }
        return try terminal.ask(
            question, default: proposal.flatMap { $0.isEmpty ? nil : $0 }, rejectionReason: rejectionReason)
    }

    /// Gets an answer that must not be empty.
    private func required(
        _ question: String, _ flag: String, _ option: String?, _ proposal: String?, choices: [String] = [],
        rejectionReason: (String) -> String? = { _ in nil }
    ) throws -> String {
        try terminal.untilAnswered {
            let answer = try text(
                question, option, proposal, choices: choices, rejectionReason: rejectionReason)
            guard answer != nil || isAsking && option == nil else {
                throw Diagnostics.error(
                    "no answer to '\(question)', and no default", hint: "give it with '\(flag)'")
            }
            return answer
        }
    }
}
