import SourceText

extension CheckCase {
    /// The findings of a result, each with its place in a generated file.
    func findings(_ result: CaseResult, shownPath: String) -> [Finding] {
        let messages = result.messages
        return messages.indices.filter { messages[$0].severity != .note }.map {
            finding(messages[$0], followedBy: messages[($0 + 1)...], shownPath)
        }
            + result.tests.flatMap { test in
                test.failures.map { failure in
                    let file = file(failure.place?.path)
                    return Finding(
                        .error, "'\(test.name)' fails: \(failure.message)",
                        hint: test.isEndless ? "the tests of later combinations did not run" : nil,
                        at: failure.place.flatMap { file?.line($0.line) },
                        shownAs: file.map { shownPath + $0.path }, of: template)
                }
            }
    }

    private func finding(
        _ message: CompilerMessage, followedBy others: ArraySlice<CompilerMessage>, _ shownPath: String
    ) -> Finding {
        let file = file(message.path)
        let missing = MissingStandIn(message.text, own: combination.names)
        let notes = others.prefix { $0.severity == .note }.map(\.text).distinct(by: \.self)
        return Finding(
            message.severity == .error ? .error : .warning, missing?.message ?? message.text,
            hint: missing?.hint ?? objectiveCHint(message.text),
            notes: missing == nil ? Array(notes.prefix(3)) : [],
            at: file?.place(line: message.line, column: message.column),
            shownAs: file.map { shownPath + $0.path }, of: template)
    }

    /// A hint that Objective-C code declares the name that Swift cannot find.
    private func objectiveCHint(_ complaint: String) -> String? {
        let parts = complaint.split(separator: "'", omittingEmptySubsequences: false)
        guard complaint.hasPrefix("cannot find "), parts.count > 2 else { return nil }
        let file = objectiveC.first { file in
            String(decoding: file.text?.bytes ?? [], as: UTF8.self).split(whereSeparator: \.isNewline)
                .contains {
                    let words = $0.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "@" }
                    return words.count > 1 && ["@interface", "@protocol"].contains(words[0])
                        && words[1] == parts[1]
                }
        }
        return file.map { "'\($0.path.name)' declares it, but the check compiles only Swift" }
    }

    /// The generated file at a path of the compiler.
    private func file(_ path: AbsolutePath?) -> SourceFile? {
        guard let path else { return nil }
        return files.first { path.components.suffix($0.path.components.count) == $0.path.components[...] }?
            .text
    }
}
