import ArgumentParser
import GenerambaKit

/// `generamba template`
struct TemplateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "template",
        abstract: "Work with templates.",
        discussion: """
            EXAMPLE
              generamba template install
            """,
        subcommands: [
            TemplateInstall.self, TemplateUpdate.self, TemplateList.self, TemplateSearch.self,
            TemplateShow.self, TemplateCheck.self, TemplateLint.self, TemplateCreate.self,
        ])
}
