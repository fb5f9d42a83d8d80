import ArgumentParser
import GenerambaKit
import SourceText
import SwiftText
import SystemAccess
import TemplateInspection

struct TemplateCheck: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check", abstract: "Generate modules from templates, compile them and run their tests.",
        usage: usage,
        discussion: """
            Parameter values come from 'default', 'choices' and 'examples' in the rambaspec. Stand-ins replace UIKit \
            and similar frameworks; an API that they lack is reported by name. A compiler warning counts as a \
            failure. Modules and base classes of your app come from stubs, which are Swift files in a folder.

            NAME is a template that 'template list' shows, an installed one first; PATH is a template's folder or \
            rambaspec, or a folder that contains such folders; URL is a git address: URL[@TAG][//PATH]. Without \
            any, the templates listed in the Rambafile are checked or, outside a project, all built-in ones.

            EXAMPLE
              generamba template check clean_swift
              generamba template check Templates/own_template --matrix pairs
              generamba template check Templates/own_template --style dark --stubs Stubs
            """)

    static let usage = "generamba template check [<options>] [<name|path|url> ...]"

    @Argument(
        parsing: .allUnrecognized,
        help: ArgumentHelp(
            "The templates to check, and their parameters, as for 'gen': '--<parameter> <value>'.",
            valueName: "name|path|url"), completion: .templates)
    var words: [String] = []

    @Option(
        name: .words("swift-version"),
        help: ArgumentHelp("The Swift language modes to compile in.", valueName: "5,6"),
        completion: .list(["5", "6"]))
    var swiftVersion = "5,6"

    @Option(
        help: ArgumentHelp(
            "The default isolation to compile the code with: 'nonisolated', 'mainactor' (as in new Xcode projects) or 'mainactor-tests' (the tests as well), or several.",
            valueName: "isolations"), completion: .list(LanguageMode.Isolation.allCases.map(\.rawValue)))
    var isolation = "nonisolated"

    @Option(
        help: ArgumentHelp(
            "The upcoming features of Swift to compile code and tests with, such as 'ExistentialAny'; 'ApproachableConcurrency' stands for those of Xcode's build setting.",
            valueName: "features"), completion: .list(UpcomingFeatures.allNames))
    var features: String?

    @Option(
        help: ArgumentHelp(
            "The library that tests are converted to: 'xctest' or 'swift-testing', or both. By default, the template decides.",
            valueName: "libraries"), completion: .list(TestFramework.allValueStrings))
    var tests: String?

    @Option(
        help: ArgumentHelp(
            "The combinations of values to try: 'one' (the defaults), 'defaults' (the default and the richest values, with and without a prefix), 'pairs' (every pair of values, and unusual names) or 'full' (every combination).",
            valueName: "matrix")) var matrix = CombinationMatrix.defaults

    @Option(
        help: ArgumentHelp(
            "A Swift expression for a value of one of the template's types. Separate several with commas.",
            valueName: "type=expression")) var samples: [String] = []

    @Option(
        help: ArgumentHelp(
            "The types of a module of your app, which stubs declare: files that name one of them import the module.",
            valueName: "module: [type, …]")) var imports: [String] = []

    @Option(
        name: .words("custom_parameters"),
        help: ArgumentHelp(
            "Parameters of the template that have the same value in all combinations: one or more KEY:VALUE.",
            valueName: "key:value")) var customParameters: [String] = []

    @Option(
        help: ArgumentHelp(
            "A folder with Swift files of your app: each folder in it is a module of that name; files directly in it are compiled with the code, those in 'Tests' with the tests.",
            valueName: "dir"), completion: .directory)
    var stubs: [String] = []

    @Flag(name: .words("compile-only"), help: "Compile, but do not run the tests.") var compileOnly = false

    @Flag(
        name: .words("allow-uncompiled"),
        help: "Accept combinations of which nothing is compiled, such as those with only Objective-C.")
    var allowUncompiled = false

    @Option(
        help: ArgumentHelp(
            "Compile with Apple's UIKit instead of the stand-ins: 'iphonesimulator', on a Mac.",
            valueName: "sdk"), completion: .list(["iphonesimulator"]))
    var sdk: String?

    @Option(
        help: ArgumentHelp(
            "Keep the generated files in this folder, which must be new or empty.", valueName: "dir"),
        completion: .directory)
    var keep: String?

    @OptionGroup var output: FormatOptions
    @OptionGroup var fetching: FetchingOptions
    @OptionGroup var quietly: QuietOption
    @OptionGroup var place: PlaceOption

    func validate() throws {
        _ = try modes()
        _ = try testFrameworks()
        _ = try customParameters.map(GivenParameter.init(option:))
        if let sdk, sdk != "iphonesimulator" {
            throw ValidationError("'\(sdk)' is not a supported SDK: write iphonesimulator")
        }
    }

    private func modes() throws -> [LanguageMode] {
        let versions: [LanguageMode.Version] = try Self.values(
            in: swiftVersion, kind: "language mode", choices: "5, 6 or 5,6")
        let isolations: [LanguageMode.Isolation] = try Self.values(
            in: isolation, kind: "isolation",
            choices: "nonisolated, mainactor, mainactor-tests or several with commas")
        return LanguageMode.allCases.filter {
            versions.contains($0.version) && isolations.contains($0.isolation)
        }
    }

    private func testFrameworks() throws -> [TestFramework] {
        guard let tests else { return [] }
        let wanted: [TestFramework] = try Self.values(
            in: tests, kind: "library for tests", choices: "xctest, swift-testing or xctest,swift-testing")
        return TestFramework.allCases.filter(wanted.contains)
    }

    /// Reads values that are separated by commas.
    private static func values<Value: RawRepresentable<String>>(
        in text: String, kind: String, choices: String
    ) throws -> [Value] {
        let values = try text.split(separator: ",").map { word in
            guard let value = Value(rawValue: word.trimmed) else {
                throw ValidationError(
                    "'\(word)' is not \(kind == "isolation" ? "an" : "a") \(kind): write \(choices)")
            }
            return value
        }
        guard !values.isEmpty else { throw ValidationError("no \(kind): write \(choices)") }
        return values
    }

    func run() throws {
        var report = CheckReport()
        var isWhole = true
        try CommandContext.run(in: place.directory, as: output.chosen) { context, diagnostics in
            let resolver = fetching.templates(context)
            let now = try SystemEnvironment.now()
            var arguments = try CheckArguments(words, resolver, now, &diagnostics)
            // What cannot be read keeps the others from nothing.
            arguments.templates = try arguments.templates.filter { template in
                try diagnostics.collect { try template.declaration(now, .forPatterns()) } != nil
            }
            if arguments.templates.isEmpty { try diagnostics.throwErrors() }
            isWhole = !diagnostics.hasErrors
            report = try check(arguments, resolver, context, &diagnostics)
            if output.isText, !quietly.quiet {
                context.terminal.write(report.text(color: context.terminal.colorsOutput))
            }
        } report: {
            report.shared
        }
        guard report.isFine, isWhole else { throw ExitCode.failure }
    }

    private func check(
        _ arguments: CheckArguments, _ resolver: TemplateResolver, _ context: CommandContext,
        _ diagnostics: inout Diagnostics
    ) throws -> CheckReport {
        let features = try features.map(UpcomingFeatures.init) ?? .none
        let given = try Sample.all(in: samples.map { SourceFile(path: "--samples", text: $0).whole })
        let stubs = try context.stubs(stubs)
        let kept = try keep.map { try context.newFolder($0) }
        let temporary = try Disk.makeTemporaryFolder(environment: context.environment)
        defer { try? Disk.removeTree(temporary) }
        let terminal = context.terminal
        let line = ProgressLine(terminal: terminal, isQuiet: quietly.quiet)
        defer { line.clear() }
        // Compilers and tests put their temporary files there, too, so none stay behind if they are killed.
        var environment = context.environment
        environment["TMPDIR"] = temporary.text
        let setup = try ModuleCompilerSetup(
            sdk: sdk, temporary: temporary, user: context.user, environment: environment)
        line.show("compiling the stand-ins")
        var compiler = try setup.moduleCompiler(&diagnostics)
        compiler.features = features
        var check = Check(compiler, now: try SystemEnvironment.now())
        (check.objectiveC, check.matrix, check.kept) = (setup.objectiveC, matrix, kept)
        check.results = setup.results(version: Version.number)
        (check.modes, check.testFrameworks) = (try modes(), try testFrameworks())
        (check.compilesOnly, check.allowsUncompiled) = (compileOnly, allowUncompiled)
        (check.samples, check.stubs) = (Samples(given), stubs)
        check.imports = try ImportedTypes(imports.map { SourceFile(path: "--imports", text: $0) })
        check.parameters = try customParameters.map(GivenParameter.init(option:)) + arguments.parameters
        let report = try check.run(arguments.templates, resolver, in: temporary) { done, total, last in
            line.show("\(done) of \(total)  \(last)")
        }
        line.clear()
        if output.printsMessages {
            terminal.note(report.messages(color: terminal.colorsMessages, width: terminal.width))
        }
        return report
    }
}

extension CombinationMatrix: ExpressibleByArgument {}

extension CommandContext {
    /// Reads folders of stubs. Later ones replace modules and files of earlier ones.
    fileprivate func stubs(_ names: [String]) throws -> Stubs {
        try names.map { AbsolutePath($0, relativeTo: start) }
            .reduce(into: Stubs()) { $0.add(try Stubs(in: $1, shown: $1.shown(from: user))) }
    }

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
