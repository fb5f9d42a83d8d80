import SwiftSyntax

extension Mutations {
    /// Swaps each pair of neighboring statements that are expressions, such as calls, assignments and subviews.
    func swappedStatements(_ items: CodeBlockItemListSyntax) -> [Change] {
        let all = Array(items)
        return zip(all, all.dropFirst()).compactMap { first, second in
            guard first.isExpression, second.isExpression else { return nil }
            let edits = [
                Edit(first.item, to: second.item.trimmedDescription),
                Edit(second.item, to: first.item.trimmedDescription),
            ]
            return Change(.swapStatements, edits, in: first)
        }
    }

    /// Takes the other end of a list: the last element for the first one.
    func swappedEnds(_ access: MemberAccessExprSyntax) -> [Change] {
        guard access.base != nil, let other = Self.ends[access.declName.baseName.text] else { return [] }
        return [Change(.swapEnds, [Edit(access.declName.baseName, to: other)], in: access)]
    }

    private static let ends: [String: String] = {
        let pairs = [
            ("first", "last"), ("firstIndex", "lastIndex"), ("prefix", "suffix"), ("dropFirst", "dropLast"),
            ("removeFirst", "removeLast"), ("min", "max"), ("popLast", "popFirst"),
            ("startIndex", "endIndex"),
        ]
        return Dictionary(uniqueKeysWithValues: pairs + pairs.map { ($1, $0) })
    }()
}

extension CodeBlockItemSyntax {
    /// Whether it is an expression that is not the value of a closure.
    fileprivate var isExpression: Bool { item.is(ExprSyntax.self) || item.is(ExpressionStmtSyntax.self) }
}
