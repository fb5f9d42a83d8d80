import SwiftSyntax

extension Mutations {
    /// Swaps each pair of neighboring statements that are expressions, such as calls, assignments and subviews. Leaves
    /// those whose order nothing can tell.
    func swappedStatements(_ items: CodeBlockItemListSyntax) -> [Change] {
        let all = Array(items)
        return zip(all, all.dropFirst()).compactMap { first, second in
            guard first.isExpression, second.isExpression, !areIndependent(first, second) else {
                return nil
            }
            let edits = [
                Edit(first.item, to: second.item.trimmedDescription),
                Edit(second.item, to: first.item.trimmedDescription),
            ]
            return Change(.swapStatements, edits, in: first)
        }
    }

    /// Whether both statements cancel a task, one calls `super`, registers cells or sets the appearance of a view, both
    /// assign to two properties, where no value comes from the other property, or both change different views. Which of
    /// two properties of a class like UILabel gets its value first cannot be seen from outside.
    private func areIndependent(_ first: CodeBlockItemSyntax, _ second: CodeBlockItemSyntax) -> Bool {
        if first.cancelsTask, second.cancelsTask { return true }
        if [first, second].contains(where: { $0.registersCells || $0.callsSuper }) { return true }
        let names = [first, second].map { $0.assignment?.target.words.last ?? "" }
        let targets = [first, second].map { $0.assignment?.target.trimmedDescription ?? "" }
        if targets[0] != targets[1], names.contains(where: Self.appearance.contains) { return true }
        if Set(names) == ["dataSource", "delegate"] { return true }
        if let (first, second) = both(first.assignment, second.assignment) {
            return first.target.trimmedDescription != second.target.trimmedDescription
                && isPlain(first.target) && isPlain(second.target)
                && isValue(first.value, independentOf: second.target)
                && isValue(second.value, independentOf: first.target)
        }
        return changeDifferentViews(first, second)
    }

    /// Whether one of the statements is a call that shows, hides or adds a view, such as `indicator.stopAnimating()`, and
    /// the other one as well, to another view, or an assignment to a property of a view. UIKit draws after both.
    private func changeDifferentViews(_ first: CodeBlockItemSyntax, _ second: CodeBlockItemSyntax) -> Bool {
        if let (first, second) = both(first.drawingCall, second.drawingCall) {
            return first.trimmedDescription != second.trimmedDescription
        }
        guard let assignment = first.assignment ?? second.assignment,
            let view = first.drawingCall ?? second.drawingCall
        else { return false }
        return assignment.target.is(MemberAccessExprSyntax.self) && isPlain(assignment.target)
            && isValue(assignment.value, independentOf: view)
    }

    /// Whether nobody notices the moment in which the property gets a value.
    private func isPlain(_ target: ExprSyntax) -> Bool {
        let name = target.words.last ?? ""
        let owner = target.as(MemberAccessExprSyntax.self)?.base
        let type = owner.map { types.receiver($0).typeName } ?? target.enclosingType
        if let type, declarations.resolve(type) != nil {
            let own = declarations.members(of: type).filter { $0.name == name }
            // Without a member, a class inherits the property from another module.
            guard own.isEmpty else { return own.contains(where: \.isPlain) }
        }
        return owner != nil && !Self.noticed.contains(name)
    }

    /// Properties of UIKit that affect each other or call somebody.
    private static let noticed: Set = [
        "frame", "bounds", "center", "transform", "delegate", "dataSource", "viewControllers",
        "rootViewController", "isActive",
    ]

    /// Properties of views that only take effect on the screen.
    private static let appearance: Set = [
        "accessibilityIdentifier", "accessibilityLabel", "axis", "backgroundColor", "borderStyle",
        "numberOfLines", "placeholder", "translatesAutoresizingMaskIntoConstraints",
    ]

    /// Whether the value mentions neither the property nor its object, nor something that is computed.
    private func isValue(_ value: [String], independentOf target: ExprSyntax) -> Bool {
        let members = target.enclosingType.map { declarations.members(of: $0) } ?? []
        let computed = members.filter { !$0.isPlain && $0.labels == nil && !$0.isStatic }.map(\.name)
        return Set(value).isDisjoint(with: computed + target.words.filter { $0 != "self" } + ["await"])
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

extension CodeBlockItemSyntax {
    /// Whether it is `task.cancel()` or `task?.cancel()`.
    fileprivate var cancelsTask: Bool { methodCall?.name == "cancel" && methodCall?.arguments == 0 }

    /// Whether it is `table.register(…)`, or `register(…)` in the code of a table.
    fileprivate var registersCells: Bool {
        (methodCall?.name ?? call?.calledExpression.trimmedDescription) == "register"
    }

    /// Whether it is `super.viewDidLoad()`, which does nothing in the classes of UIKit that modules inherit from.
    fileprivate var callsSuper: Bool { methodCall?.receiver.is(SuperExprSyntax.self) == true }

    /// The view of a call that only takes effect on the screen or waits for a touch; nil for other statements.
    fileprivate var drawingCall: ExprSyntax? {
        methodCall.flatMap { Self.drawingCalls.contains($0.name) ? $0.receiver : nil }
    }

    private static let drawingCalls: Set = [
        "addAction", "addArrangedSubview", "addSubview", "beginRefreshing", "endRefreshing", "startAnimating",
        "stopAnimating",
    ]

    private var methodCall: (receiver: ExprSyntax, name: String, arguments: Int)? {
        guard let call, let access = call.calledExpression.as(MemberAccessExprSyntax.self),
            let receiver = access.base
        else { return nil }
        return (receiver, access.declName.baseName.text, call.arguments.count)
    }

    private var call: FunctionCallExprSyntax? { item.as(FunctionCallExprSyntax.self) }

    /// The property that it assigns to, and the words of the value; nil if it is no assignment.
    fileprivate var assignment: (target: ExprSyntax, value: [String])? {
        guard let elements = item.as(SequenceExprSyntax.self).map({ Array($0.elements) }), elements.count > 2,
            elements[1].is(AssignmentExprSyntax.self),
            elements[0].is(MemberAccessExprSyntax.self) || elements[0].is(DeclReferenceExprSyntax.self)
        else { return nil }
        return (elements[0], elements[2...].flatMap(\.words))
    }
}

private func both<First, Second>(_ first: First?, _ second: Second?) -> (First, Second)? {
    first.flatMap { first in second.map { (first, $0) } }
}

extension SyntaxProtocol {
    fileprivate var words: [String] { tokens(viewMode: .sourceAccurate).map(\.text).filter { $0 != "." } }
}
