import SourceText

/// The sample values that tests pass to functions and expect from them: an expression for each type.
package struct Samples: Sendable {
    /// The user's expressions by type, with types as Swift prints them.
    private(set) var given: [String: String]
    /// The structs that templates generate and for which the user gave no expression.
    private(set) var declared: Set<String> = []
    /// The expression for types without a sample; nil for none.
    private var placeholder: String?

    /// - Parameter given: the user's samples, which take precedence over generated ones. If a type occurs more than
    ///   once, the last sample counts.
    package init(_ given: [Sample] = []) {
        self.given = Dictionary(given.map { ($0.type, $0.expression) }) { _, last in last }
    }

    /// Samples for every type, to show a template's output when nothing is missing. They need not compile.
    package static var placeholders: Samples {
        var samples = Samples()
        samples.placeholder = "sample"
        return samples
    }

    /// Returns the samples with those of structs that templates generate, given by their memberwise initializers.
    package func declaring(_ types: [FunctionSignature]) -> Samples {
        var samples = self
        // A struct can have properties of those that follow it.
        for _ in types {
            let known = samples
            for type in types where samples.given[type.name] == nil {
                samples.given[type.name] = type.sampleCall(known)
                samples.declared.insert(type.name)
            }
        }
        return samples
    }

    /// How to provide samples for types, except those for arguments only: `give one: --samples 'User=…'`. Nil for none.
    package static func advice(for types: [String]) -> String? {
        let types = types.filter { type in
            let tokens = SwiftToken.all(inSignature: SourceFile(path: "", text: type).whole)
            return !tokens[...].areForParametersOnly
        }
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
struct NoSample: Error, Equatable { let type: String }
