import SwiftSyntax

extension Mutations {
    /// Drops each statement that neither is a declaration nor produces a function's result.
    func droppedStatements(_ items: CodeBlockItemListSyntax) -> [Change] {
        guard !items.isResult else { return [] }
        let isCase = items.parent?.is(SwitchCaseSyntax.self) == true
        return Array(items).filter(\.canBeDropped).map { item in
            Change(.dropStatement, [Edit(item, to: isCase && items.count == 1 ? "break" : "")], in: item)
        }
    }
}

extension CodeBlockItemSyntax {
    fileprivate var canBeDropped: Bool {
        if item.is(DeclSyntax.self) { return false }
        return item.as(ReturnStmtSyntax.self)?.expression == nil
    }
}

extension CodeBlockItemListSyntax {
    /// Whether it is the one expression that a function or property with a type returns.
    fileprivate var isResult: Bool {
        guard count == 1, first?.item.is(ExprSyntax.self) == true, let owner = parent else { return false }
        if owner.is(AccessorBlockSyntax.self) { return true }
        guard owner.is(CodeBlockSyntax.self), let declaration = owner.parent else { return false }
        if let accessor = declaration.as(AccessorDeclSyntax.self) {
            return accessor.accessorSpecifier.tokenKind == .keyword(.get)
        }
        let result = declaration.as(FunctionDeclSyntax.self)?.signature.returnClause?.type.trimmedDescription
        return result != nil && result != "Void" && result != "()"
    }
}
