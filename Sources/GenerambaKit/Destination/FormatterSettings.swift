import SourceText
import SwiftText
import SystemAccess
import YAML

/// The settings of formatters and editors that apply to the Swift files of a folder.
enum FormatterSettings {
    /// The indentation of the nearest `.swift-format` above or, without one, of `.editorconfig`; nil without either.
    ///
    /// - Parameter diagnostics: receives a warning for a `.swift-format` that cannot be read.
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
        if let indentation = Indentation(spaces: spaces.value) { return indentation }
        throw Diagnostics.error("'\(spaces.value)' is not a number of spaces from 1 to 8", at: spaces.range)
    }
}
