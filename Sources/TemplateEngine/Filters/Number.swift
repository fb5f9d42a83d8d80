/// A number for arithmetic filters. Fractions are stored in decimal, so that 0.1 + 0.2 is 0.3.
enum Number {
    /// `units` divided by 10 to the power of `scale`. The scale of an integer is 0.
    case exact(units: Int, scale: Int)
    /// A fraction with too many digits for `exact`.
    case float(Double)

    /// Converts a value to a number. A text counts as the number at its start, any other value as 0.
    init(_ value: LiquidValue) {
        switch value {
        case .integer(let integer): self = .exact(units: integer, scale: 0)
        case .float(let float): self = Self.fraction(LiquidValue.text(of: float)) ?? .float(float)
        case .text(let text):
            let trimmed = String(decoding: text.filter { !$0.isLiquidSpace }, as: UTF8.self)
            self = Self.fraction(trimmed) ?? .exact(units: text.leadingInteger, scale: 0)
        default: self = .exact(units: 0, scale: 0)
        }
    }

    private static func fraction(_ text: String) -> Number? {
        let parts = text.split(separator: ".", maxSplits: 2, omittingEmptySubsequences: false)
        guard parts.count == 2, let first = parts[0].utf8.first, parts[0] != "-" else { return nil }
        guard first.isDigit || first == UInt8(ascii: "-"), parts[0].utf8.dropFirst().allSatisfy(\.isDigit)
        else { return nil }
        guard !parts[1].isEmpty, parts[1].utf8.allSatisfy(\.isDigit) else { return nil }
        if let units = Int(parts[0] + parts[1]) { return .exact(units: units, scale: parts[1].count) }
        return Double(text).map { .float($0) }
    }

    var value: LiquidValue {
        if case .exact(let integer, 0) = self { .integer(integer) } else { .float(double) }
    }

    var double: Double {
        switch self {
        case .exact(let integer, 0): Double(integer)
        case .exact(let units, let scale): Double("\(units)e-\(scale)") ?? 0
        case .float(let float): float
        }
    }

    var isInteger: Bool { if case .exact(_, 0) = self { true } else { false } }

    /// Returns two numbers in units of a common scale, or nil if they have too many digits.
    static func aligned(_ first: Number, _ second: Number) -> (first: Int, second: Int, scale: Int)? {
        guard case .exact(let a, let aScale) = first, case .exact(let b, let bScale) = second
        else { return nil }
        let scale = max(aScale, bScale)
        guard let left = scaled(a, by: scale - aScale), let right = scaled(b, by: scale - bScale)
        else { return nil }
        return (left, right, scale)
    }

    /// Returns the number with at most so many decimal places, rounded half away from zero; nil for a float. As Ruby's
    /// Liquid does it, decimals count, so 1.005 with two places is 1.01.
    func rounded(to places: Int) -> Number? {
        guard case .exact(let units, let scale) = self else { return nil }
        guard scale > places else { return self }
        guard let power = Self.scaled(1, by: scale - places) else {
            return .exact(units: 0, scale: max(places, 1))
        }
        let (quotient, rest) = units.quotientAndRemainder(dividingBy: power)
        let isUp = rest.magnitude >= power.magnitude - rest.magnitude
        return .exact(units: quotient + (isUp ? units.signum() : 0), scale: max(places, 1))
    }

    private static func scaled(_ units: Int, by power: Int) -> Int? {
        guard power < 19 else { return nil }
        let factor = repeatElement(10, count: power).reduce(1, *)
        let (result, overflow) = units.multipliedReportingOverflow(by: factor)
        return overflow ? nil : result
    }

    /// Returns the exact product, or nil if it has too many digits.
    static func product(_ first: Number, _ second: Number) -> Number? {
        guard case .exact(let a, let aScale) = first, case .exact(let b, let bScale) = second
        else { return nil }
        let (units, overflow) = a.multipliedReportingOverflow(by: b)
        return overflow ? nil : .exact(units: units, scale: aScale + bScale)
    }
}

extension Int {
    func dividedRoundingDown(by divisor: Int) -> Int {
        let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
        return remainder != 0 && (remainder < 0) != (divisor < 0) ? quotient - 1 : quotient
    }
}
