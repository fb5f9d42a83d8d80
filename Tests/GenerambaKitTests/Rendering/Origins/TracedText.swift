@testable import GenerambaKit
@testable import SourceText
@testable import TemplateEngine

/// A rendered text with its source map.
struct TracedText {
    let file: SourceFile

    /// - Parameter partials: the texts of the partials by name. The name is also the path of the file.
    init(
        _ template: String, _ dialect: Dialect, in scope: Value.Object = .sample,
        partials: [String: String] = [:]
    ) throws {
        let documents = try partials.map { name, text in
            (name, try dialect.parse(SourceFile(path: name, text: text).whole))
        }
        let document = try dialect.parse(SourceFile(path: "View", text: template).whole)
        var renderer = Renderer(scope: scope, partials: Dictionary(uniqueKeysWithValues: documents))
        renderer.limits.steps = 10_000
        var warnings = Diagnostics()
        file = try renderer.traced(document, as: "View.swift", warnings: &warnings)
    }

    var text: String { String(decoding: file.bytes, as: UTF8.self) }

    /// The lines of the text, each after the path and line that it comes from.
    var lines: String {
        text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated().map {
            let origin = file.line($0 + 1)?.origin
            return "\(origin.map { "\($0.file.path):\($0.line)" } ?? "nowhere"): \(Substring($1))"
        }.joined(separator: "\n")
    }

    /// The origin of the first range with this text: the path with line and column, the original text, and the text
    /// that follows it.
    func origin(of word: String) -> String {
        let count = word.utf8.count
        let starts = 0...max(0, file.bytes.count - count)
        let start = starts.first { file.bytes[$0...].starts(with: word.utf8) }
        return start.map { origin(of: $0..<$0 + count) } ?? "not there"
    }

    func origin(of offsets: Range<Int>) -> String {
        let origin = file.range(offsets).origin
        return "\(origin.file.path):\(origin.line):\(origin.column): \(origin.text)"
    }
}
