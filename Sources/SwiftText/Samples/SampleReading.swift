import SourceText

extension Sample {
    /// Parses texts that contain several samples. Throws `Diagnostics` with all errors in them.
    package static func all(in texts: [SourceRange]) throws -> [Sample] {
        try texts.mapCollecting { try all(in: $0) }.flatMap(\.self)
    }

    /// Parses samples separated by commas: `User=User(id: 1),Token=.init()`. The first `=` of each one separates type
    /// and expression. Throws `Diagnostics` with all errors in them.
    package static func all(in range: SourceRange) throws -> [Sample] {
        try ListItem.expressions(in: range).mapCollecting { try Sample($0.range) }
    }

    private init(_ range: SourceRange) throws {
        let bytes = range.file.bytes[range.offsets]
        guard let sign = bytes.firstIndex(of: UInt8(ascii: "=")) else {
            throw Diagnostics.error("missing '=' after '\(range.text)'", at: range, hint: Self.form)
        }
        let type = range.file.range(range.offsets.lowerBound..<sign).trimmed
        let place = range.file.range(range.offsets.lowerBound..<sign + 1)
        guard !type.offsets.isEmpty else {
            throw Diagnostics.error("missing type before '='", at: place, hint: Self.form)
        }
        let expression = range.file.range(sign + 1..<range.offsets.upperBound).trimmed
        try self.init(type: type, expression: expression.text, at: place)
    }

    /// - Parameter place: the text before the expression.
    /// - Throws: `Diagnostics` if the type is invalid or cannot have a value in a test, or if the expression is empty.
    package init(type: SourceRange, expression: String, at place: SourceRange) throws {
        var parser = try SignatureParser(type)
        let syntax = try parser.readType(.anywhere)
        guard parser.isAtEnd else { throw parser.unexpected() }
        guard !syntax.tokens.areForParametersOnly else {
            throw Diagnostics.error(
                "'\(syntax)' cannot have a sample", at: type,
                hint: "only a function argument can have this type")
        }
        (self.type, self.expression) = (syntax.description, expression)
        guard !expression.isEmpty else {
            throw Diagnostics.error("missing expression after '\(place.text)'", at: place, hint: Self.form)
        }
    }

    private static let form = "write a type and an expression, like 'User=User(id: 1)'"
}
