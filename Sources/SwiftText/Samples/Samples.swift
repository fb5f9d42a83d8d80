import SourceText

/// The values that tests give to functions and get of them: an expression for each type.
package struct Samples: Sendable {
    /// The user's expressions, by the types as Swift prints them.
    private let given: [String: String]
    /// What stands for a type without a sample; nil for nothing.
    private let placeholder: String?

    /// - Parameter given: the user's samples, of which the last one of a type holds. They win over those that are made
    ///   up.
    package init(_ given: [Sample] = []) { self.init(given, placeholder: nil) }

    private init(_ given: [Sample], placeholder: String?) {
        self.given = Dictionary(given.map { ($0.type, $0.expression) }) { _, last in last }
        self.placeholder = placeholder
    }

    /// Samples of all types, which show what comes of a template when none is missing; they need not compile.
    package static let placeholders = Samples([], placeholder: "sample")

    /// Whether the user can give a sample of a type: not of one that only a function's arguments have.
    package static func canHave(_ type: String) -> Bool {
        !SwiftToken.all(inSignature: SourceFile(path: "", text: type).whole)[...].areForParametersOnly
    }

    /// The expression that stands for a type, wherever it is nested; nil when one has to be made up.
    func expression(of type: TypeSyntax) -> String? { placeholder ?? given[type.description] }
}

/// An expression for the values of a type.
package struct Sample: Sendable, Equatable {
    /// The type as Swift prints it.
    package let type: String
    package let expression: String
}

/// A type of which tests have no value.
struct NoSample: Error, Equatable {
    let type: String
}
