import ArgumentParser
import GenerambaKit
import SourceText
import SwiftText

/// The command `generamba template check`.
struct TemplateCheck: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Generate modules from templates, compile them and run their tests.",
        usage: "generamba template check [<options>] [<name|path> ...]",
        discussion: """
            Parameter values come from 'default', 'choices' and 'examples' in the rambaspec. Stand-ins replace UIKit \
            and similar frameworks; an API that they lack is reported by name. A compiler warning counts as a \
            failure.

            NAME is an installed template or, if there is none, a built-in one; PATH is a template's folder or \
            rambaspec, or a folder that contains such folders. Without either, the templates listed in the Rambafile \
            are checked or, outside a project, all built-in ones.

            EXAMPLE
              generamba template check clean_swift
              generamba template check Templates/own_template --matrix pairs
            """)

    @Argument(help: ArgumentHelp("The templates to check.", valueName: "name|path"))
    var templates: [String] = []

    @Option(
        name: .words("swift-version"),
        help: ArgumentHelp("The Swift language modes to compile in.", valueName: "5,6"))
    var swiftVersion = "5,6"

    @Option(
        help: ArgumentHelp(
            "The combinations of values to try: 'defaults' (the default and the richest values, with and without a prefix), 'pairs' (every pair of values, and unusual names) or 'full' (every combination).",
            valueName: "matrix"))
    var matrix = CombinationMatrix.defaults

    @Option(
        help: ArgumentHelp(
            "A Swift expression for a value of one of the template's types. Separate several with commas.",
            valueName: "type=expression"))
    var samples: [String] = []

    @Flag(name: .words("compile-only"), help: "Compile, but do not run the tests.")
    var compileOnly = false

    @Option(
        help: ArgumentHelp(
            "Compile with Apple's UIKit instead of the stand-ins: 'iphonesimulator', on a Mac.",
            valueName: "sdk"))
    var sdk: String?

    @Flag(help: "Print only a report in JSON to standard output.")
    var json = false

    @Option(
        help: ArgumentHelp(
            "Keep the generated files in this folder, which must be new or empty.", valueName: "dir"))
    var keep: String?

    @OptionGroup var place: PlaceOption

    func validate() throws {
        _ = try modes()
        if let sdk, sdk != "iphonesimulator" {
            throw ValidationError("'\(sdk)' is not a supported SDK: write iphonesimulator")
        }
    }

    private func modes() throws -> [LanguageMode] {
        let modes = swiftVersion.split(separator: ",").map { ($0, LanguageMode(rawValue: $0.trimmed)) }
        if let wrong = modes.first(where: { $0.1 == nil }) {
            throw ValidationError("'\(wrong.0)' is not a language mode: write 5, 6 or 5,6")
        }
        guard !modes.isEmpty else { throw ValidationError("no language mode: write 5, 6 or 5,6") }
        return LanguageMode.allCases.filter { mode in modes.contains { $0.1 == mode } }
    }

    func run() throws {
        var report = CheckReport()
        try CommandContext.run(in: place.directory) { context, diagnostics in
            let chosen = try context.templates.templates(templates, for: "check", diagnostics: &diagnostics)
            report = try check(chosen, context, &diagnostics)
            if !json { context.terminal.write(report.text(color: context.terminal.colorsOutput)) }
        } json: {
            json ? report : nil
        }
        guard report.isFine else { throw ExitCode.failure }
    }

    private func check(
        _ templates: [ResolvedTemplate], _ context: CommandContext, _ diagnostics: inout Diagnostics
    ) throws -> CheckReport {
        let given = try Sample.all(in: samples.map { SourceFile(path: "--samples", text: $0).whole })
        let kept = try keep.map { try context.newFolder($0) }
        let temporary = try Disk.makeTemporaryFolder(environment: context.environment)
        defer { try? Disk.removeTree(temporary) }
        let terminal = context.terminal
        let line = ProgressLine(terminal: terminal)
        defer { line.clear() }
        // Compilers and tests put their temporary files there, too, so none stay behind if they are killed.
        var environment = context.environment
        environment["TMPDIR"] = temporary.text
        let setup = try ModuleCompilerSetup(
            sdk: sdk, temporary: temporary, user: context.user, environment: environment)
        line.show("compiling the stand-ins")
        var check = Check(try setup.moduleCompiler(&diagnostics), now: try SystemEnvironment.now())
        check.objectiveC = setup.objectiveC
        check.matrix = matrix
        check.modes = try modes()
        check.compilesOnly = compileOnly
        check.kept = kept
        check.samples = Samples(given)
        let report = try check.run(templates, context.templates, in: temporary) { done, total, last in
            line.show("\(done) of \(total)  \(last)")
        }
        line.clear()
        terminal.note(report.messages(color: terminal.colorsMessages, width: terminal.width))
        return report
    }
}

extension CombinationMatrix: ExpressibleByArgument {}

extension CommandContext {
    /// A folder for results, which must be empty or not exist.
    fileprivate func newFolder(_ name: String) throws -> (folder: AbsolutePath, shown: String) {
        let folder = AbsolutePath(name, relativeTo: start)
        guard try Disk.names(in: folder).isEmpty, try Disk.kind(of: folder) != .file else {
            throw Diagnostics.error("'\(name)' is not empty", hint: "name a new folder for '--keep'")
        }
        try Disk.makeFolders(folder)
        return (folder, folder.shown(from: user))
    }
}
