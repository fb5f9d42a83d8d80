import SwiftSyntax

extension Mutations {
    /// Swaps what is done if a condition is true with what is done otherwise.
    func swappedBranches(_ choice: IfExprSyntax) -> [Change] {
        guard case .codeBlock(let other) = choice.elseBody else { return [] }
        let edits = [
            Edit(choice.body, to: other.trimmedDescription), Edit(other, to: choice.body.trimmedDescription),
        ]
        return [Change(.swapBranches, edits, in: choice)]
    }

    /// Swaps the statements of neighboring cases.
    func swappedBranches(_ cases: SwitchCaseListSyntax) -> [Change] {
        let bodies = cases.compactMap { $0.as(SwitchCaseSyntax.self)?.statements }
        return zip(bodies, bodies.dropFirst()).map { first, second in
            let edits = [
                Edit(first, to: second.trimmedDescription), Edit(second, to: first.trimmedDescription),
            ]
            return Change(.swapBranches, edits, in: first)
        }
    }

    /// Swaps the two values of `condition ? a : b`.
    func swappedBranches(_ sequence: SequenceExprSyntax) -> [Change] {
        let elements = Array(sequence.elements)
        guard let index = elements.lastIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
            let choice = elements[index].as(UnresolvedTernaryExprSyntax.self), index + 2 == elements.count
        else { return [] }
        let first = choice.thenExpression
        let second = elements[index + 1]
        let edits = [
            Edit(first, to: second.trimmedDescription), Edit(second, to: first.trimmedDescription),
        ]
        return [Change(.swapBranches, edits, in: sequence)]
    }

    /// Drops each of several conditions that declares nothing.
    func droppedConditions(_ list: ConditionElementListSyntax) -> [Change] {
        let conditions = Array(list)
        guard conditions.count > 1 else { return [] }
        return conditions.indices.compactMap { index in
            guard case .expression = conditions[index].condition else { return nil }
            let range =
                index + 1 < conditions.count
                ? conditions[index].code.lowerBound..<conditions[index + 1].code.lowerBound
                : conditions[index - 1].condition.code.upperBound..<conditions[index].code.upperBound
            return Change(.dropCondition, [Edit(range: range, replacement: "")], in: list)
        }
    }

    /// Drops each operand of `a && b` and `a || b`, and the value before `??`.
    func droppedOperands(_ sequence: SequenceExprSyntax) -> [Change] {
        let elements = Array(sequence.elements)
        let signs = elements.map { $0.as(BinaryOperatorExprSyntax.self)?.operator.text }
        let begin = elements.firstIndex { $0.is(AssignmentExprSyntax.self) }.map { $0 + 1 } ?? 0
        return ["&&", "||", "??"].flatMap { sign -> [Change] in
            let places = signs.indices.filter { signs[$0] == sign }
            let starts = [begin] + places.map { $0 + 1 }
            var ranges = zip(starts, places).map { start, place in
                elements[start].code.lowerBound..<elements[place + 1].code.lowerBound
            }
            if let last = places.last, let end = elements.last, sign != "??" {
                ranges.append(elements[last - 1].code.upperBound..<end.code.upperBound)
            }
            return ranges.map { Change(.dropCondition, [Edit(range: $0, replacement: "")], in: sequence) }
        }
    }

    /// Drops `!` before a value.
    func droppedNegation(_ negation: PrefixOperatorExprSyntax) -> [Change] {
        guard negation.operator.text == "!" else { return [] }
        return [Change(.negate, [Edit(negation, to: negation.expression.trimmedDescription)], in: negation)]
    }
}
