import SwiftText

/// The settings of an `.editorconfig` for Swift files; see https://spec.editorconfig.org.
struct EditorConfig {
    private var values: [String: String] = [:]
    /// Whether files in folders above do not apply.
    private(set) var isRoot = false

    init() {}

    /// Reads a file. Of its sections, those apply whose pattern has no folder and matches the names of Swift files.
    init(_ text: String) {
        var (isPreamble, applies) = (true, false)
        for line in text.split(whereSeparator: \.isNewline).map(\.trimmed) {
            if line.hasPrefix("["), line.hasSuffix("]") {
                (isPreamble, applies) = (false, Self.matchesSwift(line.dropFirst().dropLast()))
            }
            guard !line.hasPrefix("#"), !line.hasPrefix(";"), let equals = line.firstIndex(of: "=") else {
                continue
            }
            let key = line[..<equals].trimmed.lowercased()
            let value = line[line.index(after: equals)...].trimmed.lowercased()
            if isPreamble, key == "root" { isRoot = value == "true" }
            if applies { values[key] = value }
        }
    }

    /// Whether a pattern such as `*`, `*.swift` or `*.{m,swift}` matches the names of Swift files.
    private static func matchesSwift(_ pattern: Substring) -> Bool {
        let open = pattern.firstIndex(of: "{") ?? pattern.endIndex
        let inside = pattern[open...].dropFirst().prefix { $0 != "}" }
        let endings = open < pattern.endIndex ? inside.split(separator: ",").map(\.trimmed) : [""]
        let patterns = endings.map { pattern[..<open] + $0 }
        return patterns.contains { ["*", "**", "*.swift", "**.swift", "**/*.swift"].contains($0) }
    }

    /// Returns these settings, with those of a file in a folder above where they lack any.
    func filled(from other: EditorConfig) -> EditorConfig {
        var filled = other
        filled.values.merge(values) { _, own in own }
        return filled
    }

    /// The indentation; nil if the settings have none that can be used.
    var indentation: Indentation? {
        if values["indent_style"] == "tab" { return .tab }
        let size = values["indent_size"] == "tab" ? values["tab_width"] : values["indent_size"]
        return size.flatMap { Indentation(spaces: $0) }
    }
}

extension Indentation {
    /// Reads a number of spaces. Nil if it is not from 1 to 8.
    package init?(spaces text: String) {
        guard let count = Int(text), 1...8 ~= count else { return nil }
        self = .spaces(count)
    }
}
