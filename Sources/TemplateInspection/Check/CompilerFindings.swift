import GenerambaKit
import SourceText
import SystemAccess

extension CheckCase {
    /// The findings of a result, each with its place in a generated file. The function returns the file of the template
    /// that declares a name in any combination, which is `withoutModule`.
    func findings(_ result: CaseResult, shownPath: String, elsewhere: @escaping (String) -> String?)
        -> [Finding]
    {
        findings(result.messages, shownPath, elsewhere)
            + result.tests.flatMap { test in
                test.failures.map { failure in
                    let file = file(failure.place?.path)
                    return Finding(
                        .error, "\(test.name(with: failure.arguments)) fails: \(failure.message)",
                        hint: test.isEndless ? "the tests of later combinations did not run" : nil,
                        at: failure.place.flatMap { file?.text?.line($0.line) },
                        shownAs: file.map { shownPath + $0.path.text }, of: template)
                }
            }
    }

    private func findings(
        _ messages: [CompilerMessage], _ shownPath: String, _ elsewhere: @escaping (String) -> String?
    ) -> [Finding] {
        guard !messages.isEmpty else { return [] }
        let stubs = stubFiles.map { ($0.text, SourceNames($1.bytes)) }
        var causes = ErrorCauses(
            code: names(in: "Sources").merging(stubs) { first, _ in first }, tests: names(in: "Tests"),
            module: Self.module, prefix: combination.prefix ?? "", objectiveC: objectiveCNames,
            usesStandIns: usesStandIns
        ) { elsewhere(combination.withoutModule($0)) }
        let places = messages.filter { $0.severity != .note }.map { message in
            let stub = message.path.flatMap { stubFiles[$0] == nil ? nil : $0.text }
            return ErrorCauses.Place(message: message, path: stub ?? file(message.path)?.path.text)
        }
        return causes.sort(places).map { cause -> Finding in
            let message = cause.first
            let index = messages.firstIndex(of: message) ?? 0
            let explanations = messages[(index + 1)...].prefix { $0.severity == .note }.map(\.text)
            let notes = cause.message == nil ? explanations.distinct(by: \.self).prefix(3) : []
            let stub = message.path.flatMap { stubFiles[$0] }
            let made = stub == nil ? file(message.path) : nil
            let hint = stub == nil ? nil : "this file is not the template's: it is one of the stubs"
            return Finding(
                message.severity == .error ? .error : .warning, cause.message ?? message.text,
                hint: cause.hint(dependencies) ?? hint, notes: notes + cause.notes,
                at: (stub ?? made?.text)?.place(line: message.line, column: message.column),
                shownAs: made.map { shownPath + $0.path.text }, of: template, cause: cause)
        }
    }

    /// The Objective-C files by the names that they declare.
    private var objectiveCNames: [String: String] {
        var names: [String: String] = [:]
        for file in objectiveC {
            let text = String(decoding: file.content.bytes ?? [], as: UTF8.self)
            for line in text.split(whereSeparator: \.isNewline) {
                let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "@" }
                guard words.count > 1, ["@interface", "@protocol"].contains(words[0]) else { continue }
                names[String(words[1])] = names[String(words[1])] ?? file.path.name
            }
        }
        return names
    }

    /// The generated file at a path of the compiler.
    private func file(_ path: AbsolutePath?) -> GeneratedFile? {
        guard let path else { return nil }
        return files.first { path.components.suffix($0.path.components.count) == $0.path.components[...] }
    }

    /// The imports and declarations of the Swift files in a folder, by path.
    private func names(in folder: String) -> [String: SourceNames] {
        let files = files.filter { $0.path.components.first == folder }
        let pairs = files.compactMap { file in file.swift.map { (file.path.text, SourceNames($0)) } }
        return Dictionary(pairs) { first, _ in first }
    }

    /// The files of the template by the names that they declare in this combination, `withoutModule`.
    package var declarations: [String: String] {
        var found: [String: String] = [:]
        for file in files {
            guard let code = file.swift, let text = file.text else { continue }
            let path = text.range(0..<min(1, text.bytes.count)).origin.file.path
            for name in SourceNames(code).declared { found[combination.withoutModule(name)] = path }
        }
        return found
    }
}
