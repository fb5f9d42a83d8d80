import ArgumentParser
import GenerambaKit

/// The command `generamba template list`.
struct TemplateList: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "List the templates that can be had by name, and those that are installed.",
        discussion: """
            They are those of the Rambafile's catalogs, the built-in ones, and what stands in Templates/. A catalog \
            that is a repository is read as it was fetched last; '--refresh' fetches it anew. What cannot be had is told \
            by a warning.

            EXAMPLE
              generamba template list
            """)

    @OptionGroup var listing: ListingOptions

    func run() throws { try listing.run() }
}
