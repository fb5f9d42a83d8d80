import TemplateEngine

/// The names in conditions of which it is known what they can be: declared parameters, and the item of a list.
struct KnownValues {
    private var parameters: [String: Variable] = [:]

    /// A name that stands for a parameter, or for an item of one. It is a class so that to hand one on, which is done for
    /// every value that is tried, is to count one reference.
    final class Variable: Hashable, Sendable {
        let parameter: Parameter
        let isItem: Bool
        /// The same for both spellings of a parameter.
        let number: Int
        fileprivate let choices: [[UInt8]]
        fileprivate let choiceSet: Set<[UInt8]>

        fileprivate init(_ parameter: Parameter, isItem: Bool, number: Int) {
            self.parameter = parameter
            self.isItem = isItem
            self.number = number
            choices = parameter.choices.map { Array($0.utf8) }
            choiceSet = Set(choices)
        }

        static func == (a: Variable, b: Variable) -> Bool { a.number == b.number }
        func hash(into hasher: inout Hasher) { hasher.combine(number) }
    }

    /// One more than the highest number of a variable.
    private var count = 1

    /// - Parameters:
    ///   - hidden: the names that win over parameters.
    ///   - forEach: the list of whose items `item` is one.
    init(_ parameters: [Parameter], hidden: Set<String>, forEach: String? = nil) {
        for parameter in parameters {
            let name = parameter.name.value
            let names = ["custom_parameters.\(name)", name].filter {
                !hidden.contains(String($0.prefix { $0 != "." }))
            }
            let variable = Variable(parameter, isItem: false, number: count)
            for name in names {
                self.parameters[name] = variable
                if name == forEach, parameter.kind == .list {
                    self.parameters["item"] = Variable(parameter, isItem: true, number: 0)
                }
            }
            count += 1
        }
    }

    /// What a dotted name stands for; nil where that is not known.
    subscript(name: String) -> Variable? { parameters[name] }
}

extension KnownValues.Variable {
    /// What its value is.
    var kind: Parameter.Kind { isItem ? parameter.itemKind : parameter.kind }

    /// Whether it can be any text or number.
    var isFree: Bool { kind == .string || kind == .int }

    /// Whether not every value of its type may be given.
    var isRestricted: Bool { kind == .string && parameter.pattern != nil }

    /// Values that meet all conditions which some value meets, where it is compared with no others than the literals;
    /// nil where there are no such values.
    ///
    /// - Parameter isMatched: whether it is asked just if it equals a literal: all other choices are as good as one.
    func examples(besides literals: [LiquidValue], isMatched: Bool) -> [LiquidValue]? {
        let isOptional = !isItem && !parameter.isRequired && parameter.defaultText == nil
        let nothing: [LiquidValue] = isOptional ? [.null] : []
        switch kind {
        case .bool: return [.bool(true), .bool(false)]
        case .choice:
            let named = Set(literals.compactMap(\.bytes)).intersection(choiceSet)
            let other = choices.first { !named.contains($0) }.map { [$0] } ?? []
            let all = isMatched ? named.sorted { $0.lexicographicallyPrecedes($1) } + other : choices
            return all.map { .text($0) } + nothing
        case .int: return literals.flatMap(\.wholeNumbers).union([0]).sorted().map { .integer($0) } + nothing
        case .string:
            let texts = Set(literals.compactMap(\.bytes)).union([[], Array("another".utf8), [1]])
            return texts.sorted { $0.lexicographicallyPrecedes($1) }.map { .text($0) } + nothing
        case .list, .function: return nil
        }
    }

    /// Whether a list can hold a value.
    func canHold(_ value: LiquidValue) -> Bool {
        switch (parameter.itemKind, value) {
        case (.choice, .text(let text)): parameter.choices.contains(String(decoding: text, as: UTF8.self))
        case (.choice, _), (.int, .text), (.int, .bool), (.bool, .text), (.bool, .integer): false
        default: true
        }
    }
}

extension Sequence<Int> {
    fileprivate func union(_ others: Set<Int>) -> Set<Int> { others.union(self) }
}

extension LiquidValue {
    /// The whole numbers around a number.
    fileprivate var wholeNumbers: [Int] {
        guard let middle = rounded, abs(middle) < 1 << 52 else { return [] }
        return [middle - 1, middle, middle + 1]
    }

    private var rounded: Int? {
        switch self {
        case .integer(let integer) where integer != .min: integer
        case .float(let float): Int(exactly: float.rounded(.down))
        default: nil
        }
    }

    fileprivate var bytes: [UInt8]? { if case .text(let text) = self { text } else { nil } }
}
