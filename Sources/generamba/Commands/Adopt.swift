import ArgumentParser
import GenerambaKit
import SourceText
import SystemAccess

/// The command `generamba adopt`.
struct Adopt: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "adopt", abstract: "Record modules that were made by hand or by another program.",
        usage: usage,
        discussion: """
            This compares the files of a module with what the template makes, and records the template, so that \
            'list', 'status', 'update' and 'destroy' know the module. The files themselves stay as they are. Lines \
            that were added or removed count as edited. If other lines stand in the place of the template's, adopt \
            fails, unless '--with-edited' is given. The author and the date are those in the files' headers.

            EXAMPLE
              generamba adopt Profile rviper_controller
              generamba adopt Pay clean_swift --use_cases 'pay(amount: Int) async'

            ARGUMENTS
              <name>                  The module's name, or several: NAME,NAME.
              <template>              The template; optional if the Rambafile lists only one.
              --<parameter> <value>   A parameter of the template.
            """)

    static let usage = "generamba adopt [<options>] <name> [<template>]"

    @Argument(parsing: .allUnrecognized, help: .inDiscussion, completion: .templatesAfterName)
    var words: [String] = []

    @OptionGroup(title: "Module") var module: ModuleOptions

    @Flag(
        name: .words("with-edited"),
        help: "Also record files in which other lines stand in the place of the template's.")
    var withEdited = false

    @Flag(name: .words("accept-missing"), help: "Record that files which are missing stay away.")
    var acceptMissing = false

    @Flag(name: .words("dry-run"), help: "Print what would happen, but write nothing.") var dryRun = false

    @Flag(help: "Print how the files differ from the template's as a unified diff.") var diff = false

    @Flag(help: "Print only a report in JSON to standard output.") var json = false

    @OptionGroup var quietly: QuietOption
    @OptionGroup var fetching: FetchingOptions
    @OptionGroup var place: PlaceOption

    func run() throws {
        try ModulesRun(
            isDryRun: dryRun, showsDiff: diff, printsJSON: json, isQuiet: quietly.quiet,
            timeout: fetching.timeout, directory: place.directory
        ).run { context, wait, _, decisions, diagnostics in
            do {
                return try planned(context, wait, decisions, &diagnostics)
            } catch let wrong as WrongUsage {
                throw wrong.ofAdopt
            }
        }
    }

    private func planned(
        _ context: CommandContext, _ wait: LockWait, _ decisions: Decisions, _ diagnostics: inout Diagnostics
    ) throws -> ModulesReport {
        let project = try Project.find(
            from: context.start, user: context.user, environment: context.environment,
            diagnostics: &diagnostics)
        let (adoptions, request) = try Plan.reading(project.root, wait: wait, toldOfInterrupted: dryRun) {
            try self.adoptions(context, project, decisions, &diagnostics)
        }
        let records = Records(of: project)
        let new = try adoptions.filter { try !records.has($0.recorded) }
        let isMissingAccepted = try acceptsMissing(of: new, decisions)
        if diff, !json {
            let changes = adoptions.flatMap { $0.edited + $0.different }
            context.terminal.write(diff: changes.map(\.unifiedDiff).joined())
        }
        var report = ModulesReport(root: project.root)
        report.modules = adoptions.map { adoption in
            let record = adoption.recorded.record
            let template = [record.templateName, record.version].compactMap(\.self).joined(separator: " ")
            return .init(title: "\(record.prefixedName) from \(template)", changes: [], notes: adoption.notes)
        }
        report.nothing = new.isEmpty ? "recorded already" : dryRun ? "to record" : "recorded"
        report.records = try records.changes(keeping: try decided(new, request, isMissingAccepted))
        return report
    }

    /// Compares the modules with what the template makes, with the author and the date in their files.
    private func adoptions(
        _ context: CommandContext, _ project: Project, _ decisions: Decisions,
        _ diagnostics: inout Diagnostics
    ) throws -> ([ModuleAdoption], GenerationRequest) {
        let run = GenRun(
            words: words, options: try module.options(), isOffline: fetching.offline,
            timeout: fetching.timeout)
        var request = try run.request(project, context, &diagnostics)
        request.isForAdoption = true
        var ignored = Diagnostics()
        let draft = try self.draft(request, decisions, &ignored)
        var adoptions: [ModuleAdoption] = []
        for module in draft.modules {
            let origin = try ModuleOrigin(
                of: module, by: module.record?.author, on: request.now.day, in: project.root)
            let own = request.alone(module.name, from: origin)
            let again = try self.draft(own, decisions, &diagnostics)
            adoptions += try again.modules.map { try ModuleAdoption(of: $0, in: again, root: project.root) }
        }
        return (adoptions, request)
    }

    private func draft(
        _ request: GenerationRequest, _ decisions: Decisions, _ diagnostics: inout Diagnostics
    ) throws -> ModuleDraft {
        var draft = try ModuleDraft(request, diagnostics: &diagnostics)
        try draft.generate(decisions, besides: Set(GenOptions.optionNames), diagnostics: &diagnostics)
        return draft
    }

    /// Whether missing files stay away. Files that differ too much matter first.
    private func acceptsMissing(of adoptions: [ModuleAdoption], _ decisions: Decisions) throws -> Bool {
        let missing = adoptions.flatMap(\.missing)
        let fails = missing.isEmpty || !withEdited && adoptions.contains { !$0.different.isEmpty }
        return try acceptMissing || !fails && decisions.agrees(to: .missing(missing))
    }

    /// Returns what to record, or fails if files differ too much or are missing.
    private func decided(
        _ adoptions: [ModuleAdoption], _ request: GenerationRequest, _ isMissingAccepted: Bool
    ) throws -> [RecordText] {
        let different = adoptions.flatMap(\.different)
        guard different.isEmpty || withEdited else {
            throw Diagnostics.error(
                "\(counted(different.count, "file")) \(different.count == 1 ? "has" : "have") other lines than "
                    + "'\(request.template.name)' makes",
                of: different,
                hint:
                    "nothing was written; compare with '--diff', give the parameters that the module was made with, "
                    + "or pass '--with-edited'")
        }
        let missing = adoptions.flatMap(\.missing)
        guard !missing.isEmpty else { return adoptions.map(\.recorded) }
        guard isMissingAccepted else {
            throw Diagnostics.missing(missing, hint: "nothing was written; pass '--accept-missing'")
        }
        return adoptions.map { adoption in
            var adoption = adoption
            adoption.acceptMissing()
            return adoption.recorded
        }
    }
}

extension Records {
    /// Whether a module is recorded with the same values already.
    fileprivate func has(_ text: RecordText) throws -> Bool {
        let new = text.record
        guard let old = try self.text(of: new)?.record else { return false }
        guard old.template == new.template, old.parameters == new.parameters, old.options == new.options
        else {
            throw Diagnostics.error(
                "\(new.prefixedName) is recorded with other values",
                hint: "change them with 'generamba update \(new.prefixedName)'")
        }
        return true
    }
}

extension ModuleAdoption {
    fileprivate var notes: [String] {
        (edited + different).map { "note: '\($0.path)' counts as edited" }
            + moved.map { "note: '\($0.from)' is at '\($0.to)'" }
            + outside.map { "note: '\($0)' is not in the Xcode project: add it with 'generamba xcode add'" }
    }
}

extension WrongUsage {
    /// Returns an error of `gen` with a hint for `adopt`. Only `gen` lists a template's parameters.
    fileprivate var ofAdopt: WrongUsage {
        let hint = diagnostic.hint.map { hint in
            hint.contains("--help") ? hint : hint.replacing("generamba gen ", with: "generamba adopt ")
        }
        return WrongUsage(diagnostic.message, hint: hint)
    }
}
