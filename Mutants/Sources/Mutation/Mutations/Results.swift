import SwiftSyntax

extension Mutations {
    /// For `let x = try await f()`, drops everything that uses `x`, once together with the call and once without it.
    func droppedResults(_ items: CodeBlockItemListSyntax) -> [Change] {
        items.flatMap { item -> [Change] in
            guard let variable = item.item.as(VariableDeclSyntax.self), let binding = variable.bindings.first,
                variable.bindings.count == 1, binding.initializer?.value.isAwaited == true
            else { return [] }
            let names = binding.pattern.names
            let uses = Array(items).filter { $0.position > item.position && $0.mentions(names) }
            let range = variable.code.lowerBound..<binding.pattern.code.upperBound
            let ignored = Edit(range: range, replacement: "_")
            let dropped = uses.map { Edit($0, to: "") }
            return [
                Change(.dropResult, [ignored] + dropped, in: item),
                Change(.dropCall, [Edit(item, to: "")] + dropped, in: item),
            ]
        }
    }
}

extension ExprSyntax {
    fileprivate var isAwaited: Bool {
        if let attempt = self.as(TryExprSyntax.self) { return attempt.expression.isAwaited }
        return self.is(AwaitExprSyntax.self)
    }
}

extension PatternSyntax {
    /// The names that it declares.
    fileprivate var names: Set<String> {
        Set(tokens(viewMode: .sourceAccurate).filter { $0.tokenKind == .identifier($0.text) }.map(\.text))
    }
}

extension SyntaxProtocol {
    fileprivate func mentions(_ names: Set<String>) -> Bool {
        tokens(viewMode: .sourceAccurate).contains { names.contains($0.text) }
    }
}
