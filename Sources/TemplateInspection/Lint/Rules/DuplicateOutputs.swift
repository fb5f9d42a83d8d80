import GenerambaKit
import SourceText
import SystemAccess
import TemplateEngine

/// Reports files and folders with the same path, and invalid paths.
struct DuplicateOutputs: LintRule {
    func problems(in linted: LintedTemplate) -> Diagnostics {
        Diagnostics(
            linted.templates.flatMap { template in
                var destinations = Destinations(of: template, [linted.module, linted.otherModule])
                return destinations.problems().all
            })
    }
}

extension Diagnostic {
    /// Returns a warning about a destination outside of the target's folder.
    package static func outside(_ destination: String, at range: SourceRange?) -> Diagnostic {
        .warning(
            "the destination '\(destination)' is outside of the target's folder", at: range,
            hint: "'gen' makes it only if the user agrees; use fewer '..'")
    }
}

/// The destinations of a template's files.
struct Destinations {
    private let template: Template
    /// Example modules without values in common: if their paths are the same, the rambaspec is the reason, not chance.
    private let modules: [Module]
    private var found = Diagnostics()

    /// - Parameter modules: example modules without values in common.
    init(of template: Template, _ modules: [Module]) { (self.template, self.modules) = (template, modules) }

    /// Returns the problems of single destinations and of combinations.
    mutating func problems() -> Diagnostics {
        for files in [template.code, template.tests] {
            let all = files.compactMap { made($0) }
            let repeated = checkDistinct(all.filter { !$0.file.isFolder })
            checkFolders(all.filter { !repeated.contains($0.file.range) })
        }
        return found
    }

    /// Returns a file with its paths, or nil if they are unknown or invalid.
    private mutating func made(_ file: Template.File) -> OutputFile? {
        let texts = modules.compactMap { destination(of: file, in: $0) }
        guard texts.count == modules.count else { return nil }
        if let problem = refusal(of: file, texts) {
            found.add(problem)
            return nil
        }
        if !file.isFolder, let warning = repetition(of: file) { found.add(warning) }
        let paths = zip(texts, modules).compactMap { text, module in
            try? Self.folder.appending(module.name.folder).appending(untrusted: text)
        }
        let name = file.entry.customName ?? file.entry.name
        if !paths.isEmpty, !paths.contains(where: { $0.isInside(Self.folder) }) {
            found.add(.outside(name.value, at: name.range))
        }
        return paths.count == texts.count ? OutputFile(file: file, paths: paths) : nil
    }

    /// The usual folder for modules.
    private static let folder = (try? RelativePath(untrusted: "Sources/TARGET")) ?? .here

    /// Returns the error for a destination that is invalid for every module, or that leads out of a typical project.
    private func refusal(of file: Template.File, _ texts: [String]) -> Diagnostic? {
        let problems = zip(texts, modules).map { problem(of: $0, file, in: $1) }
        guard let problem = problems.first ?? nil, !problems.contains(nil) else { return nil }
        let name = file.entry.customName ?? file.entry.name
        let message = "the destination '\(name.value)' \(problem.reason)"
        if case .leaves = problem {
            return .warning(
                message, at: name.range,
                hint: "'../../..' leads from 'Sources/TARGET/NAME' to the Rambafile's folder")
        }
        return .error(message, at: name.range, hint: problem.advice)
    }

    private func problem(of text: String, _ file: Template.File, in module: Module) -> PathProblem? {
        do throws(PathProblem) {
            let path = try Self.folder.appending(module.name.folder).appending(untrusted: text)
            return text.isEmpty ? .empty : path.problem(isFolder: file.isFolder, for: .template)
        } catch {
            return error
        }
    }

    /// Returns the rendered destination of a file below its module's folder; nil if it cannot be rendered.
    func destination(of file: Template.File, in module: Module) -> String? {
        let item = (try? file.entry.items(in: module.scope()))?.first ?? nil
        guard let name = text(file.name, module.scope(item: item)) else { return nil }
        if file.isFolder { return name }
        let entry = FilePlacement(name)
        var customName: String?
        if let custom = file.customName {
            customName = text(custom, module.scope(fileBasename: String(entry.basename), item: item))
            guard customName != nil else { return nil }
        }
        return entry.destination(of: module.name, customName: customName)
    }

