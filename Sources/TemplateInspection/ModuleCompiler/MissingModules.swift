import SystemAccess

extension ModuleCompiler {
    /// Compiles a module so that modules that are missing do not hide other errors: empty modules replace them in the
    /// folder of the build products, in which the function compiles.
    ///
    /// - Returns: the messages about missing modules, and the other messages.
    func compileWithoutMissingModules(
        in folder: AbsolutePath, _ compile: () throws -> [CompilerMessage]
    ) throws -> [CompilerMessage] {
        var missing: [CompilerMessage] = []
        var made: Set<String> = []
        var messages = try compile()
        while case let found = messages.filter({ $0.missingModule != nil }), !found.isEmpty {
            missing += found
            let new = Set(found.compactMap(\.missingModule)).subtracting(made)
            guard !new.isEmpty else { break }
            for module in new.sorted() {
                let source = folder.appending("\(module)-empty.swift")
                if try Disk.kind(of: source) == nil { try Disk.create(source, []) }
                let options = ["-parse-as-library", "-enable-testing", "-module-name", module]
                _ = try compiler.run(options + SwiftCompiler.module(module, in: folder) + [source.text])
            }
            made.formUnion(new)
            messages = try compile()
        }
        return missing + messages.filter { $0.missingModule == nil }
    }
}

extension CompilerMessage {
    /// The module that the message says is missing; nil for another message.
    var missingModule: String? { severity == .error ? Self.missingModule(in: text) : nil }

    /// Returns the module that a text of the compiler says is missing; nil for another text.
    static func missingModule(in text: String) -> String? {
        guard text.hasPrefix("no such module '") else { return nil }
        return text.split(separator: "'").dropFirst().first.map(String.init)
    }
}
