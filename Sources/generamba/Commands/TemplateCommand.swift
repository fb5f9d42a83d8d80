import ArgumentParser

struct TemplateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "template", abstract: "Install, inspect, check and create templates.",
        discussion: """
            EXAMPLE
              generamba template install
            """,
        subcommands: [
            TemplateAdd.self, TemplateRemove.self, TemplateInstall.self, TemplateUpdate.self,
            TemplateList.self, TemplateSearch.self, TemplateShow.self, TemplateCheck.self,
            TemplateLint.self, TemplateTest.self, TemplateCreate.self,
            TemplateImport.self,
        ])
}
