import ArgumentParser
import GenerambaKit

struct Gen: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "gen", abstract: "Generate a module from a template.", usage: GenOptions.usage,
        discussion: """
            If anything is wrong, gen writes nothing. It overwrites an existing file that differs only if you agree. \
            Options override the Rambafile.

            On a terminal, gen asks for what is missing: the name, the template, the target and required \
            parameters. It needs no Rambafile: in a Swift package or an Xcode project without one, it offers to keep \
            your answers in a Rambafile.

            EXAMPLE
              generamba gen
              generamba gen Profile rviper_controller
              generamba gen Profile,Settings clean_swift --dry-run
              generamba gen Profile ./templates/screen
              generamba gen Profile https://example.com/templates.git@1.2//screen
              generamba gen Profile own_template --style dark --cells 3
              generamba gen Profile own_template --custom_parameters style:dark cells:3

            ARGUMENTS
              <name>                  The module's name, or several: NAME,NAME.
              <template>              The template: a name, a folder ('./templates/screen') or a git address \
            (URL[@TAG][//PATH]); optional if the Rambafile lists only one.
              --<parameter> <value>   A parameter: see 'gen TEMPLATE --help'.
            """, helpNames: NameSpecification([]))

    @Argument(parsing: .allUnrecognized, help: .inDiscussion, completion: .templatesAfterName)
    var words: [String] = []

    @OptionGroup var options: GenOptions

    @Flag(name: [.short, .long], help: "Show help information, or the parameters of the given template.")
    var help = false

    func run() throws {
        if help { return try showHelp() }
        if !words.isEmpty, !words.contains(where: { $0.hasPrefix("-") }) {
            _ = try ModuleArguments(words, declared: []).checked { word in
                (try? CommandContext(in: options.place.directory).templates.find(word)) != nil
            }
        }
        try GenRun(words, options).run()
    }
}

extension GenRun {
    /// A run of the command line.
    init(_ words: [String], _ options: GenOptions) throws {
        self.init(
            words: words, options: try options.moduleOptions(), isCheck: options.check,
            showsDiff: options.diff, onConflict: options.consent.onConflict, usesDefaults: options.yes,
            format: options.output.chosen, isVerbose: options.report.verbose, isQuiet: options.report.quiet,
            isOffline: options.fetching.offline, timeout: options.fetching.timeout,
            directory: options.place.directory)
        (choices.isDryRun, choices.isStrict) = (options.dryRun || options.check, options.strict)
        (choices.acceptsMissing, choices.allowsOutside) = (options.acceptMissing, options.allowOutside)
        choices.generatesRequired = options.withRequired ?? (options.yes ? true : nil)
        createsPackage = options.newPackage
        plan = options.planning.given
        choices.editsManifest = options.editManifest ? true : nil
    }
}
