import SourceText

/// An item of a list written as one text: `signIn(email: String, password: String),signOut`.
public struct ListItem: Sendable, Equatable {
    /// The item without the quotes around it.
    public let text: String
    /// The item's range, without the quotes and white space around it.
    public let range: SourceRange

    package init(text: String, range: SourceRange) { (self.text, self.range) = (text, range) }

    /// Splits a list at its commas, and trims white space around the items. Empty items are dropped unless they are in
    /// quotes.
    ///
    /// - Quotes, `"` or `'`, count only at the start of the text and after a comma; elsewhere, an apostrophe is plain
    ///   text. Commas in quotes do not separate items. An item entirely in quotes loses them; in it, `\` before the
    ///   same quote or before `\` is an escape. An item that continues after the closing quote is taken verbatim.
    /// - Commas in brackets do not separate items either. Brackets are `()`, `[]`, `{}`, and `<>` if the `<` directly
    ///   follows a letter, digit, `_` or backtick, as in `Set<Int>`. The end of `->` is not a bracket. Brackets without
    ///   a partner, and brackets in quotes, are plain text.
    ///
    /// - Throws: `Diagnostics` about a missing closing quote.
    public static func items(in range: SourceRange) throws -> [ListItem] {
        try ListScanner(range, isOfExpressions: false).items
    }

    /// Splits a list of Swift expressions. Works like `items(in:)`, except that quotes mark Swift string literals: they
    /// count anywhere, and they are kept. Throws `Diagnostics` about a missing closing quote.
    static func expressions(in range: SourceRange) throws -> [ListItem] {
        try ListScanner(range, isOfExpressions: true).items
    }
}
