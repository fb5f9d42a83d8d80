import SourceText

/// A word that can replace the one at the cursor.
struct CompletionCandidate: Equatable {
    /// The whole word, unquoted.
    var text: String
    var note: String?
    /// Whether the word can continue, as after a folder's name. If so, no space follows it.
    var isOpen = false

    /// Whether a terminal shows the text as it is. A shell would split it at line breaks and tabs.
    var isShowable: Bool { !text.isEmpty && printable(text, keeping: "") == text }
}

/// The candidates at the cursor, all of which begin with the same text.
struct CompletionCandidates: Equatable {
    /// The beginning of the word that all candidates share, such as `--style=` or the folders of a path.
    var head = ""
    var all: [CompletionCandidate] = []

    static let none = CompletionCandidates()

    /// The same candidates, each with a text before it.
    func prefixed(with text: String) -> CompletionCandidates {
        CompletionCandidates(
            head: text + head,
            all: all.map { CompletionCandidate(text: text + $0.text, note: $0.note, isOpen: $0.isOpen) })
    }
}
