import SwiftSyntax

/// The part of a call before the dot.
enum Receiver: Hashable {
    case instance(TypeName)
    case type(TypeName)
    /// Something of an unknown type, by its text.
    case unknown(String)

    var isType: Bool {
        if case .type = self { return true }
        return false
    }

    /// The type whose members it has; nil when it is unknown.
    var typeName: TypeName? {
        switch self {
        case .instance(let name), .type(let name): name
        case .unknown: nil
        }
    }
}

/// Determines the types of expressions, as far as the module's declarations and the text itself reveal them.
struct Types {
    let declarations: Declarations

    func receiver(_ expression: ExprSyntax) -> Receiver {
        known(expression) ?? .unknown(expression.trimmedDescription.filter { $0 != "?" && $0 != "!" })
    }

    private func known(_ expression: ExprSyntax) -> Receiver? {
        if let chain = expression.as(OptionalChainingExprSyntax.self) { return known(chain.expression) }
        if let forced = expression.as(ForceUnwrapExprSyntax.self) { return known(forced.expression) }
        if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1 {
            return known(tuple.elements.first!.expression)
        }
        if let name = expression.as(DeclReferenceExprSyntax.self) { return known(name) }
        if let access = expression.as(MemberAccessExprSyntax.self) { return known(access) }
        if let call = expression.as(FunctionCallExprSyntax.self) { return known(call) }
        return nil
    }

    private func known(_ name: DeclReferenceExprSyntax) -> Receiver? {
        let text = name.baseName.text
        if text == "self" { return name.enclosingType.map { .instance($0) } }
        if let local = name.localDeclaration(of: text) { return local.type.map { .instance($0) } }
        if let type = name.enclosingType, let member = property(text, of: type) { return member }
        return declarations.resolve(TypeName(text)).map { .type($0) }
    }

    private func known(_ access: MemberAccessExprSyntax) -> Receiver? {
        if let base = access.base, let type = known(base)?.typeName {
            if let member = property(access.declName.baseName.text, of: type) { return member }
        }
        return declarations.resolve(TypeName(access.trimmedDescription)).map { .type($0) }
    }

    private func known(_ call: FunctionCallExprSyntax) -> Receiver? {
        if let type = ExprSyntax(call).constructedType {
            return .instance(declarations.resolve(type) ?? type)
        }
        guard let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base,
            let type = known(base)?.typeName
        else { return nil }
        let methods = declarations.members(of: type).filter { $0.name == access.declName.baseName.text }
        return methods.first?.type.map { .instance(declarations.resolve($0) ?? $0) }
    }

    private func property(_ name: String, of type: TypeName) -> Receiver? {
        let member = declarations.members(of: type).first { $0.labels == nil && $0.name == name }
        return member?.type.map { .instance(declarations.resolve($0) ?? $0) }
    }
}
