import SwiftSyntax

/// Collects the members of a file's types. A class because SwiftSyntax's visitors are classes.
final class DeclarationReading: SyntaxVisitor {
    private(set) var members: [TypeName: [Member]] = [:]
    private(set) var supertypes: [TypeName: [TypeName]] = [:]
    private(set) var functions: [Member] = []
    /// The cases of each enumeration with the numbers of their associated values.
    private(set) var cases: [TypeName: [String: Int]] = [:]

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { begin(node) }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { begin(node) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { begin(node) }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { begin(node) }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { begin(node) }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { begin(node) }

    private func begin(_ node: some DeclGroupSyntax) -> SyntaxVisitorContinueKind {
        guard let name = node.enclosingType else { return .skipChildren }
        members[name, default: []] += []
        let inherited = node.inheritanceClause?.inheritedTypes.compactMap { TypeName($0.type) } ?? []
        supertypes[name, default: []] += inherited
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let member = Member(node)
        if let type = node.parent?.enclosingType { members[type, default: []].append(member) }
        if node.parent?.parent?.parent?.is(SourceFileSyntax.self) == true { functions.append(member) }
        return .skipChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        if let type = node.parent?.enclosingType { members[type, default: []] += Member.properties(node) }
        return .skipChildren
    }

    override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let type = node.parent?.enclosingType else { return .skipChildren }
        for element in node.elements {
            cases[type, default: [:]][element.name.text] = element.parameterClause?.parameters.count ?? 0
        }
        return .skipChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension SyntaxProtocol {
    /// The name of the innermost type around the node, or of the node itself if it declares or extends a type; nil
    /// outside of types.
    var enclosingType: TypeName? {
        var names: [String] = []
        var node: Syntax? = Syntax(self)
        while let current = node {
            if let named = current.asProtocol((any NamedDeclSyntax).self),
                current.isProtocol((any DeclGroupSyntax).self)
            {
                names.append(named.name.text)
            } else if let extended = current.as(ExtensionDeclSyntax.self) {
                names.append(extended.extendedType.trimmedDescription)
            }
            node = current.parent
        }
        return names.isEmpty ? nil : TypeName(names.reversed().joined(separator: "."))
    }
}
