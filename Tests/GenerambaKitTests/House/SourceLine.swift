import Foundation

/// A line of this project's source code.
struct SourceLine {
    /// The path in `Sources`.
    let path: String
    let number: Int
    /// The words of the code, without comments and string literals.
    let words: Set<String>
    /// The words before a `(`.
    let calls: Set<String>
    /// The words before a `!`.
    let forced: Set<String>

    var place: String { "\(path):\(number)" }

    /// All lines in `Sources`.
    static let all: [SourceLine] = {
        let sources = Program.repository.appendingPathComponent("Sources")
        let names = FileManager.default.enumerator(atPath: sources.path)?.compactMap { $0 as? String } ?? []
        return names.filter { $0.hasSuffix(".swift") }.sorted().flatMap { name in
            let text = (try? String(contentsOf: sources.appendingPathComponent(name), encoding: .utf8)) ?? ""
            return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map {
                SourceLine(path: name, number: $0 + 1, text: $1)
            }
        }
    }()

    init(path: String, number: Int, text: Substring) {
        self.path = path
        self.number = number
        var words: Set<String> = []
        var calls: Set<String> = []
        var forced: Set<String> = []
        var rest = Self.code(of: text)[...]
        while !rest.isEmpty {
            let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
            guard !word.isEmpty else {
                rest = rest.dropFirst()
                continue
            }
            rest = rest.dropFirst(word.count)
            words.insert(String(word))
            if rest.first == "(" { calls.insert(String(word)) }
            if rest.first == "!" { forced.insert(String(word)) }
        }
        self.words = words
        self.calls = calls
        self.forced = forced
    }

    /// The line without string literals and without the comment at its end.
    private static func code(of line: Substring) -> String {
        var code = ""
        var isText = false
        var previous: Character = " "
        for character in line {
            if character == "\"", previous != "\\" { isText.toggle() }
            if character == "/", previous == "/", !isText { break }
            if !isText { code.append(character) }
            previous = character == "\\" && previous == "\\" ? " " : character
        }
        return code
    }
}