    private func text(_ document: Document, _ scope: @autoclosure () -> Value.Object) -> String? {
        if let text = document.plainText { return text }
        let renderer = Renderer(scope: scope(), partials: template.partials(Dialect(of: document)))
        return (try? renderer.render(document)).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Returns a warning for an entry that generates the same file for all items.
    private func repetition(of file: Template.File) -> Diagnostic? {
        guard let list = file.entry.forEach else { return nil }
        let texts = [file.name, file.customName, file.condition].compactMap(\.self)
        guard !texts.contains(where: { $0.nameParts.contains("item") }) else { return nil }
        return .warning(
            "all items of '\(list.value)' make the same file", at: file.range,
            hint: "use 'item' in 'name' or 'custom_name'")
    }

    /// Reports entries that generate the same file. Returns their places.
    private mutating func checkDistinct(_ all: [OutputFile]) -> Set<SourceRange?> {
        var repeated: Set<SourceRange?> = []
        for (file, other) in Self.twins(all, by: \.paths.key) {
            found.add(repetition(of: file, other))
            repeated.insert(file.file.range)
        }
        let swift = all.filter { $0.paths[0].isSwift && !repeated.contains($0.file.range) }
        for (file, other) in Self.twins(swift, by: { $0.paths.map(\.name) }) {
            found.addError(
                "'\(file.name.value)' has the same file name as '\(other.name.value)': Swift allows a file name "
                    + "only once in a target", at: file.name.range, hint: "give each file a name of its own")
        }
        return repeated
    }

    /// Returns the files that are made together with an earlier one of the same key, each with that one.
    private static func twins<Key: Hashable>(
        _ all: [OutputFile], by key: (OutputFile) -> Key
    ) -> [(file: OutputFile, other: OutputFile)] {
        Dictionary(grouping: all, by: key).values.flatMap { group in
            group.enumerated().compactMap { index, file in
                group[..<index].first { $0.isMade(with: file) }.map { (file, $0) }
            }
        }
    }

    private func repetition(of made: OutputFile, _ other: OutputFile) -> Diagnostic {
        let isSame = other.paths == made.paths
        let name = made.name.value
        let message = isSame ? "'\(name)' is made twice" : "'\(name)' is made twice on some disks"
        let advice =
            isSame ? "give each file a name of its own" : "names must differ in more than letter case"
        let place = other.line.map { "line \($0) makes it, too" }
        return .error(
            message, at: made.name.range, hint: [place, advice].compactMap(\.self).joined(separator: ": "))
    }

    /// Reports files with the path of a folder that other files need, and folders that differ only in letter case.
    private mutating func checkFolders(_ all: [OutputFile]) {
        let files = Dictionary(all.filter { !$0.file.isFolder }.map { ($0.paths.key, $0) }) { first, _ in
            first
        }
        var first: [String: (paths: [RelativePath], made: OutputFile)] = [:]
        for made in all {
            var folders = made.folders
            if made.file.isFolder { folders.insert(made.paths, at: 0) }
            for folder in folders {
                let key = folder.key
                if let file = files[key], file.isMade(with: made) {
                    found.add(obstacle(to: made, file))
                    break
                }
                guard let other = first[key] else {
                    first[key] = (folder, made)
                    continue
                }
                guard other.paths != folder, other.made.isMade(with: made) else { continue }
                let name = other.paths[0].name
                found.addWarning(
                    "'\(folder[0].name)' and '\(name)' are the same folder on some disks",
                    at: made.file.entry.name.range,
                    hint: other.made.line.map { "line \($0) has '\(name)': write both the same way" })
                break
            }
        }
    }

    private func obstacle(to made: OutputFile, _ file: OutputFile) -> Diagnostic {
        if made.paths.key == file.paths.key { return repetition(of: made, file) }
        return .error(
            "'\(made.name.value)' cannot be written because '\(file.name.value)' is to be a file, not a folder",
            at: made.name.range,
            hint: file.line.map { "line \($0) makes it: give the file or the folder another name" })
    }
}
