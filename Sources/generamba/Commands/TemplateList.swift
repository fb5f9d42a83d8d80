import ArgumentParser
import GenerambaKit

/// `generamba template list`
struct TemplateList: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "List the templates that can be had by name, and those that are installed.",
        discussion: """
            They are those of the Rambafile's catalogs, the built-in ones, and what stands in Templates/. A catalog \
            that is a repository is read as it was fetched last; '--refresh' fetches it anew.

            EXAMPLE
              generamba template list
            """)

    @OptionGroup var listing: ListingOptions
    @OptionGroup var fetching: FetchingOptions
    @OptionGroup var place: PlaceOption

    func run() throws {
        try listing.run(in: place.directory, fetching) {
            $0.templates
        } text: {
            $0
        }
    }
}

/// `generamba template search`
struct TemplateSearch: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "search",
        abstract: "List the templates whose name or summary has a text in it.",
        discussion: """
            They are looked for where 'template list' looks; letter case does not count.

            EXAMPLE
              generamba template search viper
            """)

    @Argument(help: ArgumentHelp("The text.", valueName: "term"))
    var term: String

    @OptionGroup var listing: ListingOptions
    @OptionGroup var fetching: FetchingOptions
    @OptionGroup var place: PlaceOption

    func run() throws {
        try listing.run(in: place.directory, fetching) { listing in
            let found = listing.matching(term)
            guard !found.isEmpty else {
                throw Diagnostics.error(
                    "no template has '\(term)' in its name or summary",
                    hint: "'generamba template list' shows all")
            }
            return found
        } text: { text in
            text.highlighting(term, Paint(isOn: Terminal.current.colorsOutput))
        }
    }
}

/// The options of commands that list templates.
struct ListingOptions: ParsableArguments {
    @Flag(help: "Fetch the catalogs anew.")
    var refresh = false

    @Flag(help: "Print a report in JSON, and nothing else, on standard output.")
    var json = false

    /// - Parameters:
    ///   - choose: those that are printed.
    ///   - text: a name or summary as it is printed.
    /// - Throws: `ExitCode`.
    func run(
        in directory: String?, _ fetching: FetchingOptions,
        choose: (TemplateListing) throws -> [ListedTemplate], text: (String) -> String
    ) throws {
        try Session.run(in: directory) { session, diagnostics in
            let project =
                Project.exists(from: session.start)
                ? try Project.find(from: session.start, user: session.user, diagnostics: &diagnostics) : nil
            let listing = try TemplateListing(
                of: project, user: session.user, cache: try fetching.cache(session), refreshes: refresh)
            let templates = try choose(listing)
            session.terminal.write(
                json ? try ListReport(templates: templates).json() : templates.table(session.terminal, text))
        }
    }
}

extension [ListedTemplate] {
    /// A line for each: name, version, source, whether it is installed, and as much of the summary as a terminal has
    /// room for.
    fileprivate func table(_ terminal: Terminal, _ text: (String) -> String) -> String {
        func width(_ column: (ListedTemplate) -> String) -> Int { map { column($0).count }.max() ?? 0 }
        let name = width(\.name)
        let version = width { $0.version ?? "" }
        let source = width(\.source)
        let mark = contains(where: \.installed) ? "installed" : ""
        return map { template in
            let cells = [
                (template.name, name), (template.version ?? "", version), (template.source, source),
                (template.installed ? mark : "", mark.count),
            ]
            let head = cells.map { printable($0).padded(to: $1) }.joined(separator: "  ")
            let room = terminal.outputWidth.map { Swift.max(0, $0 - head.count - 2) } ?? .max
            let summary = room < 8 ? "" : printable(template.summary ?? "").fitting(columns: room)
            let line = text(template.name) + head.dropFirst(template.name.count) + "  " + text(summary)
            return line.trimmedAtEnd + "\n"
        }.joined()
    }
}

extension String {
    fileprivate func padded(to width: Int) -> String {
        self + String(repeating: " ", count: Swift.max(0, width - count))
    }

    fileprivate var trimmedAtEnd: Substring {
        var rest = self[...]
        while rest.last == " " { rest.removeLast() }
        return rest
    }

    /// The text with each place of another one in bold, whatever the letter case.
    fileprivate func highlighting(_ term: String, _ paint: Paint) -> String {
        guard !term.isEmpty else { return self }
        var result = ""
        var rest = self[...]
        while let range = rest.lowercased().firstRange(of: term.lowercased()) {
            // Letters of which the small ones are more or fewer are not worth the trouble.
            guard rest.lowercased().count == rest.count else { break }
            let lower = rest.lowercased()
            let start = rest.index(
                rest.startIndex, offsetBy: lower.distance(from: lower.startIndex, to: range.lowerBound))
            let end = rest.index(start, offsetBy: term.count)
            result += rest[..<start] + paint.bold(String(rest[start..<end]))
            rest = rest[end...]
        }
        return result + rest
    }
}
