import GenerambaKit
import TemplateEngine

/// The names in conditions with known possible values: declared parameters and list items.
struct ParameterDomains {
    private var variables: [String: Variable] = [:]

    /// - Parameters:
    ///   - hidden: the names that take precedence over parameters.
    ///   - forEach: the list that contains `item`.
    init(_ parameters: [Parameter], hidden: Set<String>, forEach: String? = nil) {
        for (index, parameter) in parameters.enumerated() {
            let name = parameter.name.value
            let variable = Variable(parameter, parameter.kind, number: index + 1)
            for name in ["custom_parameters.\(name)", name]
            where !hidden.contains(String(name.prefix { $0 != "." })) {
                variables[name] = variable
                if name == forEach, parameter.isList {
                    variables["item"] = Variable(parameter, parameter.itemKind, number: 0)
                }
            }
        }
    }

    /// Returns the variable for a dotted name, or nil if it is unknown.
    subscript(name: String) -> Variable? { variables[name] }
}

extension ParameterDomains {
    /// A parameter or an item of one, as a variable in conditions. It is a class because it is passed on for every
    /// value tried, which then only updates one reference count.
    final class Variable: Hashable, Sendable {
        let parameter: Parameter
        let domain: ParameterDomain
        /// The possible values of the items; nil if the variable is not a list.
        let items: ParameterDomain?
        /// The variable's number, which is the same for both spellings of a parameter; 0 for an item.
        let number: Int
        private let texts: [[UInt8]]
        private let textSet: Set<[UInt8]>

        fileprivate init(_ parameter: Parameter, _ kind: any ParameterKind, number: Int) {
            self.parameter = parameter
            self.number = number
            domain = kind.domain(for: parameter)
            items = kind is ListKind ? parameter.itemKind.domain(for: parameter) : nil
            if case .values(let values) = domain { texts = values.compactMap(\.bytes) } else { texts = [] }
            textSet = Set(texts)
        }

        static func == (a: Variable, b: Variable) -> Bool { a.number == b.number }
        func hash(into hasher: inout Hasher) { hasher.combine(number) }

        /// Returns example values that cover every case in conditions that compare the variable only with the literals.
        /// Empty if there are no such values.
        ///
        /// - Parameter isMatched: whether the conditions only test for equality with literals, so that one other text
        ///   represents all the rest.
        func examples(besides literals: [LiquidValue], isMatched: Bool) -> [LiquidValue] {
            let isOptional =
                number > 0 && !parameter.isRequired && parameter.defaultText == nil
                && parameter.kind.nothing == .value(.null)
            let nothing: [LiquidValue] = isOptional ? [.null] : []
            switch domain {
            case .unknown: return []
            case .values(let values):
                let named = textSet.intersection(literals.compactMap(\.bytes))
                let other = texts.first { !named.contains($0) }.map { [$0] } ?? []
                let texts = isMatched ? named.inOrder + other : texts
                return values.filter { $0.bytes == nil } + texts.map { .text($0) } + nothing
            case .numbers:
                return Set(literals.flatMap(\.wholeNumbers) + [0]).sorted().map { .integer($0) } + nothing
            case .texts:
                let texts = Set(literals.compactMap(\.bytes) + [[], Array("another".utf8), [1]])
                return texts.inOrder.map { .text($0) } + nothing
            }
        }
    }
}

extension Set<[UInt8]> {
    fileprivate var inOrder: [[UInt8]] { sorted { $0.lexicographicallyPrecedes($1) } }
}

extension LiquidValue {
    /// The integers around a number.
    fileprivate var wholeNumbers: [Int] {
        let middle: Int? =
            switch self {
            case .integer(let integer) where integer != .min: integer
            case .float(let float): Int(exactly: float.rounded(.down))
            default: nil
            }
        guard let middle, abs(middle) < 1 << 52 else { return [] }
        return [middle - 1, middle, middle + 1]
    }

    fileprivate var bytes: [UInt8]? { if case .text(let text) = self { text } else { nil } }
}
