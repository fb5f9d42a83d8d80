import SwiftSyntax

/// A name declared in a function or closure, with its type if the text reveals it.
struct LocalDeclaration {
    let type: TypeName?
    /// The type as the text names it.
    let text: String?

    init(_ type: TypeSyntax?) {
        self.type = type.flatMap { TypeName($0) }
        text = type?.trimmedDescription
    }

    init(_ type: TypeName?) { (self.type, text) = (type, type?.text) }
}

extension SyntaxProtocol {
    /// The declaration of a name that is visible at this node, in the enclosing functions and closures.
    func localDeclaration(of name: String) -> LocalDeclaration? {
        var node = Syntax(self)
        while let parent = node.parent {
            if let found = parent.declaration(of: name, before: node) { return found }
            if parent.isProtocol((any DeclGroupSyntax).self) { return nil }
            node = parent
        }
        return nil
    }
}

extension Syntax {
    fileprivate func declaration(of name: String, before child: Syntax) -> LocalDeclaration? {
        if let items = self.as(CodeBlockItemListSyntax.self) { return items.variable(name, before: child) }
        if let function = self.as(FunctionDeclSyntax.self) { return function.signature.parameter(name) }
        if let initializer = self.as(InitializerDeclSyntax.self) {
            return initializer.signature.parameter(name)
        }
        if let closure = self.as(ClosureExprSyntax.self) { return closure.parameter(name) }
        return nil
    }
}

extension CodeBlockItemListSyntax {
    fileprivate func variable(_ name: String, before child: Syntax) -> LocalDeclaration? {
        for item in self where item.position < child.position {
            guard let variable = item.item.as(VariableDeclSyntax.self) else { continue }
            for binding in variable.bindings where binding.pattern.trimmedDescription == name {
                return binding.typeAnnotation.map { LocalDeclaration($0.type) }
                    ?? LocalDeclaration(binding.declaredType)
            }
        }
        return nil
    }
}

extension FunctionSignatureSyntax {
    fileprivate func parameter(_ name: String) -> LocalDeclaration? {
        let parameter = parameterClause.parameters.first { ($0.secondName ?? $0.firstName).text == name }
        return parameter.map { LocalDeclaration($0.type) }
    }
}

extension ClosureExprSyntax {
    fileprivate func parameter(_ name: String) -> LocalDeclaration? {
        switch signature?.parameterClause {
        case .simpleInput(let names):
            return names.contains { $0.name.text == name } ? LocalDeclaration(nil as TypeName?) : nil
        case .parameterClause(let clause):
            let parameter = clause.parameters.first { ($0.secondName ?? $0.firstName).text == name }
            return parameter.map { LocalDeclaration($0.type) }
        case nil:
            return nil
        }
    }
}
