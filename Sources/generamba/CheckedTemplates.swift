import GenerambaKit
import SourceText

/// The templates that a command line means, by their names or folders.
struct CheckedTemplates {
    private let session: Session
    private let command: String

    /// - Parameter command: the command that they are for, as in `generamba template check`.
    init(_ session: Session, for command: String = "check") {
        self.session = session
        self.command = command
    }

    /// The templates of names and folders; without any, those that the Rambafile names or, outside of a project, all
    /// built-in ones.
    ///
    /// - Throws: `Diagnostics` with all that are nowhere.
    func named(_ words: [String], diagnostics: inout Diagnostics) throws -> [CheckedTemplate] {
        var found = Diagnostics()
        let words = try words.isEmpty ? usual(&diagnostics) : words
        var seen: Set<String> = []
        let all = try words.flatMap { word in try found.collect { try templates(word) } ?? [] }
            .filter { seen.insert("\($0.name)\n\($0.folder.shown)").inserted }
        try found.throwErrors()
        return all
    }

    /// The one template of a name or folder.
    ///
    /// - Throws: `Diagnostics` where there is none, or where the folder has several in it.
    func one(_ word: String) throws -> CheckedTemplate {
        let all = try templates(word)
        guard all.count == 1 else {
            throw Diagnostics.error(
                "'\(word)' has several templates in it", hint: "name one: '\(all[0].folder.shown)'")
        }
        return all[0]
    }

    private func usual(_ diagnostics: inout Diagnostics) throws -> [String] {
        guard Project.exists(from: session.start) else { return BuiltInCatalog.names }
        let project = try Project.find(from: session.start, user: session.user, diagnostics: &diagnostics)
        let names = project.rambafile.templates.map(\.name.value)
        guard !names.isEmpty else {
            throw Diagnostics.error(
                "the Rambafile names no template", hint: "name one: 'generamba template \(command) NAME'")
        }
        let installed = Installed(project: project, user: session.user)
        for name in names { _ = try installed.template(named: name) }
        return names
    }

    private func templates(_ word: String) throws -> [CheckedTemplate] {
        if !word.contains("/"), let folder = try session.template(named: word) {
            return [template(word, folder)]
        }
        let path = FilePath(word, relativeTo: session.start)
        if word.hasSuffix(Self.ending), Disk.isFile(path), let folder = path.parent {
            let name = String(path.name.dropLast(Self.ending.count))
            return [template(name, .disk(folder, shown: folder.shown(from: session.user)))]
        }
        guard !word.isEmpty, Disk.isFolder(path) else {
            let isPath = word.contains("/")
            if !isPath { try checkRambafile(word) }
            throw Diagnostics.error(
                isPath ? "no folder '\(word)'" : "no template '\(word)'",
                hint: isPath
                    ? nil
                    : didYouMean(word, in: BuiltInCatalog.names)
                        ?? "built in are \(BuiltInCatalog.names.joined(separator: ", "))")
        }
        return try templates(in: path, word)
    }

    private static let ending = ".rambaspec"

    /// Checks that a template which is nowhere is none that the Rambafile names.
    ///
    /// - Throws: `Diagnostics` when it is, and those of the Rambafile itself.
    private func checkRambafile(_ name: String) throws {
        guard Project.exists(from: session.start) else { return }
        var ignored = Diagnostics()
        let project = try Project.find(from: session.start, user: session.user, diagnostics: &ignored)
        guard project.rambafile.templates.contains(where: { $0.name.value == name }) else { return }
        _ = try Installed(project: project, user: session.user).template(named: name)
    }

    /// The template in a folder, or those in the folders in it.
    private func templates(in path: FilePath, _ word: String) throws -> [CheckedTemplate] {
        if let name = name(in: path) {
            return [template(name, .disk(path, shown: path.shown(from: session.user)))]
        }
        let all = try Disk.names(in: path).filter { !$0.hasPrefix(".") }.compactMap {
            child -> CheckedTemplate? in
            let folder = path.appending(child)
            return name(in: folder).map {
                template($0, .disk(folder, shown: folder.shown(from: session.user)))
            }
        }
        guard !all.isEmpty else {
            throw Diagnostics.error(
                "no template in '\(word)'", hint: "the folder of a template has a NAME.rambaspec in it")
        }
        return all
    }

    /// The name of the template in a folder: the folder's own, or that of the one rambaspec in it. A folder that cannot
    /// be read may hold one; to read that tells why it cannot.
    private func name(in folder: FilePath) -> String? {
        guard let all = try? Disk.names(in: folder) else { return folder.name }
        let names = all.filter { $0.hasSuffix(Self.ending) }.map { String($0.dropLast(Self.ending.count)) }
        return names.contains(folder.name) ? folder.name : names.count == 1 ? names[0] : nil
    }

    private func template(_ name: String, _ folder: TemplateFolder) -> CheckedTemplate {
        CheckedTemplate(name: name, folder: folder) { [session] in try session.template(named: $0) }
    }
}
