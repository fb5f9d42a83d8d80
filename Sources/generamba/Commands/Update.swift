import ArgumentParser
import GenerambaKit
import SourceText
import SystemAccess

/// The command `generamba update`.
struct Update: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "update", abstract: "Merge what changed in the templates into generated modules.",
        usage: usage,
        discussion: """
            What changed between the recorded text of a file and today's text is merged into the file as it is. What \
            you edited stays. Formatting does not count as editing. Where both changed the same lines, the file gets \
            conflict markers, as in git, and the exit code is 7; '--abort' takes such an update back.

            With parameters of the template, the module is generated with these values; all others stay as recorded.

            EXAMPLE
              generamba update
              generamba update Pay --diff --dry-run
              generamba update Pay --add use_cases 'refund(id: Int) async'

            ARGUMENTS
              <module>                The modules; all by default.
              --<parameter> <value>   A parameter of the module's template.
              --add <parameter> <value>
                                      Add items to a parameter that takes several.
            """)

    static let usage = "generamba update [<module> ...] [<options>]"

    @Argument(parsing: .allUnrecognized, help: .inDiscussion, completion: .modules)
    var words: [String] = []

    @Flag(name: .words("accept-missing"), help: "Keep files away that somebody removed.")
    var acceptMissing = false

    @Flag(help: "Show the recorded lines in conflicts, too, as git's style 'diff3' does.") var diff3 = false

    @Flag(inversion: .prefixedNo, help: "Mark conflicts in git's index, so that 'git mergetool' finds them.")
    var index = true

    @Flag(help: "Take back the last update, if it left conflict markers.") var abort = false

    @Option(
        help: ArgumentHelp("Write the recorded text of a file again.", valueName: "file"),
        completion: .recordedFiles)
    var restore: [String] = []

    @Option(
        help: ArgumentHelp(
            "With '--to': the recorded template of the modules to update, which was renamed or moved.",
            valueName: "template"), completion: .templates)
    var from: String?

    @Option(
        help: ArgumentHelp("The template to generate these modules from now on.", valueName: "template"),
        completion: .templates)
    var to: String?

    @OptionGroup var options: MergingOptions

    func validate() throws {
        if abort, !words.isEmpty || !restore.isEmpty { throw ValidationError("'--abort' takes nothing else") }
        if (from == nil) != (to == nil) { throw ValidationError("'--from' and '--to' belong together") }
    }

    func run() throws {
        try options.modulesRun(marksConflicts: index).run {
            context, project, isRepeated, decisions, diagnostics in
            if index, !options.dryRun {
                context.markConflicts(in: project, areTakenBack: abort, &diagnostics)
            }
            if abort { return try .takingBack(in: project, isRepeated: isRepeated) }
            if !restore.isEmpty { return try .restoring(restore, from: context.start, in: project) }
            let (names, values, added) = try splitWords()
            let all = try Records(of: project, rebuilding: true).all()
            if isRepeated, !added.isEmpty { return .done(in: project.root) }
            var modules = try all.modules(names)
            if let from {
                modules = try modules.all(from: from, recordedAs: context.templates.word(from, in: project))
            }
            var update = UpdateRequest(of: modules, try options.regeneration(context, of: project))
            if update.modules.count != 1, !values.isEmpty || !added.isEmpty {
                throw WrongUsage("parameters need one module", hint: "usage: \(Self.usage)")
            }
            update.newTemplate = to.map { context.templates.word($0, in: project) }
            update.added = added
            (update.acceptsMissing, update.showsBase) = (acceptMissing, diff3)
            if !values.isEmpty { update.values = { try Self.values(values, $0, of: $1) } }
            return try update.propose(decisions, diagnostics: &diagnostics)
        }
    }

    /// The names of modules, the words for parameters, and what `--add` adds.
    private func splitWords() throws -> (names: [String], values: [String], added: [GivenParameter]) {
        let first = words.firstIndex { $0.hasPrefix("-") } ?? words.endIndex
        var rest: [String] = []
        var added: [GivenParameter] = []
        var left = words[first...]
        while let word = left.popFirst() {
            guard word == "--add" else {
                rest.append(word)
                continue
            }
            guard let name = left.popFirst(), let value = left.popFirst() else {
                throw WrongUsage("'--add' takes a parameter and a value", hint: "usage: \(Self.usage)")
            }
            added.append(GivenParameter(name: name, text: SourceFile(path: "--add", text: value).whole))
        }
        return (Array(words[..<first]), rest, added)
    }

    /// The values of a template's parameters on the command line.
    private static func values(
        _ words: [String], _ declared: [Parameter], of template: String
    ) throws -> [GivenParameter] {
        let reading = ModuleArguments(words, declared: declared)
        try reading.checkOptions(
            declared, besides: [],
            advice: "'generamba gen \(template) --help' lists the template's parameters",
            usage: usage)
        if let word = reading.arguments.first {
            throw WrongUsage("unexpected argument '\(word)'", hint: "usage: \(usage)")
        }
        return reading.parameters
    }
}

extension CommandContext {
    /// Marks the files with conflicts of an update in git's index, which a run that was killed may not have done, or
    /// restores their entries before the update is taken back.
    func markConflicts(in project: Project, areTakenBack: Bool = false, _ diagnostics: inout Diagnostics) {
        do {
            guard let backup = try UpdateBackup(in: project.root) else { return }
            let index = GitIndex(around: project.root, Git(environment: environment))
            try areTakenBack ? index.restore(backup.paths) : index.mark(backup.conflicts())
        } catch {
            let reason = (try? Diagnostics(of: error))?.all.first?.message ?? "\(error)"
            diagnostics.addWarning("the conflicts are not marked in git's index: \(reason)")
        }
    }
}
