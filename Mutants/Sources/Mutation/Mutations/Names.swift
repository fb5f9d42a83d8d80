import SwiftSyntax

extension Mutations {
    /// Names the next parameter or property of the same type instead of one that is named without its object.
    func otherVariables(_ name: DeclReferenceExprSyntax) -> [Change] {
        guard name.call == nil, name.argumentNames == nil, !name.isMemberName else { return [] }
        let text = name.baseName.text
        let isLocal = name.localDeclaration(of: text) != nil
        let others = name.parameters(like: text) ?? (isLocal ? [] : properties(like: name))
        return others.prefix(1).map { Change(.otherVariable, [Edit(name, to: $0)], in: name) }
    }

    private func properties(like name: DeclReferenceExprSyntax) -> [String] {
        let members = name.enclosingType.map { declarations.members(of: $0) } ?? []
        let properties = members.filter { $0.labels == nil && !$0.isStatic && !$0.shape.isEmpty }
        guard let own = properties.first(where: { $0.name == name.baseName.text }) else { return [] }
        let others = properties.drop { $0 != own }.dropFirst() + properties.prefix { $0 != own }
        return others.filter { $0.shape == own.shape }.map(\.name)
    }
}

extension DeclReferenceExprSyntax {
    /// Whether it stands after a dot.
    fileprivate var isMemberName: Bool { parent?.as(MemberAccessExprSyntax.self)?.declName.id == id }

    /// The other parameters of the same type, if the innermost function around the name has a parameter of this name.
    fileprivate func parameters(like name: String) -> [String]? {
        var node = parent
        while let current = node {
            let signature =
                current.as(FunctionDeclSyntax.self)?.signature
                ?? current.as(InitializerDeclSyntax.self)?.signature
            if let parameters = signature?.parameterClause.parameters {
                let named = parameters.map {
                    (name: ($0.secondName ?? $0.firstName).text, type: $0.type.trimmedDescription)
                }
                guard let own = named.first(where: { $0.name == name }) else { return nil }
                let others = named.drop { $0 != own }.dropFirst() + named.prefix { $0 != own }
                return others.filter { $0.type == own.type }.map(\.name)
            }
            node = current.parent
        }
        return nil
    }
}
