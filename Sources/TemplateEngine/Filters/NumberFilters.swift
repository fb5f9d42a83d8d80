extension Filter {
    static func times(_ input: FilterInput) throws(FilterProblem) -> LiquidValue {
        let (first, second) = input.numbers
        if let product = Number.product(first, second) { return product.value }
        if first.isInteger, second.isInteger { throw .tooLarge }
        return .float(first.double * second.double)
    }

    /// Divides. The quotient of two integers is an integer, rounded down.
    static func dividedBy(_ input: FilterInput) throws(FilterProblem) -> LiquidValue {
        let (first, second) = input.numbers
        if second.double == 0 { throw byZero(input) }
        if case .exact(let dividend, 0) = first, case .exact(let divisor, 0) = second {
            if dividend == .min, divisor == -1 { throw .tooLarge }
            return .integer(dividend.dividedRoundingDown(by: divisor))
        }
        return .float(first.double / second.double)
    }

    /// Returns the remainder of a division, with the sign of the divisor.
    static func modulo(_ input: FilterInput) throws(FilterProblem) -> LiquidValue {
        let (first, second) = input.numbers
        if second.double == 0 { throw byZero(input) }
        guard let (dividend, divisor, scale) = Number.aligned(first, second), divisor != -1 else {
            if first.isInteger, second.isInteger { return .integer(0) }
            let rest = first.double.truncatingRemainder(dividingBy: second.double)
            return .float(rest != 0 && (rest < 0) != (second.double < 0) ? rest + second.double : rest)
        }
        let remainder = dividend % divisor
        let rest = remainder != 0 && (remainder < 0) != (divisor < 0) ? remainder + divisor : remainder
        return Number.exact(units: rest, scale: scale).value
    }

    static func absolute(_ input: FilterInput) throws(FilterProblem) -> LiquidValue {
        switch Number(input.value) {
        case .exact(.min, 0): throw .tooLarge
        case .exact(let integer, 0): .integer(abs(integer))
        case let number: .float(abs(number.double))
        }
    }

    /// Rounds half away from zero to the given number of decimal places.
    static func round(_ input: FilterInput) throws(FilterProblem) -> LiquidValue {
        let number = Number(input.value)
        guard let digits = input.argument(0), digits != .integer(0)
        else { return try input.rounded(.toNearestOrAwayFromZero) }
        guard case .exact(let count, 0) = Number(digits), (-17...17).contains(count)
        else { return number.value }
        if count >= 0, let rounded = number.rounded(to: count) { return rounded.value }
        let power = repeatElement(10.0, count: abs(count)).reduce(1, *)
        let double = number.double
        let rounded = count < 0 ? (double / power).rounded() * power : (double * power).rounded() / power
        return number.isInteger ? .integer(Int(exactly: rounded) ?? 0) : .float(rounded)
    }

    private static func byZero(_ input: FilterInput) -> FilterProblem {
        let divisor = String(decoding: input.values.inspected(input.argument(0) ?? .null), as: UTF8.self)
        return FilterProblem("divides by zero", hint: divisor == "0" ? nil : "\(divisor) counts as 0")
    }
}

extension FilterInput {
    fileprivate var numbers: (first: Number, second: Number) { (Number(value), Number(argument(0) ?? .null)) }

    func rounded(_ rule: FloatingPointRoundingRule) throws(FilterProblem) -> LiquidValue {
        let number = Number(value)
        if number.isInteger { return number.value }
        guard let integer = Int(exactly: number.double.rounded(rule)) else { throw .tooLarge }
        return .integer(integer)
    }

    /// Returns the sum of the value and the first argument, or their difference.
    func sum(isNegated: Bool) throws(FilterProblem) -> LiquidValue {
        let (first, second) = numbers
        if let (left, right, scale) = Number.aligned(first, second) {
            let (units, overflow) =
                isNegated ? left.subtractingReportingOverflow(right) : left.addingReportingOverflow(right)
            if !overflow { return Number.exact(units: units, scale: scale).value }
        }
        if first.isInteger, second.isInteger { throw .tooLarge }
        return .float(isNegated ? first.double - second.double : first.double + second.double)
    }
}
