import SourceText
import SwiftText
import TemplateEngine

/// Examples of all that a template may see: no value is missing, and each list has an item.
extension Module {
    /// An example of a module, without parameters.
    init(example now: (seconds: Int, day: Day)) {
        self.init(.prefixedExample, now: now)
        author = "Jane Doe"
        company = "Example Ltd."
        projectName = "Shop"
        productModuleName = "Shop"
        projectTargets = ["Shop"]
        testTargets = ["ShopTests"]
    }

    /// Another module, which has nothing in common with the first example.
    ///
    /// - Parameter values: those of its parameters.
    func otherExample(_ values: TemplateValues) -> Module {
        var other = self
        other.name = .otherExample
        other.author = "John Roe"
        other.company = "Sample Inc."
        other.projectName = "Bank"
        other.productModuleName = "Bank"
        other.projectTargets = ["Bank"]
        other.testTargets = ["BankTests"]
        other.values = values
        return other
    }
}

/// Which of two examples, that have nothing in common.
enum ExampleNumber {
    case first, second

    /// A text that nobody would write, another one for each name.
    fileprivate func text(_ name: String) -> String {
        (self == .first ? "example_" : "specimen_") + name
    }
}

extension TemplateValues {
    /// Examples of declared parameters.
    ///
    /// - Throws: `Diagnostics` of a function that cannot be read, which none is.
    init(examplesOf parameters: [Parameter], _ number: ExampleNumber = .first) throws {
        let pairs = try parameters.enumerated().map { index, parameter in
            (parameter.name.value, try parameter.example(number, index))
        }
        self.init(
            parameters: Value.Object(Dictionary(pairs) { first, _ in first }), imports: ["Foundation"],
            conditionalImports: ["FoundationNetworking"])
    }

    /// Examples of the custom parameters that documents ask for, where none is declared.
    init(askedFor documents: [Document], _ number: ExampleNumber = .first) {
        var fields: [String: Value] = [:]
        for name in documents.flatMap(\.names) {
            let parts = name.split(separator: ".").map(String.init)
            guard parts.count > 1, parts[0] == "custom_parameters" else { continue }
            if parts.count > 2 {
                fields[parts[1]] = .null
            } else if fields[parts[1]] == nil {
                fields[parts[1]] = .string(number.text(parts[1]))
            }
        }
        self.init(
            parameters: Value.Object(fields, isOpen: true), imports: ["Foundation"],
            conditionalImports: ["FoundationNetworking"])
    }
}

extension Parameter {
    /// A value that has all that values of its type can have.
    ///
    /// - Parameter index: that of the parameter, so that two have different values.
    fileprivate func example(_ number: ExampleNumber, _ index: Int) throws -> Value {
        kind == .list
            ? .list([try example(of: itemKind, number, index)]) : try example(of: kind, number, index)
    }

    private func example(of kind: Kind, _ number: ExampleNumber, _ index: Int) throws -> Value {
        switch kind {
        case .string: .string(number.text(key))
        case .bool: .bool(number == .first)
        case .int: .integer(2 * index + (number == .first ? 1 : 2))
        case .choice where choices.isEmpty: .string(number.text(key))
        case .choice: .string(choices[(index + (number == .first ? 0 : 1)) % choices.count])
        case .list: .list([.null])
        case .function: try Self.function(number)
        }
    }

    private static func function(_ number: ExampleNumber) throws -> Value {
        let name = number == .first ? "load" : "store"
        let text = "\(name)(of id: Int) async throws(LoadError) -> Int"
        let function = try FunctionSignature(SourceFile(path: "", text: text).whole)
        return Answer.function(function).value(.placeholders)
    }
}
