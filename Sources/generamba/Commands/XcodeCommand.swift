import ArgumentParser

struct XcodeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "xcode", abstract: "Add files to an Xcode project, or remove them from it.",
        discussion: """
            EXAMPLE
              generamba xcode add App/Login/LoginView.swift
            """, subcommands: [XcodeAdd.self, XcodeRemove.self])
}
