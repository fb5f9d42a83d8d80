import ArgumentParser
import GenerambaKit

struct XcodeRemove: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove",
        abstract: "Remove files and packages from an Xcode project, but not from the disk.",
        usage: "generamba xcode remove [<options>] <file> ...",
        discussion: """
            This removes the references to the files from all groups and targets, and ends the exceptions that \
            '--add-exception' made. Groups and build phases that are left empty go if Generamba made them. The files \
            need not exist, but packages have to; all stay on disk. If anything is wrong, nothing is written.

            EXAMPLE
              generamba xcode remove App/Login/LoginView.swift
            """)

    @Argument(
        help: ArgumentHelp("The files, or folders of packages.", valueName: "file"), completion: .file())
    var files: [String]

    @OptionGroup var editing: XcodeRun

    func run() throws { try editing.run { try $0.removing(files, diagnostics: &$1) } }
}
