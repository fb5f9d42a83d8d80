import SwiftSyntax

/// The bare name of a type: `P` for `any P?`.
struct TypeName: Hashable {
    let text: String

    init(_ text: String) { self.text = text }

    /// Nil for a type that has no name: a tuple, a function, an array.
    init?(_ type: TypeSyntax) {
        if let optional = type.as(OptionalTypeSyntax.self) {
            self.init(optional.wrappedType)
        } else if let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
            self.init(optional.wrappedType)
        } else if let existential = type.as(SomeOrAnyTypeSyntax.self) {
            self.init(existential.constraint)
        } else if let attributed = type.as(AttributedTypeSyntax.self) {
            self.init(attributed.baseType)
        } else if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1 {
            self.init(tuple.elements.first!.type)
        } else if type.is(IdentifierTypeSyntax.self) || type.is(MemberTypeSyntax.self) {
            self.init(type.trimmedDescription)
        } else {
            return nil
        }
    }
}
