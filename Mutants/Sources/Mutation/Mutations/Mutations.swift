import SwiftSyntax

/// The changes that can be made to a module's files.
struct Mutations {
    let declarations: Declarations
    let types: Types
    let usage: Usage

    init(_ files: [ModuleFile]) {
        declarations = Declarations(files)
        types = Types(declarations: declarations)
        usage = Usage(files, types)
    }
}

/// A change before it is made.
struct Change {
    let kind: Mutant.Kind
    let edits: [Edit]
    let changesInterface: Bool

    /// - Parameter node: where it is.
    init(_ kind: Mutant.Kind, _ edits: [Edit], in node: some SyntaxProtocol) {
        self.kind = kind
        self.edits = edits
        changesInterface = node.isPartOfInterface
    }
}

extension SyntaxProtocol {
    /// Whether a change here may affect how other files compile: a change to a property, to the value that determines
    /// its type, or to the body of a function that returns an opaque type. Views use properties with opaque types only in
    /// the file where they stand.
    fileprivate var isPartOfInterface: Bool {
        var node: Syntax? = Syntax(self)
        while let current = node {
            if current.is(MemberBlockItemSyntax.self) { return false }
            if let binding = current.as(PatternBindingSyntax.self), binding.isMember {
                return binding.typeAnnotation == nil && binding.initializer?.value.hasFixedType != true
            }
            if let variable = current.as(VariableDeclSyntax.self), variable.isMember { return true }
            if let function = current.as(FunctionDeclSyntax.self) {
                return function.signature.returnClause?.type.isOpaque == true
            }
            node = current.parent
        }
        return false
    }
}

extension ExprSyntax {
    /// Whether its type stays the same if something in it changes: a literal, or a new instance.
    fileprivate var hasFixedType: Bool {
        constructedType != nil || self.is(StringLiteralExprSyntax.self)
            || self.is(BooleanLiteralExprSyntax.self)
            || self.is(IntegerLiteralExprSyntax.self)
    }
}

extension TypeSyntax {
    fileprivate var isOpaque: Bool {
        tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.some) }
    }
}

extension VariableDeclSyntax {
    fileprivate var isMember: Bool { parent?.is(MemberBlockItemSyntax.self) == true }
}

extension PatternBindingSyntax {
    fileprivate var isMember: Bool { parent?.parent?.as(VariableDeclSyntax.self)?.isMember == true }
}
