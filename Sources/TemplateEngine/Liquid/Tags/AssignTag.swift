extension AssignTag {
    init(_ markup: Range<Int>, _ reader: inout MarkupParser) throws(WrongMarkup) {
        guard let sides = reader.sides(markup) else { throw WrongMarkup() }
        name = Array(reader.bytes[sides.name])
        value = try reader.filtered(sides.value)
    }

    func render(of page: BoundDocument, in rendering: inout Rendering) throws(LimitReached) {
        if let value = try rendering.value(of: value, in: page) { rendering.assign(value, to: name) }
    }
}

extension Rendering {
    /// Assigns a value to a name.
    mutating func assign(_ value: LiquidValue, to name: [UInt8]) {
        let key = liquid.key(of: name)
        analysis?.assigned[key, default: []].append(value)
        liquid.assign(value, to: key)
    }
}

extension MarkupParser {
    /// Returns the name before the first equals sign that has one, and the text after the sign.
    fileprivate func sides(_ markup: Range<Int>) -> (name: Range<Int>, value: Range<Int>)? {
        var index = markup.lowerBound
        while let name = signature(in: index..<markup.upperBound) {
            let sign = skipSpace(name.upperBound, to: markup.upperBound)
            if sign < markup.upperBound, bytes[sign] == UInt8(ascii: "=") {
                return (name, skipSpace(sign + 1, to: markup.upperBound)..<markup.upperBound)
            }
            index = name.upperBound
        }
        return nil
    }

    /// Returns the first run of letters, digits, `_`, `-`, dots, brackets and parentheses.
    func signature(in range: Range<Int>) -> Range<Int>? {
        func isPart(_ byte: UInt8) -> Bool { byte.isNamePart || ".[]()".utf8.contains(byte) }
        let start = skip(range.lowerBound, to: range.upperBound) { !isPart($0) }
        let end = skip(start, to: range.upperBound, while: isPart)
        return start < end ? start..<end : nil
    }
}
