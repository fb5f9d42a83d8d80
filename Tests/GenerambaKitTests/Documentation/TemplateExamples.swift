/// Collects the examples of a page.
struct TemplateExamples {
    private(set) var all: [TemplateExample] = []
    private var level = 0
    private var heading = ""
    private var title = ""
    /// The files that all examples of the page share.
    private var shared: [String: String] = [:]
    /// The files of the current example. `isTold` says whether its output has been shown.
    private var own: [String: String] = [:]
    private var isTold = true
    /// The paragraph before the next block.
    private var caption = ""

    /// The pages of the reference for templates.
    static let pages = [
        "Rambaspec", "Parameters", "Function-parameters", "Mustache", "Liquid", "Limits-and-mistakes",
    ].map { "Documentation/\($0).md" }

    static func ofTheReference() throws -> [TemplateExample] {
        try pages.flatMap { try TemplateExamples(MarkdownPage($0)).all }
    }

    /// - Throws: `NotUnderstood` for a block that is none of an example, and for files of which nothing comes.
    init(_ page: MarkdownPage) throws {
        for piece in page.pieces {
            switch piece.content {
            case .heading(let level, let title): try begin(title, level, piece.line)
            case .paragraph(let text): caption = text
            case .table(let rows): try take(rows, piece.line)
            case .block(let words, let text): try take(text, words, piece.line)
            }
            if case .paragraph = piece.content {} else { caption = "" }
        }
        try checkTold(0)
    }

    private mutating func begin(_ title: String, _ level: Int, _ line: Int) throws {
        try checkTold(line)
        if level == 1 { self.title = title }
        (self.level, heading, own) = (level, title, [:])
    }

    private func checkTold(_ line: Int) throws {
        guard isTold else { throw NotUnderstood(line: line, what: "nothing comes of the files before") }
    }

    private mutating func take(_ rows: [[String]], _ line: Int) throws {
        guard rows.first?.contains("gives") ?? false else { return }
        guard rows[0] == ["filter", "example", "gives"], rows.allSatisfy({ $0.count == 3 }) else {
            throw NotUnderstood(line: line, what: "a table of \(rows[0])")
        }
        let code = rows.dropFirst(2).map { $0.map { $0.filter { $0 != "`" } + "\n" } }
        own["view.swift.liquid"] = code.map { $0[1] }.joined()
        try tell(.file(options: "", text: code.map { $0[2] }.joined()), line)
    }

    private mutating func take(_ text: String, _ words: [String], _ line: Int) throws {
        if let path = caption.wholeMatch(of: /`([^`]+)`:/).map({ String($0.1) }) ?? Self.paths[words] {
            return add(text, at: path)
        }
        switch words {
        case ["console"]: try tell(.commands(try commands(text, line)), line)
        case ["console", "terminal"]: try tell(.dialogue(try commands(text, line)[0]), line)
        case ["swift"], ["text"]: try tell(.file(options: options(line), text: text), line)
        default: throw NotUnderstood(line: line, what: "a block of \(words)")
        }
    }

    /// The default paths of files without a line above them.
    private static let paths = [
        ["yaml"]: "page.rambaspec", ["mustache"]: "view.swift.mustache", ["liquid"]: "view.swift.liquid",
    ]

    private mutating func add(_ text: String, at path: String) {
        if level < 2 {
            shared[path] = text
        } else if isTold {
            own = [path: text]
            isTold = false
        } else {
            own[path] = text
        }
    }

    private func commands(_ text: String, _ line: Int) throws -> [ShellCommand] {
        guard text.hasPrefix("$ ") else { throw NotUnderstood(line: line, what: "a block without a command") }
        return ShellCommand.all(in: text)
    }

    private func options(_ line: Int) throws -> String {
        guard let match = caption.wholeMatch(of: /With `([^`]+)`:/) else {
            guard !caption.hasPrefix("With") else { throw NotUnderstood(line: line, what: caption) }
            return ""
        }
        return String(match.1)
    }

    private mutating func tell(_ outcome: TemplateExample.Outcome, _ line: Int) throws {
        guard level > 1 else { throw NotUnderstood(line: line, what: "an example outside of a section") }
        isTold = true
        all.append(
            TemplateExample(
                page: title, line: line, heading: heading, files: shared.merging(own) { $1 }, outcome: outcome
            ))
    }
}
