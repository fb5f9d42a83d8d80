/// A number that a filter counts with. A fraction is kept in decimal, so that 0.1 and 0.2 are 0.3.
enum Number {
    case integer(Int)
    /// So many units, each of them 1 divided by 10 to the power of the scale.
    case decimal(units: Int, scale: Int)
    /// A fraction that has too many digits for that.
    case float(Double)

    /// The number that a value is; a text counts as what it begins with, other values as 0.
    init(_ value: LiquidValue) {
        switch value {
        case .integer(let integer): self = .integer(integer)
        case .float(let float): self = Self.fraction(LiquidValue.text(of: float)) ?? .float(float)
        case .text(let text):
            let trimmed = String(decoding: text.filter { !$0.isLiquidSpace }, as: UTF8.self)
            self = Self.fraction(trimmed) ?? .integer(text.leadingInteger)
        default: self = .integer(0)
        }
    }

    /// So many units of a scale; of none, for whole numbers.
    init(_ units: Int, scale: Int?) {
        self = scale.map { .decimal(units: units, scale: $0) } ?? .integer(units)
    }

    /// Digits, a point, digits.
    private static func fraction(_ text: String) -> Number? {
        let parts = text.split(separator: ".", maxSplits: 2, omittingEmptySubsequences: false)
        guard parts.count == 2, let first = parts[0].utf8.first, parts[0] != "-" else { return nil }
        guard first.isDigit || first == UInt8(ascii: "-"), parts[0].utf8.dropFirst().allSatisfy(\.isDigit)
        else { return nil }
        guard !parts[1].isEmpty, parts[1].utf8.allSatisfy(\.isDigit) else { return nil }
        if let units = Int(parts[0] + parts[1]) { return .decimal(units: units, scale: parts[1].count) }
        return Double(text).map { .float($0) }
    }

    /// The number as a value.
    var value: LiquidValue {
        switch self {
        case .integer(let integer): .integer(integer)
        case .decimal, .float: .float(double)
        }
    }

    var double: Double {
        switch self {
        case .integer(let integer): Double(integer)
        case .decimal(let units, let scale): Double("\(units)e-\(scale)") ?? 0
        case .float(let float): float
        }
    }

    var isInteger: Bool { if case .integer = self { true } else { false } }

    var isZero: Bool { double == 0 }

    /// The units and the scale; nil when there are none.
    private var exact: (units: Int, scale: Int)? {
        switch self {
        case .integer(let integer): (integer, 0)
        case .decimal(let units, let scale): (units, scale)
        case .float: nil
        }
    }

    /// Two numbers in units of the same scale; nil when there are too many digits.
    static func aligned(_ first: Number, _ second: Number) -> (first: Int, second: Int, scale: Int)? {
        guard let a = first.exact, let b = second.exact else { return nil }
        let scale = max(a.scale, b.scale)
        guard let left = scaled(a.units, by: scale - a.scale),
            let right = scaled(b.units, by: scale - b.scale)
        else { return nil }
        return (left, right, scale)
    }

    private static func scaled(_ units: Int, by power: Int) -> Int? {
        guard power < 19 else { return nil }
        var result = units
        for _ in 0..<power {
            let (product, overflow) = result.multipliedReportingOverflow(by: 10)
            if overflow { return nil }
            result = product
        }
        return result
    }

    /// The product in units; nil when there are too many digits.
    static func product(_ first: Number, _ second: Number) -> Number? {
        guard let a = first.exact, let b = second.exact else { return nil }
        let (units, overflow) = a.units.multipliedReportingOverflow(by: b.units)
        guard !overflow else { return nil }
        return Number(units, scale: first.isInteger && second.isInteger ? nil : a.scale + b.scale)
    }
}

extension Int {
    /// The quotient, rounded down.
    func dividedRoundingDown(by divisor: Int) -> Int {
        let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
        return remainder != 0 && (remainder < 0) != (divisor < 0) ? quotient - 1 : quotient
    }
}
