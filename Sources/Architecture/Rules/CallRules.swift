import SwiftText

/// Rules about where parts are made.
enum CallRules {
    static let all = [
        Rule("made-by-assembly", "Only the Assembly makes the parts of a module.", in: ModuleStyle.ofViper) {
            context in
            var layers: Set<PartName.Layer> = [.presenter, .interactor, .router]
            // The view controller of a configurator is made by whoever opens it.
            if context.module.style == .viper, context.module.template != "rviper_around" {
                layers.insert(.view)
            }
            if context.module.style == .swiftUI { layers.insert(.viewState) }
            let made = context.module.types.filter { type in
                guard let part = context.module.part(of: type), part.form == .type else { return false }
                let kinds: [Declaration.Kind] = [.class, .struct, .actor]
                return kinds.contains(type.declaration.kind) && layers.contains(part.layer)
                    && !type.name.hasSuffix("Cell")
            }
            return context.calls(of: Set(made.map(\.name)))
        }
    ]
}

extension RuleContext {
    /// Returns where initializers of types are called outside of assemblies and tests.
    fileprivate func calls(of names: Set<String>) -> [Finding] {
        guard !names.isEmpty else { return [] }
        return code.files.filter { !$0.isTest }.flatMap { file -> [Finding] in
            let tokens = file.tokens
            let calls = tokens.indices.filter {
                tokens[$0].isName && names.contains(tokens[$0].bare) && tokens.makes($0)
            }
            guard !calls.isEmpty else { return [] }
            let assemblies =
                file.all.filter { $0.declaration.isAssembly }.map(\.declaration.tokens) + tokens.previews
            return calls.filter { call in !assemblies.contains { $0.contains(call) } }.map { call in
                Finding(
                    "'\(tokens[call].bare)' is made outside of the Assembly",
                    at: file.source.range(tokens[call].range))
            }
        }
    }
}

extension Declaration {
    /// Whether it is a type or function that assembles modules.
    fileprivate var isAssembly: Bool {
        let last = name.split(separator: ".").last.map(String.init) ?? name
        let ends = ["Assembly", "Configurator", "Builder", "Assembler"]
        return kind != .property && ends.contains { last.hasSuffix($0) }
            || inherited.contains { $0.name == "PreviewProvider" }
    }
}

extension [SwiftToken] {
    /// Whether the type that is named here is made here.
    fileprivate func makes(_ index: Int) -> Bool {
        let keywords = [
            "func", "class", "struct", "actor", "enum", "protocol", "extension", "case", "import",
        ]
        if index > 0, self[index - 1].isWord(in: keywords) { return false }
        var next = index + 1
        DeclarationReader(self).passGenerics(&next, count)
        guard next < count else { return false }
        // A storyboard makes its view controller with a coder.
        if self[next].isSign("("), !self[next].beginsLine {
            return next + 1 >= count || !self[next + 1].isWord("coder")
        }
        if self[next].isSign("."), next + 1 < count, self[next + 1].isWord("init") { return true }
        return isMadeByItsAnnotation(next)
    }

    /// Whether `= .init(` follows a type.
    private func isMadeByItsAnnotation(_ index: Int) -> Bool {
        var next = index
        while next < count, self[next].isSign(in: ["?", "!", ")"]) { next += 1 }
        guard next < count, self[next].isSign(in: ["=", "{"]) else { return false }
        next += 1
        while next < count, self[next].isWord(in: ["return", "try", "await"]) { next += 1 }
        return next + 1 < count && self[next].isSign(".") && self[next + 1].isWord("init")
    }

    /// The previews, which are macros with a block.
    fileprivate var previews: [Range<Int>] {
        let partners = bracketPartners
        return indices.dropLast().compactMap { index in
            guard self[index].isSign("#"), self[index + 1].isWord("Preview") else { return nil }
            let open = self[index...].firstIndex { $0.isSign("{") } ?? index
            return partners[open].map { index..<Swift.max(index, $0) }
        }
    }
}
