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

    /// Makes each call of another object's method twice. Leaves calls of which a second one changes nothing.
    func doubledCalls(_ items: CodeBlockItemListSyntax) -> [Change] {
        guard !items.isResult else { return [] }
        return Array(items).filter(\.canBeDoubled).map { item in
            let second = Edit.insert("; \(item.item.trimmedDescription)", after: item.item)
            return Change(.doubleCall, [second], in: item)
        }
    }

    /// Returns at the beginning of a function with several statements.
    func earlyReturn(_ function: FunctionDeclSyntax) -> [Change] {
        guard let first = function.body?.statements.first, function.body?.statements.count != 1,
            function.signature.returnClause == nil
        else { return [] }
        return [Change(.returnEarly, [.insert("return; ", before: first)], in: first)]
    }
}

extension CodeBlockItemSyntax {
    fileprivate var canBeDropped: Bool {
        if item.is(DeclSyntax.self) { return false }
        return item.as(ReturnStmtSyntax.self)?.expression == nil
    }

    /// Whether it calls another object's method, which may do something else when it is called twice.
    fileprivate var canBeDoubled: Bool {
        guard let call = item.as(ExprSyntax.self)?.innerCall,
            let access = call.calledExpression.as(MemberAccessExprSyntax.self)
        else { return false }
        let isOwn = access.base?.is(SuperExprSyntax.self) == true || access.declName.baseName.text == "init"
        // After `a.removeSubrange(i...)`, nothing is left in the range.
        let isRemoval = call.arguments.trimmedDescription.hasSuffix("...")
        // A call that follows another one is a modifier of a view.
        return !isOwn && !isRemoval && access.base?.is(FunctionCallExprSyntax.self) != true
            && !Self.idempotent.contains(access.declName.baseName.text)
    }

    private static let idempotent: Set = [
        "activate", "addArrangedSubview", "addSubview", "addTarget", "cancel", "checkCancellation", "combine",
        "deselectRow", "endEditing", "endRefreshing", "register", "reloadData", "removeFromParent",
        "removeFromSuperview", "setTitle", "startAnimating", "stopAnimating",
    ]
}

extension ExprSyntax {
    /// The call that it is, perhaps with `try`, `await` or `?`.
    fileprivate var innerCall: FunctionCallExprSyntax? {
        if let attempt = self.as(TryExprSyntax.self) { return attempt.expression.innerCall }
        if let wait = self.as(AwaitExprSyntax.self) { return wait.expression.innerCall }
        if let chain = self.as(OptionalChainingExprSyntax.self) { return chain.expression.innerCall }
        return self.as(FunctionCallExprSyntax.self)
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
