import SourceText
import SwiftText
import SystemAccess
import TemplateEngine

/// The generation of a request's modules, in two phases. The caller provides the parameters' values in between.
package struct Generation: Sendable {
    package let request: GenerationRequest
    package let targets: ProjectTargets
    private(set) var destination: Destination
    package let samples: Samples
    /// The types of the app's other modules.
    package let importedTypes: ImportedTypes
    /// The types in the parameters' functions that the target declares itself.
    private var ownTypes: Set<String> = []
    let selection: PartSelection
    private(set) var generator: Generator
    /// The opened template, and the name of the first valid module, for which it was opened.
    private var opened: (name: String, template: OpenTemplate)?
    /// The template's parameters with the Rambafile's defaults; empty if they are not known.
    package private(set) var parameters: [Parameter] = []
    /// The Rambafile's settings for the template.
    private let settings: TemplateSettings
    /// The errors in module names, the template and the Rambafile's defaults.
    private var errors = Diagnostics()
    /// The total number and size in bytes of the generated files.
    private var made = (files: 0, bytes: 0)
    /// Where the texts of further modules are, once the first ones take much memory.
    private var store: ByteStore?
    /// The checksum of the template, once it is known.
    private var checksum: UInt64?
    /// The templates that the template requires, once they are known.
    var required: [(name: String, template: RequiredTemplate?)]?

    /// First phase: finds the targets and opens the template.
    ///
    /// - Parameter other: a generation from the same template in the same run, which may have read it already.
    /// - Throws: `Diagnostics` for invalid samples, and for a package or targets that cannot be used; `FileProblem`;
    ///   `Interruption`.
    package init(
        _ request: GenerationRequest, like other: Generation? = nil, diagnostics: inout Diagnostics
    ) throws {
        var request = request
        let targets =
            try Self.targets(of: other, request.options.targets)
            ?? ProjectTargets(
                of: request.project, options: request.options.targets, environment: request.environment)
        self.targets = try targets.adding(newTargetOf: &request)
        let (project, options) = (request.project, request.options)
        selection = PartSelection(names: options.only)
        samples = Samples(project.rambafile.samples + (try Sample.all(in: options.samples)))
        importedTypes = project.rambafile.imports.adding(try ImportedTypes(options.imports))
        settings = project.rambafile.settings(of: request.template.name)
        destination = try Destination(
            for: project, settings: settings, options: options.targets, in: self.targets,
            diagnostics: &diagnostics
        )
        if let record = request.record, !options.targets.nameCodePlace {
            var place = options.targets
            place.keep(record, insteadOf: destination)
            if place != options.targets {
                destination = try Destination(
                    for: project, settings: settings, options: place, in: self.targets,
                    diagnostics: &diagnostics)
            }
        }
        if let macros = destination.style.macros, request.template.original != nil {
            request.template = try request.template.opened(with: macros)
        }
        self.request = request
        destination.hasModuleFolders = options.moduleFolder ?? settings.moduleFolder
        let named = (options.author ?? project.rambafile.author?.value).map { Author.known($0) }
        let user = Author.user(request.preferences, Git(environment: request.environment), in: project.root)
        generator = Generator(request.template, into: destination)
        generator.author = named ?? user
        generator.projectInsertions = settings.insertions
        generator.cache = AbsolutePath.cache(environment: request.environment)
        takeOver(other)
        for name in request.names where opened == nil {
            do {
                opened = (name, try generator.open(for: module(name), diagnostics: &diagnostics))
            } catch let thrown as Diagnostics {
                errors.add(contentsOf: thrown)
            }
        }
        if let all = opened?.template.parameters {
            var found = Diagnostics()
            parameters = try all.with(settings.parameters, of: request.template.name, &found)
            if found.hasErrors { errors.add(contentsOf: found) } else { diagnostics.add(contentsOf: found) }
        }
    }

    /// Returns the targets of another generation if the options name the same. A function of its own, because a copy of a
    /// generation takes much of a thread's stack.
    private static func targets(of other: Generation?, _ options: TargetOptions) -> ProjectTargets? {
        other?.request.options.targets == options ? other?.targets : nil
    }

    /// Takes over what another generation has read of the template, if that is the same for all modules.
    private mutating func takeOver(_ other: Generation?) {
        guard let other, other.opened?.template.isForAnyModule == true,
            (other.destination.code, other.destination.tests) == (destination.code, destination.tests)
        else { return }
        generator.takeOver(other.generator)
        (opened, checksum, required) = (other.opened, other.checksum, other.required)
    }

    /// Whether the template takes only the parameters that it declares.
    var declaresParameters: Bool { opened?.template.dialect == .mustache || !parameters.isEmpty }

    /// Second phase: generates the modules with their files.
    ///
    /// - Parameters:
    ///   - answers: the parameters' values; nil if there are none or if they are invalid.
    ///   - mistakes: the errors in the values.
    /// - Throws: `Diagnostics` with the errors of all modules; `FileProblem`; `Interruption`.
    package mutating func modules(
        _ answers: Answers?, besides mistakes: Diagnostics, diagnostics: inout Diagnostics
    ) throws -> [GeneratedModule] {
        errors.add(contentsOf: mistakes)
        let values = answers?.values(samples)
        ownTypes = try ownTypes(in: answers)
        var all: [GeneratedModule] = []
        for name in request.names {
            do {
                let module = try module(name)
                guard let opened, values != nil || parameters.isEmpty else { continue }
                let isReady = opened.name == name || opened.template.isForAnyModule
                let open =
                    try isReady ? opened.template : generator.open(for: module, diagnostics: &diagnostics)
                var files = try generator.generate(
                    module, from: open, with: values, diagnostics: &diagnostics)
                if let record = request.record { files = record.placing(files) }
                if isTooMuch(files) { break }
                var generated = GeneratedModule(
                    name: module.name, template: request.template.name, files: files, selection: selection)
                try destination.check(generated.files)
                (generated.platforms, generated.insertions) = (generator.platforms, generator.insertions)
                generated.resources = destination.missingResources(among: generated.files)
                if let answers { try note(answers, module, open, &generated) }
                let sum = try checksum ?? request.template.checksum(known: generator.contents)
                checksum = sum
                generated.record = record(of: module, answers, checksum: sum)
                moveTexts(of: &generated)
                all.append(generated)
            } catch let thrown as Diagnostics {
                errors.add(contentsOf: thrown)
            }
        }
        try errors.throwErrors()
        try selection.check(all.flatMap { $0.files + $0.others }, of: generator.entries, noTests: noTests)
        if !all.isEmpty { diagnostics.add(contentsOf: try missingDependencies()) }
        if let answers, let warning = unknownTypes(in: answers, besides: ownTypes, all) {
            diagnostics.add(warning)
        }
        if generator.hasTests, !all.isEmpty {
            all[0].unusedTestTarget = destination.unusedTestTarget
            all[0].ownerWithoutTests = destination.ownerWithoutTests
        }
        return try checked(all)
    }

    /// Returns the platforms that modules need and Package.swift does not name; nil if it names all.
    ///
    /// - Parameter edit: another edit of Package.swift in the same plan.
    /// - Throws: `FileProblem`.
    package func platformGap(of modules: [GeneratedModule], after edit: Change? = nil) throws -> PlatformGap?
    {
        try targets.package.flatMap { try PlatformGap(of: modules, in: $0, of: request.project, after: edit) }
    }

    /// The reason why no tests are generated; nil if they are.
    private var noTests: String? {
        guard destination.tests == nil else { return nil }
        guard request.options.targets.tests else { return "'--no-tests' leaves the tests out" }
        return request.project.rambafile.testTargets.isEmpty
            ? "no tests are generated: add 'test_target: …' to the Rambafile"
            : "no tests are generated: no test target depends on '\(destination.projectTargets[0])'"
    }

    package func module(_ name: String) throws -> Module {
        let (rambafile, options) = (request.project.rambafile, request.options)
        let prefix = options.prefix ?? rambafile.prefix?.value
        var module = Module(try ModuleName(name, prefix: prefix), now: request.now)
        module.description = options.description
        module.company = rambafile.company?.value
        module.projectName = rambafile.projectName.value
        module.productModuleName = destination.productModuleName
        module.projectTargets = destination.projectTargets
        module.testTargets = destination.testTargets
        module.values = TemplateValues(
            undeclared: request.recordedValues() + options.parameters, defaults: settings.parameters)
        (module.importedTypes, module.ownTypes, module.limits) = (importedTypes, ownTypes, options.limits)
        module.patternTime = options.patternTime
        return module
    }

    /// Adds the files of another module to the totals. Records an error and returns true if the modules exceed a limit.
    private mutating func isTooMuch(_ files: [GeneratedFile]) -> Bool {
        made.files += files.count
        for file in files { made.bytes += file.content.text?.count ?? 0 }
        let mebibytes = Self.modulesAtFullSize * request.options.limits.mebibytes
        let isTooLarge = made.bytes > mebibytes << 20
        guard isTooLarge || made.files > Self.mostFiles else { return false }
        let (most, way) =
            isTooLarge
            ? ("\(mebibytes) MiB of", ", or allow more: '--limit output=N'") : ("\(Self.mostFiles)", "")
        errors.addError(
            "the modules have more than \(most) files", hint: "generate fewer modules at once\(way)")
        return true
    }

    /// Moves the texts of a module out of memory if those before it take much.
    private mutating func moveTexts(of module: inout GeneratedModule) {
        guard made.bytes > Self.mostBytesInMemory else { return }
        store = store ?? ByteStore(environment: request.environment)
        if let store { module.moveTexts(into: store) }
    }

    /// How many modules of the maximum size fit into the limit for a run. All modules are in memory before the first
    /// one is written.
    private static let modulesAtFullSize = 4
    /// How many bytes of the modules' texts stay in memory.
    private static let mostBytesInMemory = 4 << 20
    /// The maximum number of files for all modules of a run.
    private static let mostFiles = 100_000

    /// Records the tests that a module lacks because types have no sample.
    private mutating func note(
        _ answers: Answers, _ module: Module, _ open: OpenTemplate, _ generated: inout GeneratedModule
    ) throws {
        guard let tests = destination.tests else { return }
        let types = answers.typesWithoutSample(samples)
        guard !types.isEmpty else { return }
        var ignored = Diagnostics()
        let all = try? generator.generate(
            module, from: open, with: answers.values(.placeholders), diagnostics: &ignored)
        generated.leftOut = SkippedTest.all(
            in: (all ?? []).filter(selection.contains), of: tests, besides: generated.files)
        if !generated.leftOut.isEmpty { generated.withoutSample = types }
    }

    /// Checks that the modules conflict neither with existing code in the targets nor with required templates. Returns
    /// the modules with the required templates that the targets still lack.
    private mutating func checked(_ modules: [GeneratedModule]) throws -> [GeneratedModule] {
        let files = modules.flatMap(\.files)
        let required = try required ?? required(generator.requirements)
        self.required = required
        // Recorded files that stay where they are have been checked.
        let known = Set(request.movesFiles ? request.record?.files.map(\.path) ?? [] : [])
        let new = files.filter { !known.contains($0.path) }
        let standing = try TargetFiles(
            of: destination, in: request.project.root, namedAs: new,
            or: new.isEmpty ? [] : required.flatMap { $0.template?.sharedFiles ?? [] },
            besides: new.isEmpty ? [] : modules.othersWithoutNamesakes(in: request.project.root, destination))
        if !request.isForAdoption, !new.isEmpty {
            try standing.checkLanguages(of: files)
            try standing.check(files, recordedIn: request.record, moves: request.movesFiles)
        }
        return try modules.map { generated in
            if !request.isForAdoption {
                try standing.checkTypes(in: generated.files, besides: generated.others, of: generated.name)
            }
            var generated = generated
            for (name, template) in required {
                try template?.check(generated.files, of: generated.name)
                if template?.stands(in: standing) != true { generated.requirements.append(name) }
            }
            return generated
        }
    }
}
