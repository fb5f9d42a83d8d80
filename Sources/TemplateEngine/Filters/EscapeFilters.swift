extension Filter {
    static func escape(_ input: FilterInput) throws(FilterProblem) -> LiquidValue {
        guard let text = try onlyText(input) else { return .null }
        return try input.replacing(in: text) { entity(text[$0]) }
    }

    /// Escapes like `escape`, but leaves existing entities unchanged.
    static func escapeOnce(_ input: FilterInput) throws(FilterProblem) -> LiquidValue {
        let text = input.text
        return try input.replacing(in: text) { index in
            let isEntity = text[index] == UInt8(ascii: "&") && hasEntity(at: index + 1, in: text)
            return isEntity ? nil : entity(text[index])
        }
    }

    static func urlEncode(_ input: FilterInput) throws(FilterProblem) -> LiquidValue {
        guard let text = try onlyText(input) else { return .null }
        let digits = Array("0123456789ABCDEF".utf8)
        return try input.replacing(in: text) { index in
            let byte = text[index]
            if byte == UInt8(ascii: " ") { return [UInt8(ascii: "+")] }
            if byte.isNamePart || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "~") { return nil }
            return [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
        }
    }

    static func urlDecode(_ input: FilterInput) throws(FilterProblem) -> LiquidValue {
        guard let text = try onlyText(input) else { return .null }
        var result: [UInt8] = []
        var index = 0
        while index < text.count {
            let digits = text[min(index + 1, text.count)..<min(index + 3, text.count)]
            let byte = digits.count == 2 ? UInt8(String(decoding: digits, as: UTF8.self), radix: 16) : nil
            if text[index] == UInt8(ascii: "%"), let byte, digits.first != UInt8(ascii: "+") {
                result.append(byte)
                index += 3
            } else {
                result.append(text[index] == UInt8(ascii: "+") ? UInt8(ascii: " ") : text[index])
                index += 1
            }
        }
        if result[...].firstOffsetOfInvalidUTF8 != nil { throw FilterProblem("produces invalid UTF-8") }
        return .text(result)
    }

    private static func onlyText(_ input: FilterInput) throws(FilterProblem) -> [UInt8]? {
        switch input.value {
        case .null: return nil
        case .text, .marker: return input.text
        default: throw FilterProblem("takes text", hint: "turn the value into text first: '| append: \"\"'")
        }
    }

    private static func entity(_ byte: UInt8) -> [UInt8]? {
        switch byte {
        case UInt8(ascii: "&"): Array("&amp;".utf8)
        case UInt8(ascii: "<"): Array("&lt;".utf8)
        case UInt8(ascii: ">"): Array("&gt;".utf8)
        case UInt8(ascii: "\""): Array("&quot;".utf8)
        case UInt8(ascii: "'"): Array("&#39;".utf8)
        default: nil
        }
    }

    /// Whether the rest of an entity begins at the index: letters, or `#` and digits, then a semicolon.
    private static func hasEntity(at start: Int, in text: [UInt8]) -> Bool {
        let isNumber = start < text.count && text[start] == UInt8(ascii: "#")
        let rest = text[min(isNumber ? start + 1 : start, text.count)...]
        let name = rest.prefix { isNumber ? $0.isDigit : $0.isLetter }
        return !name.isEmpty && name.endIndex < text.count && text[name.endIndex] == UInt8(ascii: ";")
    }
}

extension FilterInput {
    /// Returns the text with some bytes replaced. The function returns nil for bytes to keep.
    func replacing(in text: [UInt8], _ replacement: (Int) -> [UInt8]?) throws(FilterProblem) -> LiquidValue {
        var result: [UInt8] = []
        result.reserveCapacity(text.count)
        for index in text.indices {
            if let replacement = replacement(index) {
                result += replacement
                try check(result.count)
            } else {
                result.append(text[index])
            }
        }
        return .text(result)
    }
}
