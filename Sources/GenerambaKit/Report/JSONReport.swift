import SourceText

/// What a command prints with `--json`: its own fields, the version of the schema and the diagnostics.
/// Documentation/JSON-reports.md describes the schema.
package struct JSONReport: Encodable {
    private let fields: any Encodable
    private let diagnostics: Diagnostics

    /// - Parameter fields: encodes an object without the keys `version` and `diagnostics`.
    package init(_ fields: any Encodable, _ diagnostics: Diagnostics) {
        (self.fields, self.diagnostics) = (fields, diagnostics)
    }

    package func encode(to encoder: any Encoder) throws {
        try fields.encode(to: encoder)
        // The version goes up on breaking changes.
        try JSONObject(["version": 1, "diagnostics": diagnostics]).encode(to: encoder)
    }
}

extension JSON {
    /// Returns the text of a report with sorted keys and a line break at its end. Escapes U+007F and the control
    /// characters after it, which Foundation does not escape.
    package static func text(of report: some Encodable) throws -> String {
        printable(String(decoding: try encode(report, isPretty: true), as: UTF8.self)) { scalar in
            String(scalar).utf16.map { "\\u" + String(0x10000 + Int($0), radix: 16).dropFirst() }.joined()
        } + "\n"
    }
}

extension Diagnostics: Encodable {
    public func encode(to encoder: any Encoder) throws { try all.encode(to: encoder) }
}

extension Diagnostic: Encodable {
    package func encode(to encoder: any Encoder) throws {
        try JSONObject(["severity": severity, "code": code, "message": line, "hint": hint]).encode(
            to: encoder)
        try range?.encode(to: encoder)
    }

    /// The kind of the problem, for programs: the message's words in kebab case, without the names in quotes and the
    /// numbers. `unknown key 'a'` has the code `unknown-key`.
    package var code: String {
        var (words, isName) = ([String](), false)
        for word in message.split(whereSeparator: \.isWhitespace) {
            let start = word.drop { "([".contains($0) }
            let isQuoted = start.hasPrefix("'")
            if isName || isQuoted {
                isName = !(isQuoted ? start.dropFirst() : start).contains("'")
                continue
            }
            let bare = start.drop { !$0.isLetter }.filter { $0 != "'" }
            let letters = bare.prefix { $0.isASCII && $0.isLetter }
            if !letters.isEmpty, !bare.dropFirst(letters.count).contains(where: \.isLetter) {
                words.append(letters.lowercased())
            }
        }
        return words.prefix(8).joined(separator: "-")
    }
}

/// A place in the format of reports.
extension SourceRange: Encodable {
    public func encode(to encoder: any Encoder) throws {
        try JSONObject(["path": file.path, "line": line, "column": column]).encode(to: encoder)
    }
}
