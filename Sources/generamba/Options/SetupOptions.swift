import ArgumentParser
import SwiftText

/// The answers from the command line. An empty text means none.
struct SetupOptions: ParsableArguments {
    @Option(help: "The company name that templates print.") var company: String?

    @Option(help: "The author's name that templates print.") var author: String?

    @Option("project_name", value: "name", help: "The project's name.") var projectName: String?

    @Option(help: "The prefix for the names of types and files.") var prefix: String?

    @Option(
        "xcodeproj_path", value: "path", help: "The Xcode project that the modules are added to.",
        completion: .file(extensions: ["xcodeproj"]))
    var xcodeprojPath: String?

    @Option("project_target", value: "target", help: "The target for the modules.", completion: .targets)
    var projectTarget: String?

    @Option("project_file_path", value: "folder", help: "The folder for the modules.", completion: .directory)
    var projectFilePath: String?

    @Option("test_target", value: "target", help: "The target for the tests.", completion: .testTargets)
    var testTarget: String?

    @Option("test_file_path", value: "folder", help: "The folder for the tests.", completion: .directory)
    var testFilePath: String?

    @Option(
        help: ArgumentHelp("The library for the tests: 'swift-testing' or 'xctest'.", valueName: "library"))
    var tests: TestFramework?

    @Option(
        help: ArgumentHelp("The templates to add to the Rambafile.", valueName: "a,b"),
        completion: .templates)
    var templates: String?
}
