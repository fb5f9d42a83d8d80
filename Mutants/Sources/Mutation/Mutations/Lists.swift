import SwiftSyntax

extension Mutations {
    /// Drops each element of a list.
    func droppedElements(_ list: ArrayExprSyntax) -> [Change] {
        let elements = Array(list.elements)
        guard elements.count > 1 else { return [] }
        return elements.indices.map { index in
            let range =
                index + 1 < elements.count
                ? elements[index].code.lowerBound..<elements[index + 1].code.lowerBound
                : elements[index - 1].expression.code.upperBound..<elements[index].code.upperBound
            return Change(.dropElement, [Edit(range: range, replacement: "")], in: list)
        }
    }

    /// Swaps each pair of neighbors in a list. Leaves options and constraints, which have no order.
    func swappedElements(_ list: ArrayExprSyntax) -> [Change] {
        let values = list.elements.map(\.expression)
        let options = values.allSatisfy { value in
            value.as(MemberAccessExprSyntax.self).map { $0.base == nil } ?? false
        }
        let callee = list.parent?.parent?.parent?.as(FunctionCallExprSyntax.self)?.calledExpression
        guard !options, callee?.trimmedDescription != "NSLayoutConstraint.activate" else { return [] }
        return zip(values, values.dropFirst()).map { first, second in
            let edits = [
                Edit(first, to: second.trimmedDescription), Edit(second, to: first.trimmedDescription),
            ]
            return Change(.swapElements, edits, in: list)
        }
    }
}
