import GenerambaKit
import SourceText
import SystemAccess
import TemplateInspection

/// Makes a template from modules, and proves that it makes them again.
struct TemplateFromModules {
    /// The template's name, and what describes it.
    let head: NewTemplate
    /// The folders of the modules, as the user wrote them.
    let folders: [String]
    let tests: String?
    /// The names for parameters, as `OLD=NEW`.
    let names: [String]
    let context: CommandContext
    let prompts: SetupPrompts

    /// Reads the modules and derives the template.
    ///
    /// - Parameter shown: the template's folder, for messages.
    /// - Throws: `Diagnostics` for folders and names that cannot be used; `FileProblem`.
    func derive(shown: String, _ diagnostics: inout Diagnostics) throws -> DerivedTemplate {
        let reader = try reader(&diagnostics)
        let places = try reader.places(folders, tests: tests)
        let modules = try places.mapCollecting(reader.module)
        var facts = ProjectFacts()
        let rambafile = reader.rambafile
        (facts.projectName, facts.company) = (rambafile?.projectName.value, rambafile?.company?.value)
        facts.prefix = (rambafile?.prefix?.value).flatMap { $0.isEmpty ? nil : $0 }
        facts.reserved = Set(
            GenOptions.optionNames.map { String($0.drop { $0 == "-" }).replacing("-", with: "_") })
        var head = head
        head.summary = head.summary ?? "A module like \(modules.map(\.name).joined(separator: " and "))"
        let proposed = try DerivedTemplate(head, from: modules, facts, shown: shown)
        for (place, module) in zip(places, modules) where place.tests == nil {
            diagnostics.addWarning(
                "no tests of '\(module.name)' were found",
                hint: "if there are any, name their folder with '--tests'")
        }
        let renamed = try chosenNames(proposed.parameters)
        return renamed.isEmpty
            ? proposed : try DerivedTemplate(head, from: modules, facts, shown: shown, renamed: renamed)
    }

    /// Returns what reads the modules of the project.
    private func reader(_ diagnostics: inout Diagnostics) throws -> ModuleFolders {
        let project = try context.templates.project(&diagnostics)
        let root = try project?.root ?? context.nearestRoot ?? context.start
        return ModuleFolders(root: root, context: context, rambafile: project?.rambafile)
    }

    /// Returns the names of parameters that the options or the user change.
    private func chosenNames(_ parameters: [DerivedParameter]) throws -> [String: String] {
        let known = parameters.map(\.name)
        var renamed: [String: String] = [:]
        for text in names {
            let words = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(
                \.trimmed)
            guard words.count == 2 else {
                throw Diagnostics.error("'--param \(text)' has no '='", hint: "write '--param OLD=NEW'")
            }
            guard known.contains(words[0]) else {
                let list =
                    known.isEmpty ? "the template has no parameters" : "the parameters are \(quoted(known))"
                throw Diagnostics.error(
                    "there is no parameter '\(words[0])'", hint: didYouMean(words[0], in: known) ?? list)
            }
            if let reason = DerivedParameter.rejectionReason(toNames: [words[1]], insteadOf: [words[0]]) {
                throw Diagnostics.error(reason)
            }
            renamed[words[0]] = words[1]
        }
        guard prompts.isAsking, names.isEmpty, !parameters.isEmpty else { return renamed }
        context.terminal.note(list(parameters, columns: context.terminal.width))
        let proposal = known.joined(separator: ", ")
        let answer = try prompts.text("Parameter names, separated by commas", nil, proposal) { answer in
            DerivedParameter.rejectionReason(toNames: answer.listedNames, insteadOf: known)
        }
        let chosen = answer?.listedNames ?? known
        return Dictionary(uniqueKeysWithValues: zip(known, chosen)).filter { $0.key != $0.value }
    }

    /// Returns parameters with the first place where the modules differ in each.
    ///
    /// - Parameter columns: the width of the terminal; nil for none.
    private func list(_ parameters: [DerivedParameter], columns: Int?) -> String {
        var lines: [String] = []
        for parameter in parameters {
            lines.append("  " + printable(parameter.description))
            for place in parameter.places.sorted(by: { $0.module < $1.module })
                .distinct(by: { parameter.values[$0.module] })
            {
                lines += place.lines(columns: (columns ?? .max) - 1)
            }
        }
        return lines.map { $0 + "\n" }.joined()
    }

