import SourceText
import SwiftText

/// A rule of an architecture that the text of the code decides.
struct Rule: Sendable {
    /// The name with which comments disable the rule.
    let id: String
    /// What the rule asks for, in one sentence.
    let summary: String
    /// The architectures that have the rule.
    let styles: Set<ModuleStyle>
    /// Returns what breaks the rule.
    let check: @Sendable (RuleContext) -> [Finding]

    init(
        _ id: String, _ summary: String, in styles: Set<ModuleStyle>,
        _ check: @escaping @Sendable (RuleContext) -> [Finding]
    ) {
        (self.id, self.summary, self.styles, self.check) = (id, summary, styles, check)
    }

    /// All rules, in the order of the documentation.
    static let all =
        ReferenceRules.all + StateRules.all + LayerRules.all + CallRules.all + NameRules.all + WordRules.all
        + PlaceRules.all

    static let everywhere = Set(ModuleStyle.allCases)
}

/// What breaks a rule, and where.
struct Finding: Sendable {
    let message: String
    let range: SourceRange
    /// How to mend it.
    let hint: String?

    init(_ message: String, at place: SourceRange, hint: String? = nil) {
        (self.message, range, self.hint) = (message, place, hint)
    }

    /// - Parameter declaration: whose name is the place.
    init(_ message: String, at declaration: PlacedDeclaration, hint: String? = nil) {
        self.init(
            message, at: declaration.file.source.range(declaration.declaration.place), hint: hint)
    }
}

extension PlacedDeclaration {
    /// Returns a finding at each name in the declaration for which a condition holds.
    func findings(_ message: String, where isMeant: (String) -> Bool) -> [Finding] {
        tokens.filter { $0.isName && isMeant($0.bare) }.map {
            Finding("\(message): '\($0.bare)'", at: file.source.range($0.range))
        }
    }
}

/// What a rule looks at.
struct RuleContext: Sendable {
    let module: CodeModule
    let code: CodeBase
    /// The kinds of the types that the project declares, by their names.
    let kinds: [String: Declaration.Kind]
    /// What the aliases of the module mean.
    let aliases: [String: CodeType]

    init(_ module: CodeModule, _ code: CodeBase, kinds: [String: Declaration.Kind]) {
        (self.module, self.code, self.kinds, aliases) = (module, code, kinds, module.aliases)
    }

    var name: String { module.name }

    /// Returns the names of the types in a type, with what the module's aliases mean.
    func names(in type: CodeType) -> [String] {
        type.names.flatMap { name in aliases[name].map { $0.names } ?? [name] }
    }

    /// Returns the types that a property names or, if it names none, the type of its first value.
    func types(of property: PlacedDeclaration) -> [String] {
        let declaration = property.declaration
        guard declaration.type.isEmpty else { return names(in: declaration.type) }
        let first = property.value.first { !$0.isWord("try") && !$0.isWord("await") }
        return first.flatMap { $0.namesType ? [$0.bare] : nil } ?? []
    }

    /// Whether a type is a function, also by an alias.
    func isFunction(_ type: CodeType) -> Bool {
        type.isFunction || type.names.contains { aliases[$0]?.isFunction == true }
    }

    /// Whether the project declares a protocol of this name.
    func isProtocol(_ name: String) -> Bool { kinds[name] == .protocol }
}
