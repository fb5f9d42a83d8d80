/// A value during the rendering of Liquid: either created by the template or passed in.
package enum LiquidValue: Sendable, Equatable {
    case null
    case bool(Bool)
    case integer(Int)
    case float(Double)
    case text([UInt8])
    case list([LiquidValue])
    /// The integers from the first number to the second one.
    case range(Int, Int)
    /// A text, list or object that was passed in, by its number.
    case given(Int)
    /// The loop object of a running loop, by the loop's serial number.
    case loop(Int)
    /// `empty` or `blank`.
    case marker(isEmpty: Bool)

    /// Whether the value by itself counts as true in a condition.
    package var isTrue: Bool {
        switch self {
        case .null, .bool(false): false
        default: true
        }
    }

    /// The integer part of a number, or the integer at the start of a text.
    var wholeNumber: Int? {
        switch self {
        case .integer(let integer): integer
        case .float(let float): Int(exactly: float.rounded(.towardZero))
        case .text(let text): text.leadingInteger
        default: nil
        }
    }

    static func string(_ text: String) -> Self { .text(Array(text.utf8)) }

    /// Returns the text of a floating-point number in Ruby's notation: `1.0`, `1.0e+16`.
    static func text(of float: Double) -> String {
        guard float.isFinite else { return float.isNaN ? "NaN" : float < 0 ? "-Infinity" : "Infinity" }
        let text = "\(float)"
        guard let exponent = text.firstIndex(of: "e") else { return text }
        // Swift writes large numbers with an exponent earlier than Ruby.
        if (1..<1e16).contains(abs(float)) { return "\(Int(float)).0" }
        let mantissa = text[..<exponent]
        let power = Int(text[text.index(after: exponent)...]) ?? 0
        let digits = abs(power) < 10 ? "0\(abs(power))" : "\(abs(power))"
        return mantissa + (mantissa.contains(".") ? "" : ".0") + (power < 0 ? "e-" : "e+") + digits
    }

    /// The value as stored in a variable: `empty` and `blank` become empty texts.
    var settled: Self { if case .marker = self { .text([]) } else { self } }
}

extension [UInt8] {
    /// The integer at the start of the text, after white space; 0 if there is none. Digits may be separated by `_`. A
    /// number that is too large becomes the largest integer.
    var leadingInteger: Int {
        var rest = drop(while: \.isLiquidSpace)
        let isNegative = rest.first == UInt8(ascii: "-")
        if isNegative || rest.first == UInt8(ascii: "+") { rest = rest.dropFirst() }
        var number = 0
        for byte in rest {
            if byte == UInt8(ascii: "_") { continue }
            guard byte.isDigit else { break }
            let (product, first) = number.multipliedReportingOverflow(by: 10)
            let (sum, second) = product.addingReportingOverflow(Int(byte - UInt8(ascii: "0")))
            guard !first, !second else { return isNegative ? .min : .max }
            number = sum
        }
        return isNegative ? -number : number
    }
}
