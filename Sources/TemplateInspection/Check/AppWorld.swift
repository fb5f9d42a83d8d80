import GenerambaKit
import SourceText
import SystemAccess

/// The app that generated code is compiled with: stubs, and the modules of a package.
struct AppWorld: Sendable {
    /// Finds and links the modules; nil if they need the Objective-C runtime.
    let compiler: ModuleCompiler?
    /// Finds them for code that needs the Objective-C runtime; nil on a system that has this runtime.
    let objectiveC: Lazy<ModuleCompiler>?
    /// The stubs that are compiled with the module, and those that are compiled with its tests.
    let (code, tests): ([StubFile], [StubFile])

    /// Writes stubs into a folder and compiles their modules, for which the compiler finds those of the package.
    init(
        _ stubs: Stubs, _ compiler: ModuleCompiler, in folder: AbsolutePath, depth: ModuleCompiler.Depth,
        objectiveC standIns: (@Sendable () throws -> StandIns)?
    ) throws {
        func write(_ files: some Collection<SourceFile>, _ name: String) throws -> [StubFile] {
            try files.sorted { $0.path < $1.path }.enumerated().map {
                try StubFile($1, number: $0, in: folder.appending(name))
            }
        }
        code = try write(stubs.code.values, "code")
        tests = try write(stubs.tests.values, "tests")
        let files = try Dictionary(
            uniqueKeysWithValues: stubs.modules.map { ($0, try write($1, "modules/\($0)")) })
        let modules = try StubModules(files)
        self.compiler = try modules.compiled(
            by: compiler, in: folder.appending("products"), depth, orNil: standIns != nil)
        objectiveC = standIns.map { standIns in
            Lazy {
                let other = compiler.forObjectiveC(try standIns())
                return try modules.compiled(
                    by: other, in: folder.appending("objective-c"), .check, orNil: false) ?? other
            }
        }
    }

    /// The stubs that are compiled together with generated files, by their places.
    var files: [AbsolutePath: SourceFile] {
        Dictionary((code + tests).map { ($0.path, $0.text) }) { first, _ in first }
    }

    /// Removes the warnings about stubs, with the notes that explain them.
    func withoutWarnings(_ messages: [CompilerMessage]) -> [CompilerMessage] {
        let files = files
        return messages.withNotes { message in
            message.severity == .error || message.path.map { files[$0] == nil } ?? true
        }
    }
}

/// A stub that was written to the disk.
struct StubFile: Sendable {
    let path: AbsolutePath
    let text: SourceFile

    /// Writes a stub into a folder. The number makes its name differ from those of all other compiled files.
    init(_ text: SourceFile, number: Int, in folder: AbsolutePath) throws {
        self.text = text
        let name = text.path.split(separator: "/").last.map(String.init) ?? ""
        path = folder.appending("stub-\(number)-\(name)")
        try Disk.makeFolders(folder)
        try Disk.create(path, text.bytes)
    }
}

extension Check {
    /// Makes the world of each template, by the template's name, and tells the cases about it.
    func worlds(
        of cases: inout [CheckCase], _ stubs: [String: Stubs], in folder: AbsolutePath
    ) throws -> [String: AppWorld] {
        var worlds: [String: AppWorld] = [:]
        for (number, named) in stubs.sorted(by: { $0.key < $1.key }).enumerated() {
            worlds[named.key] = try AppWorld(
                named.value, compiler, in: folder.appending("stubs-\(number)"), depth: depth,
                objectiveC: objectiveC)
        }
        for index in cases.indices {
            cases[index].stubFiles = worlds[cases[index].template]?.files ?? [:]
            cases[index].usesStandIns = compiler.usesStandIns
        }
        return worlds
    }

    /// The stubs of a template and of those that it requires, and those of the command line, which come first.
    package func stubs(
        of template: ResolvedTemplate, _ resolver: TemplateResolver, _ time: TimeBudget
    ) throws -> Stubs {
        var all = Stubs()
        var seen: Set<String> = []
        func add(_ template: ResolvedTemplate) throws {
            guard seen.insert(template.name).inserted else { return }
            let declaration = try template.declaration(now, time)
            for name in declaration.requirements {
                // The case tells about a template that cannot be found.
                guard let required = try? resolver.required(name, by: template) else { continue }
                try add(required)
            }
            for folder in declaration.stubs { all.add(try Stubs(of: template, in: folder)) }
        }
        try add(template)
        all.add(stubs)
        for name in [CheckCase.module, CheckCase.tests] where all.modules[name] != nil {
            throw Diagnostics.error(
                "a stub module cannot be named '\(name)', because the check compiles the template as '\(name)'",
                hint:
                    "put files for the module itself directly into the folder, and files for its tests into 'Tests'"
            )
        }
        return all
    }
}
