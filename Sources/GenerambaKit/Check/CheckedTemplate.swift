import SourceText
import SwiftText

/// A template that is checked, and where those are found that it requires.
package struct CheckedTemplate: Sendable {
    package let name: String
    package let folder: TemplateFolder
    private let find: @Sendable (String) throws -> TemplateFolder?

    /// - Parameter find: the folder of another template, by its name.
    package init(
        name: String, folder: TemplateFolder, find: @escaping @Sendable (String) throws -> TemplateFolder?
    ) {
        self.name = name
        self.folder = folder
        self.find = find
    }

    /// A template that this one requires.
    ///
    /// - Throws: `Diagnostics` when it is nowhere.
    func required(_ name: Located<String>) throws -> CheckedTemplate {
        guard let folder = try beside(name.value) ?? find(name.value) else {
            throw Diagnostics.error(
                "no template '\(name.value)'", at: name.range,
                hint: "it is looked for beside the template, among the installed and the built-in ones")
        }
        return CheckedTemplate(name: name.value, folder: folder, find: find)
    }

    private func beside(_ name: String) throws -> TemplateFolder? {
        guard case .disk(let path, let shown) = folder, let parent = path.parent else { return nil }
        let above = shown.split(separator: "/").dropLast().joined(separator: "/")
        let sibling = TemplateFolder.disk(
            parent.appending(name),
            shown: (isAbsolutePath(shown) ? "/" : "") + (above.isEmpty ? name : "\(above)/\(name)"))
        return try TemplateFiles.exist(name, in: sibling) ? sibling : nil
    }
}

extension CheckedTemplate {
    /// What the template declares.
    func declaration(_ now: (seconds: Int, day: Day)) throws -> (
        parameters: [Parameter], requirements: [Located<String>]
    ) {
        var ignored = Diagnostics()
        var parameters: [Parameter] = []
        let files = try TemplateFiles.load(
            name, from: folder, for: Module(draft: "Profile", now: now), diagnostics: &ignored
        ) { declared in
            parameters = declared
            return try Answers(richest: declared).values(Samples())
        }
        return (parameters, files.rambaspec.requirements)
    }
}
