import ArgumentParser
import GenerambaKit
import SourceText
import SwiftText
import TemplateEngine

/// The options of `gen` in Generamba 1.5, and newer ones. Names of several words are accepted with underscores and with
/// hyphens.
struct ModuleOptions: ParsableArguments {
    @Option(name: [.short, .long], help: "The module's description.") var description: String?

    @Option(help: "The author; overrides the Rambafile and your preferences.") var author: String?

    @Option(help: "The prefix for the names of types and files.") var prefix: String?

    @Option(
        help: ArgumentHelp(
            "The target for the code; its test target receives the tests.",
            valueName: "target"), completion: .targets)
    var target: String?

    @Option("project_targets", value: "a,b", help: "The targets for the code.", completion: .targets)
    var projectTargets: String?

    @Option("project_file_path", value: "folder", help: "The folder for the code.", completion: .directory)
    var projectFilePath: String?

    @Option("project_group_path", value: "group", help: "The Xcode group for the code.") var projectGroupPath:
        String?

    @Option(
        "module_path", value: "folder", help: "Both the folder and the group for the code.",
        completion: .directory)
    var modulePath: String?

    @Option("test_targets", value: "a,b", help: "The targets for the tests.", completion: .testTargets)
    var testTargets: String?

    @Option("test_file_path", value: "folder", help: "The folder for the tests.", completion: .directory)
    var testFilePath: String?

    @Option("test_group_path", value: "group", help: "The Xcode group for the tests.") var testGroupPath:
        String?

    @Option(
        "test_path", value: "folder", help: "Both the folder and the group for the tests.",
        completion: .directory)
    var testPath: String?

    @Flag(name: .words("no-tests"), help: "Do not generate tests.") var noTests = false

    @Option(
        help: ArgumentHelp(
            "The library for the tests: 'swift-testing' or 'xctest'. By default, the template decides.",
            valueName: "library")) var tests: TestFramework?

    @Flag(name: .words("no-docs"), help: "Leave out documentation comments.") var noDocs = false

    @Flag(
        name: .words("add-exception"),
        help:
            "Add files in a synchronized folder of another target to the exceptions of that folder in Xcode.")
    var addException = false

    @Flag(exclusivity: .chooseLast) var moduleFolder: ModuleFolder?

    @Option(
        help: ArgumentHelp(
            "Generate only these parts: folders or files of the template, or 'Tests' for all tests.",
            valueName: "a,b")) var only: [String] = []

    @Option(
        name: .words("custom_parameters"),
        help: ArgumentHelp("Parameters of the template: one or more KEY:VALUE.", valueName: "key:value"))
    var customParameters: [String] = []

    @Option(
        help: ArgumentHelp(
            "A Swift expression for a value of one of your types, for the tests. Separate several with commas.",
            valueName: "type=expression")) var samples: [String] = []

    @Option(
        help: ArgumentHelp(
            "The types of another module of your app: files that name one of them import the module.",
            valueName: "module: [type, …]")) var imports: [String] = []

    @Option(
        help: ArgumentHelp(
            "A limit for templates: depth=N levels of nesting, steps=N of rendering, or output=N MiB of text.",
            valueName: "key=n")) var limit: [String] = []

    /// The options in the form that GenerambaKit takes.
    func options() throws -> GenerationOptions {
        var options = GenerationOptions()
        (options.description, options.author, options.prefix) = (description, author, prefix)
        if target != nil, projectTargets != nil {
            throw ValidationError(
                "'--target' and '--project_targets' both name a target. Use only one of them")
        }
        options.targets.target = target
        options.targets.projectTargets = projectTargets?.listedNames ?? []
        options.targets.projectFilePath = modulePath ?? projectFilePath
        options.targets.projectGroupPath = modulePath ?? projectGroupPath
        options.targets.testTargets = testTargets?.listedNames ?? []
        options.targets.testFilePath = testPath ?? testFilePath
        options.targets.testGroupPath = testPath ?? testGroupPath
        (options.targets.tests, options.targets.testFramework) = (!noTests, tests)
        (options.targets.addsExceptions, options.targets.keepsDocumentation) = (addException, !noDocs)
        options.moduleFolder = moduleFolder.map { $0 == .own }
        options.only = only.flatMap(\.listedNames)
        if !only.isEmpty, options.only.isEmpty {
            throw ValidationError("'--only' names no part of the module")
        }
        options.parameters = try customParameters.map(GivenParameter.init(option:))
        options.samples = samples.map { SourceFile(path: "--samples", text: $0).whole }
        options.imports = imports.map { SourceFile(path: "--imports", text: $0) }
        for limit in limit { try options.limits.set(limit) }
        return options
    }

    func validate() throws { _ = try options() }
}

extension TestFramework: ExpressibleByArgument {}

extension GivenParameter {
    /// Reads a value of `--custom_parameters`.
    init(option pair: String) throws {
        guard let parameter = GivenParameter(custom: pair) else {
            throw ValidationError("'\(pair)' is not a custom parameter: write KEY:VALUE")
        }
        self = parameter
    }
}

/// Whether a module has a folder of its own.
enum ModuleFolder: EnumerableFlag {
    case own, none

    static func name(for value: ModuleFolder) -> NameSpecification {
        .words(value == .own ? "module-folder" : "no-module-folder")
    }

    static func help(for value: ModuleFolder) -> ArgumentHelp? {
        value == .own
            ? "Put the files into a folder named after the module. (default)"
            : "Put the files directly into the folders for code and tests."
    }
}

extension Renderer.Limits {
    /// The limits that users can set, with their maximum values.
    private static let known: [(name: String, path: WritableKeyPath<Self, Int> & Sendable, most: Int)] = [
        ("depth", \.depth, mostDepth), ("steps", \.steps, 1 << 40), ("output", \.mebibytes, 1 << 12),
    ]

    /// Sets a limit from the command line: `steps=20000000`.
    fileprivate mutating func set(_ text: String) throws {
        let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
        guard let limit = Self.known.first(where: { $0.name == parts.first }) else {
            throw ValidationError("'\(text)' is not a valid limit: write depth=N, steps=N or output=N")
        }
        guard parts.count == 2, let number = Int(parts[1]), 1...limit.most ~= number else {
            throw ValidationError(
                "'\(text)' is not a valid limit: \(limit.name) is a number from 1 to \(limit.most)")
        }
        self[keyPath: limit.path] = number
    }
}
