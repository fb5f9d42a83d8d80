import SourceText

extension Document {
    /// Parses a bare Liquid condition, as after `if`. The document renders as `true` if the condition is met, otherwise
    /// as nothing.
    /// - Throws: `Diagnostics` with the problems in the text.
    package static func liquidCondition(_ range: SourceRange) throws -> Document {
        try range.checkUTF8()
        if let sign = range.foreignSign {
            throw Diagnostics.error(
                "unknown operator '\(sign.text)'", at: sign,
                hint: "write 'and' or 'or'; to negate, write 'name == false'")
        }
        var reader = MarkupParser(bytes: range.file.bytes)
        do throws(WrongMarkup) {
            let condition = try reader.condition(range.offsets)
            var document = DocumentBuilder(range, names: reader.names)
            var program = LiquidProgram()
            let tag = program.add(.condition(condition), size: range.offsets.count)
            document.endSection(document.add(.tag(tag), range.offsets))
            document.liquid = program
            return Document(document)
        } catch {
            let place = error.place.map(range.file.range) ?? range
            let hint = error.message == nil ? "write it like 'name == 'value''" : error.hint
            throw Diagnostics.error(error.message ?? "invalid condition", at: place, hint: hint)
        }
    }
}

extension SourceRange {
    /// The first operator from another language that Liquid silently ignores.
    fileprivate var foreignSign: SourceRange? {
        var quote: UInt8?
        for offset in offsets {
            let byte = file.bytes[offset]
            let next = offset + 1 < offsets.upperBound ? file.bytes[offset + 1] : nil
            if let open = quote {
                if byte == open { quote = nil }
            } else if byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"") {
                quote = byte
            } else if byte == UInt8(ascii: "!"), next != UInt8(ascii: "=") {
                return file.range(offset..<offset + 1)
            } else if byte == UInt8(ascii: "&") || byte == UInt8(ascii: "|") {
                return file.range(offset..<offset + (next == byte ? 2 : 1))
            }
        }
        return nil
    }
}