    /// Says how the modules differ from what the template makes of them.
    func report(_ template: DerivedTemplate, now: Moment) throws {
        let terminal = context.terminal
        for (number, comparison) in try template.comparisons(now: now).enumerated() {
            let values = template.parameters.compactMap { $0.words(of: number) }
            let words = values.isEmpty ? "" : " with \(values.joined(separator: " "))"
            let (same, count) = (comparison.identical, comparison.changes.count)
            let files = "\(same) file\(same == 1 ? "" : "s") identical"
            let others = count == 0 ? "" : ", \(count) different"
            terminal.write(
                "\(comparison.module): \(count == 0 && same > 1 ? "all " : "")\(files)\(others)\(words)\n")
            let diff = comparison.changes.map(\.unifiedDiff).joined()
            terminal.write(ANSIStyle(isOn: terminal.colorsOutput).diff(diff))
        }
        guard !prompts.isAsking, names.isEmpty, let first = template.parameters.first else { return }
        terminal.write("What differs, by parameter ('--param \(first.name)=NAME' gives one another name):\n")
        terminal.write(list(template.parameters, columns: terminal.outputWidth))
    }

    /// Compiles a module of another name from the template, and runs its tests. Files of the app that declare types of
    /// it are compiled, too.
    ///
    /// - Returns: the folders that `template check` needs as stubs.
    func check(_ template: DerivedTemplate, shown: String, _ diagnostics: inout Diagnostics) throws
        -> [String]
    {
        let temporary = try Disk.makeTemporaryFolder(environment: context.environment)
        defer { try? Disk.removeTree(temporary) }
        var environment = context.environment
        environment["TMPDIR"] = temporary.text
        let line = ProgressLine(terminal: context.terminal, isQuiet: false)
        line.show("compiling a module of the template")
        defer { line.clear() }
        let setup = try ModuleCompilerSetup(
            sdk: nil, temporary: temporary, user: context.user, environment: environment)
        var check = Check(try setup.moduleCompiler(&diagnostics), now: try SystemEnvironment.now())
        (check.objectiveC, check.matrix, check.modes) = (setup.objectiveC, .one, [.swift5])
        var report = try check.run([template.resolved], context.templates, in: temporary.appending("0"))
        var used: [SourceFile] = []
        let others = try report.missingTypes.isEmpty ? AppSources([]) : appSources()
        for round in 1...Self.mostRounds {
            let known = Set(used.map(\.path))
            let more = others.files(declaring: report.missingTypes).filter { !known.contains($0.path) }
            guard !more.isEmpty else { break }
            used += more
            for file in more { check.stubs.add(code: file) }
            report = try check.run(
                [template.resolved], context.templates, in: temporary.appending("\(round)"))
        }
        line.clear()
        let stubs = try used.map { AbsolutePath($0.path, relativeTo: context.start).parent ?? context.start }
            .distinct(by: \.self)
            // The folders in one with stubs are modules.
            .filter { folder in try !Disk.entries(in: folder).contains { $0.kind == .folder } }
            .map { $0.shown(from: context.start) }
        let options = stubs.map { " --stubs \(quotedForShell($0))" }.joined()
        tell(report, "generamba template check \(quotedForShell(shown))\(options)", used, &diagnostics)
        return stubs
    }

    /// How often the search for missing types is repeated in the files that it has found.
    private static let mostRounds = 5

    /// Reads the other files of the target that the modules belong to.
    private func appSources() throws -> AppSources {
        var ignored = Diagnostics()
        let reader = try reader(&ignored)
        let places = try reader.places(folders, tests: tests)
        return AppSources(try ignored.collect { try reader.others(besides: places) } ?? [])
    }

    /// Says whether a module of the template compiles.
    ///
    /// - Parameters:
    ///   - command: the command that checks the template.
    ///   - files: the files of the app that were compiled with it.
    private func tell(
        _ report: CheckReport, _ command: String, _ files: [SourceFile], _ diagnostics: inout Diagnostics
    ) {
        if report.isFine || !report.hasOnlyWarnings {
            context.terminal.write(report.text(color: context.terminal.colorsOutput))
        }
        if !files.isEmpty {
            context.terminal.write(printable("Compiled with \(quoted(files.map(\.path), most: 8))\n"))
        }
        guard !report.isFine else { return }
        guard report.hasOnlyWarnings else {
            return diagnostics.addWarning(
                "a module of the template does not compile by itself",
                hint: "see why with '\(command)'; stubs stand for types of your app ('--stubs')")
        }
        let count = report.entries.map(\.warnings).max() ?? 0
        diagnostics.addWarning(
            "a module of the template compiles with \(counted(count, "warning"))",
            hint: "see \(count == 1 ? "it" : "them") with '\(command)'; "
                + "the module that it was made from may have the same")
    }
}

extension DifferencePlace {
    /// The place with its text, which has a line of its own if there is not enough room behind the path.
    fileprivate func lines(columns: Int) -> [String] {
        let head = "    " + printable(path, keeping: "") + (line.map { ":\($0)" } ?? "")
        guard let text = text.map({ printable($0, keeping: "") }) else { return [head] }
        let room = columns - head.columns - 2
        return room >= min(text.columns, 24)
            ? ["\(head)  \(text.fitting(columns: room))"]
            : [head, "      \(text.fitting(columns: columns - 6))"]
    }
}
