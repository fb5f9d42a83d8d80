extension Filter {
    static func plus(_ input: FilterInput) throws(FilterProblem) -> LiquidValue {
        try sum(Number(input.value), Number(input.argument(0) ?? .null), Int.addingReportingOverflow, +)
    }

    static func minus(_ input: FilterInput) throws(FilterProblem) -> LiquidValue {
        try sum(Number(input.value), Number(input.argument(0) ?? .null), Int.subtractingReportingOverflow, -)
    }

    static func times(_ input: FilterInput) throws(FilterProblem) -> LiquidValue {
        let (first, second) = (Number(input.value), Number(input.argument(0) ?? .null))
        if let product = Number.product(first, second) { return product.value }
        if first.isInteger, second.isInteger { throw tooLarge }
        return .float(first.double * second.double)
    }

    /// Whole numbers are divided to a whole one, rounded down.
    static func dividedBy(_ input: FilterInput) throws(FilterProblem) -> LiquidValue {
        let (first, second) = (Number(input.value), Number(input.argument(0) ?? .null))
        if second.isZero { throw byZero(input) }
        if case .integer(let dividend) = first, case .integer(let divisor) = second {
            if dividend == .min, divisor == -1 { throw tooLarge }
            return .integer(dividend.dividedRoundingDown(by: divisor))
        }
        return .float(first.double / second.double)
    }

    /// What is left of a division; it has the sign of the divisor.
    static func modulo(_ input: FilterInput) throws(FilterProblem) -> LiquidValue {
        let (first, second) = (Number(input.value), Number(input.argument(0) ?? .null))
        if second.isZero { throw byZero(input) }
        guard let (dividend, divisor, scale) = Number.aligned(first, second), divisor != -1 else {
            if first.isInteger, second.isInteger { return .integer(0) }
            let rest = first.double.truncatingRemainder(dividingBy: second.double)
            return .float(rest != 0 && (rest < 0) != (second.double < 0) ? rest + second.double : rest)
        }
        let remainder = dividend % divisor
        let rest = remainder != 0 && (remainder < 0) != (divisor < 0) ? remainder + divisor : remainder
        let isInteger = first.isInteger && second.isInteger
        return (isInteger ? Number.integer(rest) : .decimal(units: rest, scale: scale)).value
    }

    static func absolute(_ input: FilterInput) throws(FilterProblem) -> LiquidValue {
        switch Number(input.value) {
        case .integer(.min): throw tooLarge
        case .integer(let integer): .integer(abs(integer))
        case let number: .float(abs(number.double))
        }
    }

    static func ceil(_ input: FilterInput) throws(FilterProblem) -> LiquidValue {
        try integer(Number(input.value), .up)
    }

    static func floor(_ input: FilterInput) throws(FilterProblem) -> LiquidValue {
        try integer(Number(input.value), .down)
    }

    /// Rounds half away from zero, to so many digits behind the point.
    static func round(_ input: FilterInput) throws(FilterProblem) -> LiquidValue {
        let number = Number(input.value)
        guard let digits = input.argument(0), digits != .integer(0) else {
            return try integer(number, .toNearestOrAwayFromZero)
        }
        guard case .integer(let count) = Number(digits), (-17...17).contains(count) else {
            return number.value
        }
        if number.isInteger && count >= 0 { return number.value }
        var power = 1.0
        for _ in 0..<abs(count) { power *= 10 }
        let rounded =
            count < 0
            ? (number.double / power).rounded(.toNearestOrAwayFromZero) * power
            : (number.double * power).rounded(.toNearestOrAwayFromZero) / power
        return number.isInteger ? .integer(Int(exactly: rounded) ?? 0) : .float(rounded)
    }

    private static func integer(
        _ number: Number, _ rule: FloatingPointRoundingRule
    ) throws(FilterProblem) -> LiquidValue {
        if number.isInteger { return number.value }
        guard let integer = Int(exactly: number.double.rounded(rule)) else { throw tooLarge }
        return .integer(integer)
    }

    private static func sum(
        _ first: Number, _ second: Number, _ exact: (Int) -> (Int) -> (partialValue: Int, overflow: Bool),
        _ inexact: (Double, Double) -> Double
    ) throws(FilterProblem) -> LiquidValue {
        let isInteger = first.isInteger && second.isInteger
        if let (left, right, scale) = Number.aligned(first, second) {
            let (units, overflow) = exact(left)(right)
            let sum = isInteger ? Number.integer(units) : .decimal(units: units, scale: scale)
            if !overflow { return sum.value }
        }
        if isInteger { throw tooLarge }
        return .float(inexact(first.double, second.double))
    }

    private static var tooLarge: FilterProblem { FilterProblem("makes a number that is too large") }

    private static func byZero(_ input: FilterInput) -> FilterProblem {
        let divisor = String(decoding: input.values.inspected(input.argument(0) ?? .null), as: UTF8.self)
        return FilterProblem("divides by zero", hint: divisor == "0" ? nil : "\(divisor) counts as 0")
    }
}
