import ArgumentParser

struct TemplateSearch: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "search", abstract: "Search the names and summaries of templates.",
        usage: "generamba template search [<options>] <term>",
        discussion: """
            This searches the templates that 'template list' shows, ignoring case. If none matches, the exit code is \
            1.

            EXAMPLE
              generamba template search viper
            """)

    @Argument(help: ArgumentHelp("The text to search for.", valueName: "term")) var term: String

    @OptionGroup var listing: ListingOptions

    func run() throws { try listing.run(choosing: term) }
}
