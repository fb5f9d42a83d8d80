import GenerambaKit
import SourceText
import SystemAccess

extension GenRun {
    /// Adds the required templates that the target of a draft does not have yet. On a terminal, the user can decline
    /// unless an option decides.
    ///
    /// - Throws: `UserCancelled`; `Diagnostics` with the errors in such a template; `FileProblem`; `Interruption`.
    func addRequired(
        to drafts: inout [ModuleDraft], at index: Int, _ reading: ProjectReading, _ context: CommandContext,
        _ result: inout GenResult, _ diagnostics: inout Diagnostics
    ) throws {
        let asks = isWithRequired == nil && context.terminal.canAsk && !isDryRun && !printsJSON
        var seen = Set(drafts.flatMap(\.modules).filter { $0.record?.isRequired == true }.map(\.template))
        var modules = drafts[index].modules
        let (generation, count) = (drafts[index].generation, modules.count)
        while isWithRequired != false,
            let (name, template) = modules.lacking.first(where: { !seen.contains($0.name) })
        {
            seen.insert(name)
            let required = try reading {
                try generation.requiredModule(name, diagnostics: &diagnostics)
            }
            guard let required, try !asks || context.terminal.agrees(to: name, for: template),
                let answers = try answers(to: required, context)
            else { continue }
            modules = try reading {
                try generation.adding(required, answers, to: modules, diagnostics: &diagnostics)
            }
        }
        guard modules.count > count else { return }
        drafts[index].modules = modules
        try reading { [drafts] in try compare(drafts, in: reading.root, &result) }
    }

    /// Returns the parameter values of a required template: the defaults, and the user's answers on a terminal. Nil if a
    /// value is missing and nobody can be asked.
    private func answers(to required: RequiredModule, _ context: CommandContext) throws -> Answers? {
        var answers = try GivenAnswers(required.parameters, given: [], to: required.name)
        guard answers.missing.isEmpty || context.terminal.canAsk else { return nil }
        for parameter in answers.missing {
            try answers.answer(parameter, with: context.terminal.ask(for: parameter))
        }
        return try answers.complete()
    }
}

extension [GeneratedModule] {
    /// The required templates that the target does not have yet, each with a template that requires it.
    fileprivate var lacking: [(name: String, template: String)] {
        flatMap { module in module.requirements.map { ($0, module.template) } }
    }
}

extension Terminal {
    /// Asks whether a required template is to be generated, too. An empty answer agrees.
    ///
    /// - Throws: `UserCancelled` when the input ends; `Diagnostics` when the question cannot be shown.
    fileprivate func agrees(to required: String, for template: String) throws -> Bool {
        try yes("'\(template)' needs '\(required)' once in this target. Generate it, too?", default: true)
    }
}

/// Reads a project's templates in several steps, as one version of them.
struct ProjectReading {
    let root: AbsolutePath
    let wait: LockWait
    /// The stamp of the lock in the first step.
    let stamp: String?
    let isDryRun: Bool

    /// Runs `body` while no other run changes the project.
    ///
    /// - Throws: `StalePlan` when the templates have changed since the first step; the errors of `body`.
    func callAsFunction<Value>(_ body: () throws -> Value) throws -> Value {
        try Plan.reading(root, wait: wait, toldOfInterrupted: isDryRun) {
            guard try Lockfile.stamp(in: root) == stamp else {
                throw StalePlan("the templates changed while this command ran")
            }
            return try body()
        }
    }
}
