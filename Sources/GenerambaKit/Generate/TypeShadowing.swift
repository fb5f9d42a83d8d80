import SourceText
import SwiftText

extension Template {
    /// Checks the types that a module makes of its name: none may be a word of Swift, nor hide one of the system's that
    /// the files use, as a `UIViewController` of its own would, being its own superclass.
    ///
    /// - Throws: `Diagnostics` with all that do.
    func checkTypes(in files: [GeneratedFile], of module: Module, into destination: Destination) throws {
        let name = module.name.prefixed
        guard !SDKTypeNames.names(beginningWith: name).isEmpty || swiftKeywords.contains(name) else { return }
        let texts = files.compactMap(\.swift)
        if swiftKeywords.contains(name), texts.contains(where: { $0.declares(unescaped: name) }) {
            throw Diagnostics.error(
                "'\(name)' cannot name a type: it is a word of Swift", hint: ModuleName.otherHint)
        }
        let names = texts.systemTypes(of: module.name)
        guard !names.isEmpty else { return }
        // What a module of another name uses is not named after it.
        var other = module
        other.name = module.name.appending("Other")
        var ignored = Diagnostics()
        let used = try makeFiles(other, into: destination, isTraced: false, diagnostics: &ignored)
            .compactMap(\.swift).uses(of: names)
        try names.filter(used.contains).map { type in
            "a module '\(module.name.text)' would hide the system's '\(type)', which its own files need"
        }.throwErrors()
    }
}

extension TargetFiles {
    /// Checks that no type which a module makes of its name hides one of the system's that other files of its target
    /// use.
    ///
    /// - Parameter files: the files of the module.
    /// - Throws: `Diagnostics` with those that the first such file uses; `FileProblem`.
    package func checkTypes(in files: [GeneratedFile], of module: ModuleName) throws {
        let names = files.compactMap(\.swift).systemTypes(of: module)
        guard !names.isEmpty else { return }
        let own = Set(files.map(\.path))
        for path in code where !own.contains(path) {
            let text = try Disk.read(root.appending(path)) ?? []
            try [text].uses(of: names).map { type in
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
    /// Whether this text of Swift declares a type of a name that stands in no backticks.
    fileprivate func declares(unescaped name: String) -> Bool {
        let tokens = SwiftToken.all(in: self)
        return zip(tokens, tokens.dropFirst()).contains { token, next in
            token.beginsType && next.isWord(name)
        }
    }
}

extension SwiftToken {
    fileprivate var beginsType: Bool { isWord(in: ["class", "struct", "enum", "actor", "protocol"]) }
}

extension [[UInt8]] {
    /// The types named after a module that these texts of Swift declare and the system has, too.
    fileprivate func systemTypes(of module: ModuleName) -> Set<String> {
        let names = SDKTypeNames.names(beginningWith: module.prefixed)
        return names.isEmpty ? [] : types(named: Set(names))
    }

    /// The types of some names that these texts of Swift declare.
    fileprivate func types(named names: Set<String>) -> Set<String> { words(in: names, behind: \.beginsType) }

    /// The words of some that these texts of Swift use, other than as the name of a module.
    fileprivate func uses(of names: Set<String>) -> Set<String> { words(in: names) { !$0.isWord("import") } }

    /// The words of some that stand in these texts of Swift behind a token that is right.
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
