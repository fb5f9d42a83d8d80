import SwiftSyntax

extension Mutations {
    /// Passes or assigns a new object instead of one that is shared.
    func otherInstances(_ call: FunctionCallExprSyntax) -> [Change] {
        call.arguments.compactMap { otherInstance($0.expression) }
    }

    /// Assigns a new object instead of one that is shared.
    func otherInstances(_ sequence: SequenceExprSyntax) -> [Change] {
        let elements = Array(sequence.elements)
        guard elements.count == 3, elements[1].is(AssignmentExprSyntax.self) else { return [] }
        return otherInstance(elements[2]).map { [$0] } ?? []
    }

    private func otherInstance(_ value: ExprSyntax) -> Change? {
        guard value.is(DeclReferenceExprSyntax.self) || value.is(MemberAccessExprSyntax.self),
            case .instance(let type) = types.receiver(value), declarations.resolve(type) != nil
        else { return nil }
        return Change(.otherInstance, [Edit(value, to: "\(type.text)()")], in: value)
    }

    /// Empties a closure, unless dropping its only statement does.
    func emptiedClosures(_ closure: ClosureExprSyntax) -> [Change] {
        guard let first = closure.statements.first, let last = closure.statements.last else { return [] }
        let range = first.code.lowerBound..<last.code.upperBound
        let usesFirst = closure.statements.tokens(viewMode: .sourceAccurate).contains { $0.text == "$0" }
        let rest = closure.signature == nil && usesFirst ? "_ in" : ""
        if closure.statements.count == 1, rest.isEmpty { return [] }
        return [Change(.emptyClosure, [Edit(range: range, replacement: rest)], in: closure)]
    }

    /// Names another case of an enumeration that the module declares.
    func otherCases(_ access: MemberAccessExprSyntax) -> [Change] {
        if let base = access.base {
            guard case .type(let name) = types.receiver(base), let type = declarations.resolve(name) else {
                return []
            }
            return declarations.otherCases(of: access.declName.baseName.text, in: type).map {
                Change(.otherCase, [Edit(access.declName.baseName, to: $0)], in: access)
            }
        }
        return (declarations.otherCases[access.declName.baseName.text] ?? []).map {
            Change(.otherCase, [Edit(access.declName.baseName, to: $0)], in: access)
        }
    }

    /// Replaces `true` with `false` and the other way round.
    func flippedBoolean(_ literal: BooleanLiteralExprSyntax) -> [Change] {
        let other = literal.literal.text == "true" ? "false" : "true"
        return [Change(.flipBoolean, [Edit(literal, to: other)], in: literal)]
    }

    /// Negates a condition.
    func negatedCondition(_ element: ConditionElementSyntax) -> [Change] {
        guard case .expression(let condition) = element.condition else { return [] }
        return [Change(.negate, [Edit(condition, to: "!(\(condition.trimmedDescription))")], in: element)]
    }

    /// Replaces a comparison with its opposite.
    func oppositeComparison(_ sign: BinaryOperatorExprSyntax) -> [Change] {
        guard let other = Self.opposites[sign.operator.text] else { return [] }
        return [Change(.negate, [Edit(sign, to: other)], in: sign)]
    }

    private static let opposites = [
        "==": "!=", "!=": "==", "===": "!==", "!==": "===", "&&": "||", "||": "&&", "<": ">=", ">=": "<",
        ">": "<=", "<=": ">",
    ]
}
