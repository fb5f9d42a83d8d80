import ArgumentParser
import GenerambaKit
import SourceText
import SystemAccess
import TemplateInspection

struct Agent: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "agent", abstract: "Print a guide to this project for coding agents.",
        usage: "generamba agent [<options>]",
        discussion: """
            The guide has what somebody needs who does not know this program: the targets, the templates with the types \
            and examples of their parameters, the modules that exist, the commands for each task, and the exit codes. \
            It is Markdown or, with '--json', a report. It fetches nothing and writes nothing; 'generamba setup \
            --agents' keeps the guide in AGENTS.md.

            EXAMPLE
              generamba agent
              generamba agent --json
            """)

    @Flag(help: "Print only a report in JSON to standard output.") var json = false

    @OptionGroup var place: PlaceOption

    func run() throws {
        var guide: ProjectGuide?
        try CommandContext.run(in: place.directory) { context, diagnostics in
            let made = try ProjectGuide(context, &diagnostics)
            guide = made
            if !json { context.terminal.write(made.text) }
        } json: {
            guard json else { return nil }
            return guide ?? JSONObject([:]) as any Encodable
        }
    }
}

extension ProjectGuide {
    /// Describes the project of a run, with its modules.
    fileprivate init(_ context: CommandContext, _ diagnostics: inout Diagnostics) throws {
        let root = try context.nearestRoot
        let hasRambafile = try Project.root(from: context.start) != nil
        var (found, warnings) = (Diagnostics(), Diagnostics())
        let project = try root.flatMap { root in
            try found.collect {
                try hasRambafile
                    ? context.project(&warnings) : Project(RambafileAnswers(), in: root, user: context.user)
            }
        }
        let modules = try project.flatMap { _ in try found.collect { try context.statuses(of: [], &warnings) }
        }
        diagnostics.add(contentsOf: warnings)
        diagnostics.add(contentsOf: found.asWarnings)
        try self.init(
            of: project, in: root, listing: hasRambafile ? project?.templateNames : nil, modules ?? [],
            context,
            &diagnostics)
    }

    /// Describes a project. What cannot be read is left out, with a warning.
    ///
    /// - Parameters:
    ///   - project: the project; nil if there is none, or if it cannot be read.
    ///   - listed: the templates in the Rambafile; nil without a Rambafile.
    init(
        of project: Project?, in root: AbsolutePath?, listing listed: [String]?, _ modules: [ModuleStatus],
        _ context: CommandContext, _ diagnostics: inout Diagnostics
    ) throws {
        var (found, warnings) = (Diagnostics(), Diagnostics())
        let targets = try project.flatMap { project in
            try found.collect { try ProjectTargets(of: project, environment: context.environment) }
        }
        let known = try KnownTemplates(
            listed: listed ?? [], in: root ?? context.start,
            usesUIKit: try root.map { try targets?.usesUIKit(in: $0) ?? false } ?? false)
        let now = try SystemEnvironment.now()
        let templates = try known.all.compactMap { name, _ in
            try found.collect { () -> (overview: TemplateOverview, isOwn: Bool)? in
                guard let template = try context.templates.find(name) else { return nil }
                let overview = try TemplateOverview(template, now: now, diagnostics: &warnings)
                return (overview, known.own.contains(name) || known.own.isEmpty && name == known.usual)
            } ?? nil
        }
        self.init(of: targets, in: root, hasRambafile: listed != nil, templates, modules)
        diagnostics.add(contentsOf: warnings)
        diagnostics.add(contentsOf: found.asWarnings)
    }
}
