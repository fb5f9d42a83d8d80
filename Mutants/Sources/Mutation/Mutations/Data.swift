import SwiftSyntax

extension Mutations {
    /// Takes the first element instead of the one at an index.
    func firstElement(_ access: SubscriptCallExprSyntax) -> [Change] {
        guard access.arguments.count == 1, let index = access.arguments.first?.expression,
            index.is(DeclReferenceExprSyntax.self) || index.is(MemberAccessExprSyntax.self)
        else { return [] }
        let isRow = declaredType(of: index) == "Int" || index.trimmedDescription.hasSuffix(".row")
        return isRow ? [Change(.firstElement, [Edit(index, to: "0")], in: access)] : []
    }

    /// Passes on other data than the argument, as a tired person might: texts in lower case, numbers without a sign,
    /// lists that are reversed or cut after the first element, and the constants that generated tests use as samples.
    func alteredData(_ call: FunctionCallExprSyntax) -> [Change] {
        // UIKit's own methods do with it what nobody sees.
        if call.calledExpression.as(MemberAccessExprSyntax.self)?.base?.is(SuperExprSyntax.self) == true {
            return []
        }
        return call.arguments.map(\.expression).flatMap(alteredData)
    }

    /// Assigns other data than the value.
    func alteredData(_ sequence: SequenceExprSyntax) -> [Change] {
        let elements = Array(sequence.elements)
        guard elements.count == 3, elements[1].is(AssignmentExprSyntax.self) else { return [] }
        return alteredData(elements[2])
    }

    private func alteredData(_ value: ExprSyntax) -> [Change] {
        guard let type = declaredType(of: value) else { return [] }
        let text = value.trimmedDescription
        let name = text.split(separator: ".").last ?? ""
        let sample = "\"a\(name.prefix(1).uppercased())\(name.dropFirst())\""
        let altered: [(Mutant.Kind, String)] =
            switch type {
            case "String":
                [
                    (.changeCase, "\(text).lowercased()"),
                    (.constant, sample),
                ]
            case "Int", "Double", "Float", "CGFloat": [(.dropSign, "abs(\(text))"), (.constant, "1")]
            case "Bool": [(.constant, "true"), (.constant, "false")]
            case _ where type.hasPrefix("[") && type.hasSuffix("]") && !type.contains(":"):
                [(.reverse, "\(text).reversed()"), (.firstOnly, "Array(\(text).prefix(1))")]
            default: []
            }
        return altered.map { Change($0, [Edit(value, to: $1)], in: value) }
    }

    /// The declared type of a parameter, a variable or a property, as the text names it.
    private func declaredType(of value: ExprSyntax) -> String? {
        if let name = value.as(DeclReferenceExprSyntax.self) {
            if let local = name.localDeclaration(of: name.baseName.text) { return local.text }
            return name.enclosingType.flatMap { shape(of: name.baseName.text, in: $0) }
        }
        guard let access = value.as(MemberAccessExprSyntax.self), let base = access.base,
            case .instance(let type) = types.receiver(base)
        else { return nil }
        return shape(of: access.declName.baseName.text, in: type)
    }

    private func shape(of property: String, in type: TypeName) -> String? {
        declarations.members(of: type).first { $0.name == property && $0.labels == nil }?.shape
    }

    /// Ignores all calls of a method but the first. Leaves what is called once by its nature.
    func onlyOnce(_ function: FunctionDeclSyntax) -> [Change] {
        guard let type = function.parent?.parent?.parent?.parent?.as(ClassDeclSyntax.self),
            let first = function.body?.statements.first, function.signature.returnClause == nil,
            !function.modifiers.contains(where: { ["static", "class", "nonisolated"].contains($0.name.text) }
            ),
            !(type.inheritanceClause?.trimmedDescription.contains("Sendable") ?? false),
            !Self.beginnings.contains(where: function.name.text.hasPrefix)
        else { return [] }
        let flag = Edit.insert("var wasCalled = false; ", before: function)
        let ignored = Edit.insert("if wasCalled { return }; wasCalled = true; ", before: first)
        return [Change(.onlyOnce, [flag, ignored], in: first)]
    }

    /// The beginnings of the names of methods that are called once by their nature.
    private static let beginnings = [
        "attach", "layOut", "loadView", "prepare", "setUp", "tearDown", "viewDidLoad",
    ]
}
