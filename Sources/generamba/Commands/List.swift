import ArgumentParser
import GenerambaKit
import SourceText
import SystemAccess

struct List: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List the generated modules and their state.",
        usage: "generamba list [<module> ...] [<options>]",
        discussion: """
            A module is clean, or edited, its files are missing or were moved, they have conflict markers, or its \
            template has changed. Formatting does not count as editing. 'generamba template list' lists templates.

            EXAMPLE
              generamba list
            """)

    @Argument(help: ArgumentHelp("The modules; all by default.", valueName: "module"), completion: .modules)
    var names: [String] = []

    @Flag(help: "Print only a report in JSON to standard output.") var json = false

    @OptionGroup var place: PlaceOption

    func run() throws {
        var modules: [ModuleStatus] = []
        try CommandContext.run(in: place.directory) { context, diagnostics in
            modules = try context.statuses(of: names, &diagnostics)
            guard !json else { return }
            let text = modules.isEmpty ? "No module is recorded.\n" : modules.table
            context.terminal.write(text)
        } json: {
            json ? ["modules": modules] : nil
        }
    }
}

extension CommandContext {
    /// Compares recorded modules with the project and with today's templates.
    ///
    /// - Parameter names: the modules; empty for all.
    func statuses(of names: [String], _ diagnostics: inout Diagnostics) throws -> [ModuleStatus] {
        let project = try project(&diagnostics)
        let templates = templates(
            of: project, from: project.root, isOffline: true, timeLimit: WaitOption.usual)
        let stamps = FileStamps(
            of: project.root, in: AbsolutePath.cache(environment: environment), now: SystemEnvironment.clock)
        let records = Records(of: project)
        let all = try ModuleStatus.all(in: records, templates, stamps)
        guard !names.isEmpty else { return all }
        let wanted = try records.all().modules(names)
        return all.filter { status in
            wanted.contains {
                ($0.prefixedName, $0.templateName, $0.codeTarget)
                    == (status.name, status.templateName, status.target)
            }
        }
    }
}

extension [ModuleStatus] {
    /// A line for each module: name, its target if there are several, template with its version, and states.
    var table: String { table(showingTarget: Set(map(\.target)).count > 1) }

    func table(showingTarget hasTargets: Bool) -> String {
        let rows = map { status in
            var template = [status.templateName, status.version].compactMap(\.self).joined(separator: " ")
            if status.isOutdated, let version = status.templateVersion, version != status.version {
                template += " (now \(version))"
            }
            return [status.name] + (hasTargets ? [status.target] : []) + [template, status.words]
        }
        let widths = (0..<(hasTargets ? 3 : 2)).map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            let cells = zip(row, widths).map { cell, width in
                let text = printable(cell)
                return text + String(repeating: " ", count: Swift.max(0, width - text.count))
            }
            return (cells + row.suffix(1)).joined(separator: "  ") + "\n"
        }.joined()
    }
}
