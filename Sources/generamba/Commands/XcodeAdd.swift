import ArgumentParser
import GenerambaKit

struct XcodeAdd: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "add", abstract: "Add files and packages to an Xcode project.",
        usage: "generamba xcode add [<options>] <file> ...",
        discussion: """
            This adds references to the files, makes the files members of the targets, and makes groups that are \
            missing. Files that Xcode finds in a synchronized folder need no edit. Of a Swift package, the targets \
            link the libraries. What the project has already stays as it is. If anything is wrong, nothing is \
            written. It needs no Rambafile.

            EXAMPLE
              generamba xcode add App/Login/LoginView.swift App/Login/Login.storyboard
              generamba xcode add AppTests/LoginTests.swift --target AppTests --diff
              generamba xcode add Features/Profile
            """)

    @Argument(
        help: ArgumentHelp(
            "The files, folders for all files in them, or folders of packages.", valueName: "file"),
        completion: .file())
    var files: [String]

    @Option(
        help: ArgumentHelp(
            "The target for the files, or several. Without it, the only app, or the target named like the project.",
            valueName: "a,b"), completion: .xcodeTargets)
    var target: String?

    @Option(
        help: ArgumentHelp(
            "The group for the files, as in 'App/Login'. Without it, the groups of their folders.",
            valueName: "group")) var group: String?

    @Flag(help: "Copy the files as resources, whatever their extensions are.") var resource = false

    @Flag(name: .words("logical-groups"), help: "Give new groups no folders.") var logicalGroups = false

    @Flag(
        name: .words("add-exception"),
        help:
            "Add files in a synchronized folder of another target to the exceptions of that folder in Xcode.")
    var addException = false

    @OptionGroup var editing: XcodeRun

    func validate() throws {
        guard target.map(\.listedNames)?.isEmpty != true
        else { throw ValidationError("'--target' names no target") }
    }

    func run() throws {
        var options = XcodeAddition()
        (options.targets, options.group) = (target?.listedNames ?? [], group)
        (options.isResource, options.createsLogicalGroups) = (resource, logicalGroups)
        options.addsExceptions = addException
        try editing.run { try $0.adding(files, options, diagnostics: &$1) }
    }
}
