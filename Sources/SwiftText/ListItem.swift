import SourceText

/// An item of a list that is written in one text: `signIn(email: String, password: String),signOut`.
public struct ListItem: Sendable, Equatable {
    /// The item without quotes around it.
    public let text: String
    /// Where it stands, without the quotes and the white space around it.
    public let range: SourceRange

    package init(text: String, range: SourceRange) {
        self.text = text
        self.range = range
    }

    /// The items between commas, without white space around them. Empty ones are dropped, unless in quotes.
    ///
    /// - Quotes, `"` or `'`, count at the beginning of the text and behind a comma: an apostrophe is text. No
    ///   comma in quotes divides. An item that is wholly in quotes loses them; in it, `\` before its quote or
    ///   before `\` makes this text. An item that goes on behind the quotes is taken as it is written.
    /// - No comma between brackets divides: `()`, `[]`, `{}`, and `<>` where the `<` stands directly behind a
    ///   letter, digit, `_` or backtick, as in `Set<Int>`; the end of `->` is none. A bracket without a partner is
    ///   text. Brackets in quotes are text, too.
    ///
    /// - Throws: `Diagnostics` about a quote that never ends.
    public static func items(in range: SourceRange) throws -> [ListItem] {
        try ListScanner(range, isOfExpressions: false).items
    }

    /// The items of a list of Swift's expressions: as above, but quotes are those of Swift's texts, wherever they
    /// stand, and stay.
    ///
    /// - Throws: as above.
    static func expressions(in range: SourceRange) throws -> [ListItem] {
        try ListScanner(range, isOfExpressions: true).items
    }
}
