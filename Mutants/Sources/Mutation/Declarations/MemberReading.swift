import SwiftSyntax

extension Member {
    init(_ function: FunctionDeclSyntax) {
        let parameters = function.signature.parameterClause.parameters
        let types = parameters.map(\.type.trimmedDescription).joined(separator: ", ")
        let effects = function.signature.effectSpecifiers?.trimmedDescription ?? ""
        let result = function.signature.returnClause?.type
        let resultText = result?.trimmedDescription ?? "Void"
        self.init(
            name: function.name.text,
            labels: parameters.map { $0.firstName.tokenKind == .wildcard ? "" : $0.firstName.text },
            shape: "(\(types)) \(effects) -> \(resultText)", type: result.flatMap { TypeName($0) },
            isStatic: function.modifiers.isStatic)
    }

    /// The properties that a declaration declares: `var a: A, b = B()`.
    static func properties(_ variable: VariableDeclSyntax) -> [Member] {
        variable.bindings.compactMap { binding in
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
                return nil
            }
            let type = binding.declaredType
            let shape = binding.typeAnnotation?.type.trimmedDescription ?? type?.text ?? ""
            let isStatic = variable.modifiers.isStatic
            let isPlain = !isStatic && binding.accessorBlock == nil && !variable.hasWrapper
            return Member(
                name: name, labels: nil, shape: shape, type: type, isStatic: isStatic, isPlain: isPlain)
        }
    }
}

extension VariableDeclSyntax {
    /// Whether it has an attribute that may notice changes at once. SwiftUI reads published values when it draws the next
    /// time.
    fileprivate var hasWrapper: Bool {
        attributes.contains { !["@ObservationIgnored", "@Published"].contains($0.trimmedDescription) }
    }
}

extension DeclModifierListSyntax {
    var isStatic: Bool { contains { ["static", "class"].contains($0.name.text) } }
}

extension PatternBindingSyntax {
    /// The name of the annotated type, or of the type that the initial value creates: `= Label(…)`.
    var declaredType: TypeName? {
        if let type = typeAnnotation?.type { return TypeName(type) }
        return initializer?.value.constructedType
    }
}

extension ExprSyntax {
    /// `Label` in `Label(…)`, which counts as a type because it begins with a capital letter.
    var constructedType: TypeName? {
        guard let callee = self.as(FunctionCallExprSyntax.self)?.calledExpression else { return nil }
        let text = callee.trimmedDescription
        guard callee.is(DeclReferenceExprSyntax.self) || callee.is(MemberAccessExprSyntax.self),
            text.split(separator: ".").last?.first?.isUppercase == true
        else { return nil }
        return TypeName(text)
    }
}
