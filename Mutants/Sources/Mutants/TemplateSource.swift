import Foundation
import GenerambaKit

/// A template's folder.
struct TemplateSource {
    let name: String
    let folder: String

    init(folder: String) {
        name = folder.fileName
        self.folder = folder
    }

    /// The options of `gen` that give each parameter its last example, which is the richest.
    ///
    /// - Throws: `Failure` when the template cannot be read.
    func richestOptions() throws -> [String] {
        try rambaspec().parameters.flatMap { parameter -> [String] in
            let value = parameter.examples.last ?? (parameter.kind == .bool ? "true" : nil)
            return value.map { ["--custom_parameters", "\(parameter.name.value):\($0)"] } ?? []
        }
    }

    /// The templates beside this one that have to be generated into a target before it.
    func foundations() throws -> [TemplateSource] {
        let parent = folder.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(
            separator: "/")
        let text = try String(contentsOfFile: "\(folder)/\(name).rambaspec", encoding: .utf8)
        guard let line = text.split(separator: "\n").first(where: { $0.hasPrefix("requires:") }) else {
            return []
        }
        let names = line.dropFirst("requires:".count).split { " [],".contains($0) }
        return names.map { TemplateSource(folder: "\(parent)/\($0)") }
    }

    private func rambaspec() throws -> Rambaspec {
        var diagnostics = Diagnostics()
        do {
            let files = try TemplateFiles.load(
                name, from: .disk(FilePath(folder), shown: folder), for: nil, diagnostics: &diagnostics)
            return files.rambaspec
        } catch {
            throw Failure("cannot read the template in '\(folder)': \(error)")
        }
    }
}
