import ArgumentParser
import SourceText

extension CompletionKind {
    static let templates = candidates(templates)

    /// Nothing for the name of the module; templates after it.
    static let templatesAfterName = candidates { project, words, index in
        // The command and the name precede a template. Values of options are not told apart from these.
        let before = words.prefix(index).dropFirst().count { !$0.hasPrefix("-") }
        return before < 2 ? [] : templates(project, words, index)
    }

    static let templatesOfRambafile = candidates { project, _, _ in project.templatesOfRambafile }
    static let modules = candidates { project, _, _ in project.modules }
    static let recordedFiles = candidates { project, _, _ in project.recordedFiles }
    static let targets = candidates { project, _, _ in project.targets(tests: false) }
    static let testTargets = candidates { project, _, _ in project.targets(tests: true) }
    static let xcodeTargets = candidates { project, _, _ in project.xcodeTargets }

    /// The names of templates or, if the word has a slash, the folders that it may lead to.
    @Sendable private static func templates(
        _ project: ProjectCandidates, _ words: [String], _ index: Int
    ) -> [CompletionCandidate] {
        let word = words.dropFirst(index).first ?? ""
        return word.contains("/") ? project.folders(word) : project.templates
    }

    /// Candidates from the project that the command works in.
    ///
    /// - Parameter find: finds the candidates. Its arguments after the project: the words of the command line as they
    ///   were typed, with the program's name, and the index of the word at the cursor.
    private static func candidates(
        _ find: @escaping @Sendable (ProjectCandidates, [String], Int) -> [CompletionCandidate]
    ) -> CompletionKind {
        .custom { words, index, _ in
            let index = min(max(0, index), words.count)
            let place = words[..<index].lastIndex(of: "-C").flatMap { words.dropFirst($0 + 1).first }
            let project = try? ProjectCandidates(from: place, environment: SystemEnvironment.current)
            return project.map { find($0, words, index) }?.compactMap(\.line) ?? []
        }
    }
}

/// A word that can replace the one at the cursor.
struct CompletionCandidate {
    let text: String
    var note: String?

    /// The word and its description in the syntax of the script that asks for candidates. Nil if a terminal would not
    /// show the word as it is.
    fileprivate var line: String? {
        guard !text.isEmpty, printable(text, keeping: "") == text else { return nil }
        let note = note.map { printable($0.folded, keeping: "") }
        switch CompletionShell.requesting {
        case .bash?:
            // The script's 'compgen -W' would run commands in the word.
            return text.map { character in
                let isPlain = !character.isASCII || character.isLetter || character.isNumber
                return isPlain || "_./,:=@%+-".contains(character) ? "\(character)" : "\\\(character)"
            }.joined()
        case .zsh?:
            let word = text.replacing("\\", with: "\\\\").replacing(":", with: "\\:")
            return word + (note.map { ":" + $0 } ?? "")
        case .fish?: return text + (note.map { "\t" + $0 } ?? "")
        default: return text
        }
    }
}

extension ArgumentHelp {
    /// Hides an argument that the discussion describes from the help, but not from the completion scripts.
    static var inDiscussion: ArgumentHelp {
        ArgumentHelp(visibility: CompletionShell.requesting == nil ? .hidden : .default)
    }
}
