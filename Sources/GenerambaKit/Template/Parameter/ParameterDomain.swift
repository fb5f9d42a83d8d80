import SourceText
import TemplateEngine

/// What is known of the values of a parameter before anybody gives one.
enum ParameterDomain: Sendable, Equatable {
    /// Nothing that a condition could compare.
    case unknown
    /// They are any whole numbers.
    case numbers
    /// They are any texts or, where there is a pattern, some.
    case texts(isRestricted: Bool)
    /// They are these.
    case values([LiquidValue])

    /// Whether it has no end of values.
    var isFree: Bool {
        switch self {
        case .numbers, .texts: true
        case .unknown, .values: false
        }
    }

    /// Whether a value can be in it.
    func canHold(_ value: LiquidValue) -> Bool {
        switch (self, value) {
        case (.values(let values), _): values.contains(value)
        case (.numbers, .text), (.numbers, .bool): false
        case (.numbers, _), (.texts, _), (.unknown, _): true
        }
    }
}

extension ParameterDomain {
    /// What a name stands for, where a condition that compares it with literals is never true; nil where that says
    /// nothing.
    func hint(_ name: String, comparedWith literals: [LiquidValue]) -> String? {
        let text = literals.lazy.compactMap(\.word).first
        switch self {
        case .unknown: return nil
        case .numbers: return text.map { _ in "'\(name)' is a number, and no text" }
        case .texts: return literals.contains(where: \.isNumber) ? "'\(name)' is a text, and no number" : nil
        case .values(let values) where values.contains(.bool(true)):
            return text.map { _ in "'\(name)' is true or false, and no text" }
        case .values(let values):
            let words = values.compactMap(\.word)
            return text.flatMap { didYouMean($0, in: words) } ?? "choices of '\(name)': \(quoted(words))"
        }
    }
}

extension LiquidValue {
    /// The text that it is.
    fileprivate var word: String? {
        if case .text(let bytes) = self { String(decoding: bytes, as: UTF8.self) } else { nil }
    }

    fileprivate var isNumber: Bool {
        switch self {
        case .integer, .float: true
        default: false
        }
    }
}
