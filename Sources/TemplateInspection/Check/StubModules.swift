import SourceText
import SystemAccess

/// The modules among stubs. Each follows those that it imports.
struct StubModules: Sendable {
    private var modules: [(name: String, files: [StubFile])] = []

    init(_ files: [String: [StubFile]]) throws {
        var path: [Located<String>] = []
        func add(_ name: Located<String>) throws {
            guard !modules.contains(where: { $0.name == name.value }) else { return }
            if let start = path.firstIndex(where: { $0.value == name.value }) {
                let names = path[start...].map(\.value) + [name.value]
                let circle = names.map { "'\($0)'" }.joined(separator: " → ")
                throw Diagnostics.error(
                    "the stub modules import each other: \(circle)", at: name.range,
                    hint: "put what both need into a third module")
            }
            path.append(name)
            for module in (files[name.value] ?? []).flatMap(\.text.importedModules)
            where module.value != name.value && files[module.value] != nil {
                try add(module)
            }
            path.removeLast()
            modules.append((name.value, files[name.value] ?? []))
        }
        for name in files.keys.sorted() { try add(Located(name)) }
    }

    /// Compiles the modules into a folder. They are compiled in Swift 5 mode, as most libraries are.
    ///
    /// - Parameter orNil: whether to return nil if they need the Objective-C runtime. Otherwise that is an error.
    /// - Returns: the compiler that finds and links them.
    func compiled(
        by compiler: ModuleCompiler, in folder: AbsolutePath, _ depth: ModuleCompiler.Depth, orNil: Bool
    ) throws -> ModuleCompiler? {
        guard !modules.isEmpty else { return compiler }
        try Disk.makeFolders(folder)
        for module in modules {
            let messages = try compiler.compile(
                code: module.files.map(\.path), module: module.name, in: folder, mode: .swift5, depth: depth)
            let texts = Dictionary(module.files.map { ($0.path, $0.text) }) { first, _ in first }
            let errors = messages.filter { $0.severity == .error }
            if orNil, errors.contains(where: \.needsObjectiveC) { return nil }
            let problems = errors.map { error in
                let place = error.path.flatMap { texts[$0] }?.place(line: error.line, column: error.column)
                let hint = "the stub module '\(module.name)' does not compile"
                return Diagnostic.error(error.text, at: place, hint: hint)
            }
            try Diagnostics(problems).throwErrors()
        }
        var compiler = compiler
        compiler.others = OtherModules(
            names: Set(modules.map(\.name)), places: ["-I", folder.text],
            products: depth == .link ? modules.map { folder.appending("\($0.name).o").text } : [])
        return compiler
    }
}
