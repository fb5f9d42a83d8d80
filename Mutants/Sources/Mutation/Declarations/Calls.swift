import SwiftSyntax

extension ExprSyntaxProtocol {
    /// The call whose callee this is.
    var call: FunctionCallExprSyntax? {
        guard let call = parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == Syntax(self).id
        else { return nil }
        return call
    }
}

extension MemberAccessExprSyntax {
    /// Not a type, an initializer or `self`.
    var isMemberOfValue: Bool {
        let name = declName.baseName.text
        return name.first?.isUppercase == false && !["init", "self", "Type"].contains(name)
    }
}

extension FunctionCallExprSyntax {
    /// The labels of all arguments; the first trailing closure counts as an argument without a label.
    var labels: [String] {
        arguments.map { $0.label?.text ?? "" } + (trailingClosure == nil ? [] : [""])
            + additionalTrailingClosures.map(\.label.text)
    }
}
