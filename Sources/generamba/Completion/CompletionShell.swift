import ArgumentParser
import SourceText

/// A shell that completes command lines.
///
/// Its script calls the program with the hidden word `__complete`, the name of the shell and what the shell knows about
/// the command line, and offers the lines that the program prints.
enum CompletionShell: String, CaseIterable, ExpressibleByArgument {
    case bash, zsh, fish

    /// The word that makes the program print candidates.
    static let request = "__complete"

    /// The lines for the shell's script; none if something is wrong, because a message would spoil the prompt.
    ///
    /// - Parameter arguments: the arguments of the program after `__complete` and the shell's name.
    func lines(for arguments: [String], environment: [String: String]) -> [String] {
        switch self {
        case .bash: bash(arguments, environment)
        case .zsh: zsh(arguments, environment)
        case .fish: fish(arguments, environment)
        }
    }

    /// - Parameter arguments: the line up to the cursor, and the part of its last word that readline replaces.
    private func bash(_ arguments: [String], _ environment: [String: String]) -> [String] {
        guard arguments.count == 2 else { return [] }
        let words = ShellWord.words(of: arguments[0])
        guard words.count > 1, let last = words.last, last.typed.hasSuffix(arguments[1]) else { return [] }
        // Readline keeps the word up to the last '=', ':' or opening quote, and replaces the rest.
        let kept = ShellWord(String(last.typed.dropLast(arguments[1].count)))
        let before = words.dropFirst().dropLast().map(\.text)
        let found = (try? Completion(before, last.text, environment: environment))?.candidates ?? .none
        return found.all.filter { $0.text.hasPrefix(last.text) && $0.text.hasPrefix(kept.text) }.map {
            let rest = kept.quote.quoted(String($0.text.dropFirst(kept.text.count)))
            // Readline closes an open quote.
            return rest + ($0.isOpen || kept.quote != .none ? "" : " ")
        }
    }

    /// The first line says how much of the word zsh keeps: `2/` means up to the second slash, and an empty line means
    /// nothing. Each other line begins with `1` if a space follows the word, otherwise with `0`; then come the rest of
    /// the word and its description, in the syntax of `_describe`.
    ///
    /// - Parameter arguments: the words before the cursor and the beginning of the word at the cursor.
    private func zsh(_ arguments: [String], _ environment: [String: String]) -> [String] {
        guard let word = arguments.last else { return [] }
        let found =
            (try? Completion(arguments.dropLast(), word, environment: environment))?.candidates ?? .none
        let lines = found.all.map { candidate in
            let text = candidate.text.dropFirst(found.head.count)
                .replacing("\\", with: "\\\\").replacing(":", with: "\\:")
            return (candidate.isOpen ? "0" : "1") + text + (candidate.shownNote.map { ":" + $0 } ?? "")
        }
        let end = found.head.last.map { last in "\(found.head.count { $0 == last })\(last)" }
        return [end ?? ""] + lines
    }

    /// Each line has a word and, after a tab, its description.
    ///
    /// - Parameter arguments: the word at the cursor as it was typed, then the words before it.
    private func fish(_ arguments: [String], _ environment: [String: String]) -> [String] {
        guard let typed = arguments.first else { return [] }
        let before = Array(arguments.dropFirst())
        let found =
            (try? Completion(before, ShellWord(typed).text, environment: environment))?.candidates ?? .none
        return found.all.map { $0.text + ($0.shownNote.map { "\t" + $0 } ?? "") }
    }
}

extension CompletionCandidate {
    /// The description in one line, without control characters.
    fileprivate var shownNote: String? { note.map { printable($0.folded, keeping: "") } }
}
