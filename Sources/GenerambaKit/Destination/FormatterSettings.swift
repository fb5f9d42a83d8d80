import SourceText
import SwiftText

/// The settings of formatters and editors that apply to the Swift files of a folder.
enum FormatterSettings {
    /// The indentation that the nearest `.swift-format` in the folder or above it demands or, without one, the nearest
    /// `.editorconfig`; nil without either.
    ///
    /// - Parameter diagnostics: receives a warning for a `.swift-format` that cannot be read.
    /// - Throws: `FileProblem`.
    static func indentation(
        of folder: RelativePath, in project: Project, _ diagnostics: inout Diagnostics
    ) throws -> Indentation? {
        let start = project.root.appending(folder)
        for folder in sequence(first: start, next: \.parent) {
            guard let file = try file(".swift-format", in: folder, project) else { continue }
            do {
                return try swiftFormat(file)
            } catch let thrown as Diagnostics {
                diagnostics.addWarning(
                    "'\(file.path)' cannot be read: \(thrown.all[0].message)", at: thrown.all[0].range,
                    hint: "its indentation is not used")
            }
        }
        var found = EditorConfig()
        for folder in sequence(first: start, next: \.parent) where !found.isRoot {
            guard let file = try file(".editorconfig", in: folder, project) else { continue }
            found = found.filled(from: EditorConfig(String(decoding: file.bytes, as: UTF8.self)))
        }
        return found.indentation
    }

    /// Reads a file; nil without it. Folders above the project may be closed to the user.
    private static func file(
        _ name: String, in folder: AbsolutePath, _ project: Project
    ) throws(FileProblem) -> SourceFile? {
        let path = folder.appending(name)
        do throws(FileProblem) {
            return try Disk.read(path).map { SourceFile(path: path.shown(from: project.user), bytes: $0) }
        } catch {
            guard folder.below(project.root) == nil else { throw error }
            return nil
        }
    }

    /// The `indentation` of swift-format's configuration, which is two spaces by default.
    ///
    /// - Throws: `Diagnostics` when the file is not JSON, or has another value there.
    private static func swiftFormat(_ file: SourceFile) throws -> Indentation? {
        var found = Diagnostics()
        guard case .mapping(let pairs) = try YAMLNode.parse(file).content,
            let node = pairs.first(where: { $0.key.text == "indentation" })?.value
        else { return .spaces(2) }
        let fields = YAMLFields(
            node, known: ["spaces", "tabs"], of: "'indentation'", hint: "", diagnostics: &found)
        let (spaces, tabs) = (fields?.text("spaces", &found), fields?.text("tabs", &found))
        try found.throwErrors()
        guard let spaces else { return tabs == nil ? nil : .tab }
        guard let indentation = Indentation(spaces: spaces.value) else {
            throw Diagnostics.error(
                "'\(spaces.value)' is not a number of spaces from 1 to 8", at: spaces.range)
        }
        return indentation
    }
}

/// The settings of an `.editorconfig` for Swift files; see https://spec.editorconfig.org.
private struct EditorConfig {
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

    var indentation: Indentation? {
        if values["indent_style"] == "tab" { return .tab }
        let size = values["indent_size"] == "tab" ? values["tab_width"] : values["indent_size"]
        return size.flatMap { Indentation(spaces: $0) }
    }
}

extension Indentation {
    /// Reads a number of spaces. Nil if it is not from 1 to 8.
    fileprivate init?(spaces text: String) {
        guard let count = Int(text), 1...8 ~= count else { return nil }
        self = .spaces(count)
    }
}
