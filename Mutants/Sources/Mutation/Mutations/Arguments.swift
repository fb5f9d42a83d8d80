import SwiftSyntax

extension Mutations {
    /// Swaps the values of each pair of arguments in a call.
    func swappedArguments(_ call: FunctionCallExprSyntax) -> [Change] {
        let values = call.arguments.map(\.expression)
        return values.indices.flatMap { first in
            values.indices.dropFirst(first + 1).map { second in
                let edits = [
                    Edit(values[first], to: values[second].trimmedDescription),
                    Edit(values[second], to: values[first].trimmedDescription),
                ]
                return Change(.swapArguments, edits, in: call)
            }
        }
    }

    /// Passes nil instead of each argument of a call.
    func nilArguments(_ call: FunctionCallExprSyntax) -> [Change] {
        call.arguments.map { Change(.assignNil, [Edit($0.expression, to: "nil")], in: call) }
    }

    /// Assigns nil instead of the value.
    func nilAssignments(_ sequence: SequenceExprSyntax) -> [Change] {
        let elements = Array(sequence.elements)
        guard let index = elements.firstIndex(where: { $0.is(AssignmentExprSyntax.self) }),
            let first = elements[(index + 1)...].first, let last = elements.last
        else { return [] }
        let value = Edit(range: first.code.lowerBound..<last.code.upperBound, replacement: "nil")
        return [Change(.assignNil, [value], in: sequence)]
    }

    /// Ignores the result of a call instead of storing it.
    func discardedValue(_ sequence: SequenceExprSyntax) -> [Change] {
        let elements = Array(sequence.elements)
        guard elements.count == 3, elements[1].is(AssignmentExprSyntax.self),
            elements[2].is(FunctionCallExprSyntax.self)
        else { return [] }
        return [Change(.discardValue, [Edit(elements[0], to: "_")], in: sequence)]
    }
}
