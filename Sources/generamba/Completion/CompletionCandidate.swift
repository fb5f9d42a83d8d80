import SourceText

/// A text that may stand where the cursor is.
struct CompletionCandidate: Equatable {
    /// The whole word, unquoted.
    var text: String
    var note: String?
    /// Whether the word may go on, as after the name of a folder: no space follows.
    var isOpen = false

    /// Whether a terminal shows the text as it is. A shell would split it at line breaks and tabs.
    var isShowable: Bool { !text.isEmpty && printable(text, keeping: "") == text }
}

/// What may stand where the cursor is: words that all begin with the same text.
struct CompletionCandidates: Equatable {
    /// The beginning of the word that all candidates share, such as `--style=` or the folders of a path.
    var head = ""
    var all: [CompletionCandidate] = []

    static let none = CompletionCandidates()

    /// The same words after a text.
    func prefixed(with text: String) -> CompletionCandidates {
        CompletionCandidates(
            head: text + head,
            all: all.map { CompletionCandidate(text: text + $0.text, note: $0.note, isOpen: $0.isOpen) })
    }
}
