import SourceText

/// The sample values that tests pass to functions and expect from them: an expression for each type.
package struct Samples: Sendable {
    /// The user's expressions by type, with types as Swift prints them.
    private let given: [String: String]
    /// The expression for types without a sample; nil for none.
    private let placeholder: String?

    /// - Parameter given: the user's samples, which take precedence over generated ones. If a type occurs more than
    ///   once, the last sample counts.
    package init(_ given: [Sample] = []) { self.init(given, placeholder: nil) }

    private init(_ given: [Sample], placeholder: String?) {
        self.init(
            given: Dictionary(given.map { ($0.type, $0.expression) }) { _, last in last },
            placeholder: placeholder)
    }

    private init(given: [String: String], placeholder: String?) {
        (self.given, self.placeholder) = (given, placeholder)
    }

    /// Samples for every type, to show a template's output when nothing is missing. They need not compile.
    package static let placeholders = Samples([], placeholder: "sample")

    /// Returns the expression for a type with this name; nil if there is none.
    func given(for type: String) -> String? { given[type] }

    /// Returns the samples with those of structs that templates generate, given by their memberwise initializers.
    package func declaring(_ types: [FunctionSignature]) -> Samples {
        var given = given
        // A struct can have properties of those that follow it.
        for _ in types {
            let samples = Samples(given: given, placeholder: placeholder)
            for type in types where given[type.name] == nil {
                given[type.name] = type.sampleCall(samples)
            }
        }
        return Samples(given: given, placeholder: placeholder)
    }

    /// Whether the user can provide a sample for the type. Types allowed only for arguments cannot have one.
    package static func canHave(_ type: String) -> Bool {
        !SwiftToken.all(inSignature: SourceFile(path: "", text: type).whole)[...].areForParametersOnly
    }

    /// How to provide samples for types: `give one: --samples 'User=…'`. Nil if none of them can have one.
    package static func advice(for types: [String]) -> String? {
        let types = types.filter(canHave)
        guard !types.isEmpty else { return nil }
        let list = types.map { "\($0)=…" }.joined(separator: ",")
        return "give \(types.count == 1 ? "one" : "them"): --samples '\(list)'"
    }

    /// Returns the expression for a type at any nesting level, or nil if it must be generated.
    func expression(of type: TypeSyntax) -> String? { placeholder ?? given[type.description] }
}

/// A sample expression for a type.
package struct Sample: Sendable, Equatable {
    /// The type as Swift prints it.
    package let type: String
    package let expression: String
}

/// An error about a type without a sample value.
struct NoSample: Error, Equatable {
    let type: String
}
