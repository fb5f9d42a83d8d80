import SourceText
import SwiftText
import SystemAccess

extension Generation {
    /// Returns the types in the answers' functions that the target declares itself. Looks only for types that need an
    /// import otherwise, or that nothing else declares.
    func ownTypes(in answers: Answers?) throws(FileProblem) -> Set<String> {
        let names = (answers?.types ?? []).filter { name in
            guard isTypeOfApp(name) else { return false }
            let module = ImportedModules.module(of: name)
            return module?.hasPrefix("Foundation") != true && (module != nil || !SDKTypeNames.has(name))
        }
        guard !names.isEmpty else { return [] }
        return try TargetFiles(of: destination, in: request.project.root, namedAs: []).declarations(of: names)
    }

    /// Returns a warning for types in the answers' functions that nothing known declares; nil if there are none.
    package func unknownTypes(
        in answers: Answers, besides own: Set<String>, _ modules: [GeneratedModule]
    ) -> Diagnostic? {
        let candidates = answers.types.filter {
            isTypeOfApp($0) && !own.contains($0) && ImportedModules.module(of: $0) == nil
                && !SDKTypeNames.has($0)
        }
        // Most modules name no such type, and reading all of their files takes as long as generating them.
        guard !candidates.isEmpty else { return nil }
        let declared = modules.flatMap { $0.files + $0.others }.declarations
        let names = candidates.subtracting(declared).sorted()
        guard !names.isEmpty else { return nil }
        let listed = names.prefix(Self.mostListed).joined(separator: ", ")
        return .warning(
            "no module is known to declare \(quoted(names))",
            hint: "if another module does, files can import it: --imports 'MODULE: [\(listed)]'")
    }

    /// The maximum number of types in a hint.
    private static let mostListed = 5

    /// Whether a name can be that of a type in the target or in a module that is not known.
    private func isTypeOfApp(_ name: String) -> Bool {
        name.first?.isUppercase == true && name != destination.productModuleName
            && importedTypes.module(of: name) == nil
    }
}

extension TargetFiles {
    /// Returns those of the names with which the target's code declares types.
    ///
    /// - Throws: `FileProblem`.
    package func declarations(of names: Set<String>) throws(FileProblem) -> Set<String> {
        var rest = names
        for path in try code() where !rest.isEmpty {
            let text = try Disk.read(root.appending(path)) ?? []
            if rest.contains(where: { text.mention($0) }) { rest.subtract(text.declaredTypes) }
        }
        return names.subtracting(rest)
    }
}

extension [GeneratedFile] {
    /// The names of the types that Swift files declare.
    fileprivate var declarations: Set<String> { Set(compactMap(\.swift).flatMap(\.declaredTypes)) }
}

extension [UInt8] {
    /// The names of the types that Swift code declares.
    fileprivate var declaredTypes: Set<String> {
        let tokens = SwiftToken.all(in: self)
        return Set(
            zip(tokens, tokens.dropFirst()).compactMap { keyword, name in
                let declares = keyword.isWord(in: [
                    "actor", "class", "enum", "protocol", "struct", "typealias",
                ])
                return declares && name.isName ? name.bare : nil
            })
    }
}
