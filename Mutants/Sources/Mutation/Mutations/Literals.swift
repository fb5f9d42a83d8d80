import SwiftSyntax

extension Mutations {
    /// Adds one to a number.
    func changedNumber(_ literal: some ExprSyntaxProtocol) -> [Change] {
        let text = literal.trimmedDescription
        let other = Int(text).map { "\($0 + 1)" } ?? Double(text).map { "\($0 + 1)" }
        return other.map { [Change(.changeNumber, [Edit(literal, to: $0)], in: literal)] } ?? []
    }

    /// Empties a text, or fills an empty one. Leaves those that only the developer or a translator reads, those in
    /// `field.text ?? ""`, as a text field always has a text, and symbols and identifiers of SwiftUI's views, which
    /// nobody can read back.
    func changedString(_ literal: StringLiteralExprSyntax) -> [Change] {
        let argument = literal.parent?.as(LabeledExprSyntax.self)
        let callee = argument?.parent?.parent?.as(FunctionCallExprSyntax.self)?.calledExpression
        let name =
            callee?.as(MemberAccessExprSyntax.self)?.declName ?? callee?.as(DeclReferenceExprSyntax.self)
        guard !Self.unread.contains(argument?.label?.text ?? ""),
            !Self.unread.contains(name?.baseName.text ?? ""), !literal.replacesText
        else { return [] }
        let other = literal.trimmedDescription == "\"\"" ? "\"?\"" : "\"\""
        return [Change(.changeString, [Edit(literal, to: other)], in: literal)]
    }

    /// Functions and labels.
    private static let unread: Set = [
        "fatalError", "preconditionFailure", "assertionFailure", "precondition", "assert", "comment",
        "accessibilityIdentifier", "systemImage", "systemName",
    ]

    /// Includes or excludes the limit of a comparison or a range.
    func movedLimit(_ sign: BinaryOperatorExprSyntax) -> [Change] {
        guard let other = Self.limits[sign.operator.text] else { return [] }
        return [Change(.moveLimit, [Edit(sign, to: other)], in: sign)]
    }

    private static let limits = [
        "<": "<=", "<=": "<", ">": ">=", ">=": ">", "..<": "...", "...": "..<", "+": "-", "-": "+",
    ]
}

extension StringLiteralExprSyntax {
    /// Whether it stands after `x.text ??`.
    fileprivate var replacesText: Bool {
        guard let elements = parent?.as(ExprListSyntax.self).map({ Array($0) }),
            let index = elements.firstIndex(where: { $0.id == id }), index > 1
        else { return false }
        return elements[index - 1].as(BinaryOperatorExprSyntax.self)?.operator.text == "??"
            && elements[index - 2].as(MemberAccessExprSyntax.self)?.declName.baseName.text == "text"
    }
}
