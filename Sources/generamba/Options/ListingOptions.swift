import ArgumentParser
import GenerambaKit
import SourceText

/// The options for commands that list templates.
struct ListingOptions: ParsableArguments {
    @Flag(help: "Fetch the catalogs again.") var refresh = false

    @Flag(help: "Print only a report in JSON to standard output.") var json = false

    @OptionGroup var fetching: FetchingOptions
    @OptionGroup var place: PlaceOption

    func validate() throws {
        guard !refresh || !fetching.offline else {
            throw ValidationError(
                "'--refresh' fetches the catalogs, but '--offline' forbids that. Use only one of them")
        }
    }

    /// Prints the templates, or those that mention a term.
    func run(choosing term: String? = nil, ofXcode: Bool = false) throws {
        try Self.list(
            choosing: term, ofXcode: ofXcode, refreshes: refresh, printsJSON: json,
            isOffline: fetching.offline,
            timeout: fetching.timeout, in: place.directory)
    }

    /// Prints the templates, or those that mention a term. The defaults are those of the options.
    static func list(
        choosing term: String? = nil, ofXcode: Bool = false, refreshes: Bool = false,
        printsJSON: Bool = false,
        isOffline: Bool = false, timeout: Int = WaitOption.usual, in directory: String? = nil
    ) throws {
        var templates: [ListedTemplate] = []
        try CommandContext.run(in: directory) { context, diagnostics in
            let reader = CatalogReader(
                user: context.user, cache: try context.cache(isOffline: isOffline, timeLimit: timeout),
                refreshes: refreshes)
            if ofXcode {
                let library = XcodeTemplate.library(environment: context.environment)
                let folders = [try context.nearestRoot ?? context.start, library].compactMap(\.self)
                templates = try reader.templatesOfXcode(in: folders, diagnostics: &diagnostics)
                if templates.isEmpty {
                    let names = quoted(folders.map { $0.shown(from: context.user) })
                    context.terminal.note("There are no file templates of Xcode in \(names).\n")
                }
            } else {
                let catalogs =
                    try Project.catalogs(
                        from: context.start, user: context.user, environment: context.environment,
                        diagnostics: &diagnostics) ?? context.packageWithTemplates.map { ($0, []) }
                templates = try reader.templates(of: catalogs, diagnostics: &diagnostics)
                    .filter { term.map($0.mentions) ?? true }
            }
            if let term, templates.isEmpty {
                throw Diagnostics.error(
                    "no template has '\(term)' in its name or summary",
                    hint: "'generamba template list' shows all")
            }
            if !printsJSON { context.terminal.write(TemplateTable(templates, term, context.terminal).text) }
        } json: {
            printsJSON ? ["templates": templates] : nil
        }
    }
}
