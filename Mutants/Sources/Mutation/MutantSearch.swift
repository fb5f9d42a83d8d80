import SwiftSyntax

extension Mutant {
    /// All mutants of a module's files, in the order of their lines; duplicates count once.
    ///
    /// Mutates the bodies of functions, initializers, accessors, observers and closures, the initial values of stored
    /// properties, and whether references are weak. Leaves declarations themselves, default arguments, attributes and
    /// macros (previews) unchanged.
    package static func all(of files: [ModuleFile]) -> [Mutant] {
        let mutations = Mutations(files)
        return files.flatMap { file in
            let search = MutantSearch(mutations)
            search.walk(file.tree)
            var texts: Set<String> = []
            return search.changes
                .compactMap { Mutant($0.kind, of: file, $0.edits, changesInterface: $0.changesInterface) }
                .filter { texts.insert($0.text).inserted }
                .enumerated()
                .sorted { ($0.element.line, $0.offset) < ($1.element.line, $1.offset) }
                .map(\.element)
        }
    }
}

/// Finds the places in a file that can be changed. A class because SwiftSyntax's visitors are classes.
private final class MutantSearch: SyntaxVisitor {
    private let mutations: Mutations
    private(set) var changes: [Change] = []

    init(_ mutations: Mutations) {
        self.mutations = mutations
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
        guard node.parent?.is(SourceFileSyntax.self) != true else { return .visitChildren }
        changes += mutations.droppedStatements(node) + mutations.droppedResults(node)
        changes += mutations.swappedStatements(node) + mutations.doubledCalls(node)
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        changes += mutations.references(node) + mutations.swappedWrappers(node)
        return .visitChildren
    }

    override func visit(_ node: ClosureCaptureClauseSyntax) -> SyntaxVisitorContinueKind {
        changes += mutations.captures(node)
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        changes +=
            mutations.swappedArguments(node) + mutations.nilArguments(node) + mutations.alteredData(node)
        changes += mutations.droppedModifiers(node) + mutations.otherInstances(node)
        return .visitChildren
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        changes += mutations.nilAssignments(node) + mutations.otherInstances(node)
        changes += mutations.discardedValue(node) + mutations.alteredData(node)
        changes += mutations.swappedBranches(node) + mutations.droppedOperands(node)
        return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        changes += mutations.siblings(node) + mutations.swappedEnds(node) + mutations.otherCases(node)
        changes += mutations.constantBinding(node)
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        changes += mutations.siblings(node) + mutations.constantBinding(node) + mutations.otherVariables(node)
        return .visitChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        changes += mutations.emptiedClosures(node)
        return .visitChildren
    }

    override func visit(_ node: BooleanLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        changes += mutations.flippedBoolean(node)
        return .visitChildren
    }

    override func visit(_ node: ConditionElementSyntax) -> SyntaxVisitorContinueKind {
        changes += mutations.negatedCondition(node)
        return .visitChildren
    }

    override func visit(_ node: BinaryOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        changes += mutations.oppositeComparison(node) + mutations.movedLimit(node)
        return .visitChildren
    }

    override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        changes += mutations.droppedNegation(node)
        return .visitChildren
    }

    override func visit(_ node: ConditionElementListSyntax) -> SyntaxVisitorContinueKind {
        changes += mutations.droppedConditions(node)
        return .visitChildren
    }

    override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
        changes += mutations.swappedBranches(node)
        return .visitChildren
    }

    override func visit(_ node: SwitchCaseListSyntax) -> SyntaxVisitorContinueKind {
        changes += mutations.swappedBranches(node)
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        changes += mutations.earlyReturn(node) + mutations.onlyOnce(node)
        return .visitChildren
    }

    override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
        changes += mutations.firstElement(node)
        return .visitChildren
    }

    override func visit(_ node: ArrayExprSyntax) -> SyntaxVisitorContinueKind {
        changes += mutations.droppedElements(node) + mutations.swappedElements(node)
        return .visitChildren
    }

    override func visit(_ node: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        changes += mutations.changedNumber(node)
        return .visitChildren
    }

    override func visit(_ node: FloatLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        changes += mutations.changedNumber(node)
        return .visitChildren
    }

    override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        changes += mutations.changedString(node)
        return .visitChildren
    }

    override func visit(_ node: FunctionParameterListSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: AttributeListSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
