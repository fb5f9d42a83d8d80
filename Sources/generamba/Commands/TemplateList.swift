import ArgumentParser

struct TemplateList: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List the available and the installed templates.",
        usage: "generamba template list [<options>]",
        discussion: """
            The list has the templates of the Rambafile's catalogs, the built-in ones, and those in the Templates \
            folder. A catalog in a repository is shown as it was last fetched; '--refresh' fetches it again. A \
            warning names what cannot be read.

            EXAMPLE
              generamba template list
            """)

    @Flag(
        help:
            "List Xcode's file templates instead: those in the project, and yours in ~/Library/Developer/Xcode/Templates."
    )
    var xcode = false

    @OptionGroup var listing: ListingOptions

    func run() throws { try listing.run(ofXcode: xcode) }
}
