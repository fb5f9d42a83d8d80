import ArgumentParser
import GenerambaKit

/// The command `generamba template search`.
struct TemplateSearch: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "search",
        abstract: "List the templates whose name or summary has a text in it.",
        discussion: """
            They are looked for where 'template list' looks; letter case does not count. Where there are none, the exit \
            code is 1.

            EXAMPLE
              generamba template search viper
            """)

    @Argument(help: ArgumentHelp("The text.", valueName: "term"))
    var term: String

    @OptionGroup var listing: ListingOptions

    func run() throws { try listing.run(choosing: term) }
}
