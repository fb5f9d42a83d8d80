import SourceText
import SwiftText
import SystemAccess

extension Template {
    /// Checks the types named after the module. None may be a Swift keyword or hide a system type that the files use.
    /// For example, a `UIViewController` of the module's own would be its own superclass.
    func checkTypes(in files: [GeneratedFile], of module: Module, into destination: Destination) throws {
        let name = module.name.prefixed
        let system = SDKTypeNames.names(beginningWith: name)
        guard !system.isEmpty || swiftKeywords.contains(name) else { return }
        let texts = files.compactMap(\.swift)
        if swiftKeywords.contains(name), texts.contains(where: { $0.declares(unescaped: name) }) {
            throw Diagnostics.error(
                "'\(name)' cannot name a type: it is a Swift keyword", hint: ModuleName.otherHint)
        }
        let names = system.isEmpty ? [] : texts.types(named: Set(system))
        guard !names.isEmpty else { return }
        // Types that a module with another name uses, too, are not named after this module.
        var other = module
        other.name = module.name.appending("Other")
        var ignored = Diagnostics()
        let others = try makeFiles(other, into: destination, isTraced: false, diagnostics: &ignored)
            .compactMap(\.swift)
        let used = others.uses(of: names.subtracting(others.types(named: names)))
        try names.filter(used.contains).map { type in
            "a module '\(module.name.text)' would hide the system's '\(type)', which its own files need"
        }.throwErrors()
    }
}

extension TargetFiles {
    /// Checks that no type named after the module hides a system type that other files of the target use.
    ///
    /// - Parameters:
    ///   - files: the files of the module.
    ///   - others: its files that are not to be written.
    /// - Throws: `Diagnostics` with the hidden types that the first affected file uses; `FileProblem`.
    package func checkTypes(
        in files: [GeneratedFile], besides others: [GeneratedFile] = [], of module: ModuleName
    ) throws {
        let system = SDKTypeNames.names(beginningWith: module.prefixed)
        let texts = files.compactMap(\.swift).filter { text in system.contains { text.mention($0) } }
        let visible = DeclaredType.all(in: texts).filter { $0.scope == .module }
        let names = Set(system).intersection(visible.map(\.name))
        guard !names.isEmpty else { return }
        let own = Set((files + others).map(\.path))
        for path in try code() where !own.contains(path) {
            let texts = try [Disk.read(root.appending(path)) ?? []]
            // A file that declares a type of the same name means its own one.
            try texts.uses(of: names.subtracting(texts.types(named: names))).map { type in
                "a module '\(module.text)' would hide the system's '\(type)', which '\(path)' uses"
            }.throwErrors()
        }
    }
}

extension [String] {
    fileprivate func throwErrors() throws {
        var found = Diagnostics()
        for message in sorted() { found.addError(message, hint: ModuleName.otherHint) }
        try found.throwErrors()
    }
}

extension [UInt8] {
    /// Whether this Swift text declares a type with the name, not in backticks.
    fileprivate func declares(unescaped name: String) -> Bool {
        let tokens = SwiftToken.all(in: self)
        return zip(tokens, tokens.dropFirst()).contains { token, next in token.beginsType && next.isWord(name)
        }
    }
}

extension SwiftToken {
    var beginsType: Bool { isWord(in: ["class", "struct", "enum", "actor", "protocol"]) }
}

extension [[UInt8]] {
    /// Returns those of the names with which these Swift texts declare types.
    fileprivate func types(named names: Set<String>) -> Set<String> { words(in: names, behind: \.beginsType) }

    /// Returns those of the names that these Swift texts use, other than in imports and as members of something else.
    fileprivate func uses(of names: Set<String>) -> Set<String> {
        words(in: names) { !$0.isWord("import") && !$0.isSign(".") }
    }

    /// Returns those of the names that occur in these Swift texts after a matching token.
    private func words(in names: Set<String>, behind isRight: (SwiftToken) -> Bool) -> Set<String> {
        reduce(into: []) { words, text in
            let tokens = SwiftToken.all(in: text)
            for (token, next) in zip(tokens, tokens.dropFirst())
            where isRight(token) && next.isName && names.contains(next.bare) {
                words.insert(next.bare)
            }
        }
    }
}
