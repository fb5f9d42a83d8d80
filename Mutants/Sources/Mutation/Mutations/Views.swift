import SwiftSyntax

extension Mutations {
    /// Drops a call in a chain of calls, such as a modifier of a view.
    func droppedModifiers(_ call: FunctionCallExprSyntax) -> [Change] {
        guard let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base,
            base.is(FunctionCallExprSyntax.self) || (call.isInOpaqueBody && access.isMemberOfValue)
        else { return [] }
        return [Change(.dropModifier, [Edit(call, to: base.trimmedDescription)], in: call)]
    }

    /// Replaces a property wrapper of SwiftUI with one that owns its value instead of borrowing it, or the other way
    /// round, or drops it.
    func swappedWrappers(_ variable: VariableDeclSyntax) -> [Change] {
        variable.attributes.compactMap { element in
            guard let attribute = element.as(AttributeSyntax.self),
                let other = Self.wrappers[attribute.attributeName.trimmedDescription]
            else { return nil }
            return Change(.swapWrapper, [Edit(attribute, to: other)], in: variable)
        }
    }

    private static let wrappers = [
        "StateObject": "@ObservedObject", "ObservedObject": "@StateObject", "State": "", "Binding": "@State",
        "Published": "", "Bindable": "@State", "ObservationIgnored": "",
    ]

    /// Binds a constant instead of a value that changes.
    func constantBinding(_ expression: some ExprSyntaxProtocol) -> [Change] {
        let text = expression.trimmedDescription
        let isWhole = expression.parent?.is(MemberAccessExprSyntax.self) != true
        guard text.hasPrefix("$"), isWhole, text.dropFirst().first?.isNumber == false else { return [] }
        return [
            Change(.constantBinding, [Edit(expression, to: ".constant(\(text.dropFirst()))")], in: expression)
        ]
    }
}

extension SyntaxProtocol {
    /// Whether the node is in the body of a property or function with an opaque type.
    fileprivate var isInOpaqueBody: Bool {
        var node: Syntax? = Syntax(self)
        while let current = node {
            if let binding = current.as(PatternBindingSyntax.self), let type = binding.typeAnnotation?.type {
                return type.is(SomeOrAnyTypeSyntax.self)
            }
            if let function = current.as(FunctionDeclSyntax.self) {
                return function.signature.returnClause?.type.is(SomeOrAnyTypeSyntax.self) == true
            }
            node = current.parent
        }
        return false
    }
}
