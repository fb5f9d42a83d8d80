import SourceText
import SystemAccess

/// Modules of one generation on their way into a plan, with what is already recorded of them.
package struct ModuleDraft: Sendable {
    package private(set) var generation: Generation
    /// The record of the only module; nil for new modules.
    package let record: RecordText?
    package var modules: [GeneratedModule] = []

    /// Opens the template of a request: for each recorded module with the values of its record, for all others together.
    ///
    /// - Throws: the errors of `Generation`; `Diagnostics` for a record that cannot be read, and when a module has
    ///   several records.
    package static func all(
        of request: GenerationRequest, diagnostics: inout Diagnostics
    ) throws -> [ModuleDraft] {
        let records = Records(of: request.project)
        let found = try request.names.map { try request.recorded($0, in: records) }
        var new = request
        new.names = zip(request.names, found).filter { $1 == nil }.map(\.0)
        var drafts: [ModuleDraft] = []
        if !new.names.isEmpty { drafts.append(try ModuleDraft(new, diagnostics: &diagnostics)) }
        for case let record? in found {
            drafts.append(try ModuleDraft(request, again: record, in: records, diagnostics: &diagnostics))
        }
        return drafts
    }

    /// Opens the template of a request for new modules.
    ///
    /// - Throws: the errors of `Generation`.
    package init(_ request: GenerationRequest, diagnostics: inout Diagnostics) throws {
        generation = try Generation(request, diagnostics: &diagnostics)
        record = nil
    }

    /// Opens the template of a recorded module.
    ///
    /// - Parameter other: a generation from the same template in the same run.
    /// - Throws: the errors of `Generation`; `Diagnostics` for a record that cannot be read.
    package init(
        _ request: GenerationRequest, again record: ModuleRecord, in records: Records,
        like other: Generation? = nil, diagnostics: inout Diagnostics
    ) throws {
        let text = try records.text(of: record)?.relocated(in: records.root)
        self.record = text
        generation = try Generation(
            request.again(text?.record ?? record), like: other, diagnostics: &diagnostics)
        if generation.declaresParameters {
            generation.request.warnOfLostValues(for: generation.parameters, &diagnostics)
        }
    }

    /// What the record adds to the command line, for the user; nil if that is nothing.
    package var recordNote: String? {
        guard let record else { return nil }
        let request = generation.request
        let values = request.values(for: generation.parameters).dropFirst(request.options.parameters.count)
            .filter { value in
                generation.parameters.first { $0.key == value.key }?.defaultText != value.text.text
            }
        guard !values.isEmpty else { return nil }
        let words = values.map { "--\($0.name) \(quotedForShell($0.text.text))" }.joined(separator: " ")
        return "\(record.record.prefixedName) is generated as recorded: \(words)"
    }

    /// Generates the modules.
    ///
    /// - Throws: the errors of `Generation.modules`.
    package mutating func generate(
        _ answers: Answers?, besides mistakes: Diagnostics, diagnostics: inout Diagnostics
    ) throws {
        modules = try generation.modules(answers, besides: mistakes, diagnostics: &diagnostics)
    }

    /// Generates the modules with what the user has decided.
    ///
    /// - Parameter own: the options of the command itself, which do not set parameters.
    /// - Throws: `OpenQuestion`; the errors of `Generation.modules`.
    package mutating func generate(
        _ decisions: Decisions, besides own: @autoclosure () -> Set<String> = [],
        diagnostics: inout Diagnostics
    ) throws {
        var found = Diagnostics()
        let answers = try found.collect { try generation.answers(decisions, besides: own()) } ?? nil
        try generate(answers, besides: found, diagnostics: &diagnostics)
    }

    /// Returns the generated files of the recorded module that were there and that somebody removed.
    ///
    /// - Throws: `FileProblem`.
    package func missing(in root: AbsolutePath) throws -> [RelativePath] {
        guard let known = record?.record.files, let module = modules.first else { return [] }
        let paths = Set(known.map(\.path))
        return try module.files.map(\.path).filter {
            try paths.contains($0) && Disk.kind(of: root.appending($0)) == nil
        }
    }

    /// Records no folder for tests, because the package has no target for them.
    package mutating func dropTestFolder() {
        for index in modules.indices { modules[index].record?.testFolder = nil }
    }

    /// Records what the module's own target adds to the manifest.
    mutating func note(_ edit: TargetEdit) {
        guard !modules.isEmpty else { return }
        modules[0].record?.manifest = edit.manifest
        modules[0].record?.manifestEntries = edit.entries
        if !modules.haveTests { dropTestFolder() }
    }

    /// Leaves files out, and records that they stay away.
    package mutating func acceptMissing(_ paths: [RelativePath]) {
        modules[0].files.removeAll { paths.contains($0.path) }
        modules[0].record?.missing += paths
    }
}

extension ModuleRecord {
    /// Returns generated files at the paths that the record has for them, without those that the user removed.
    func placing(_ files: [GeneratedFile]) -> [GeneratedFile] {
        let moved = Dictionary(self.files.compactMap { file in file.origin.map { ($0, file.path) } }) {
            first, _ in first
        }
        let missing = Set(missing)
        return files.map { file in
            var file = file
            file.path = moved[file.path] ?? file.path
            return file
        }.filter { !missing.contains($0.path) }
    }
}

extension GeneratedModule {
    /// Returns what to record after changes of the module's files.
    ///
    /// - Parameters:
    ///   - changes: the resolved changes of the files, in the same order.
    ///   - old: the record before; nil if there is none.
    ///   - edits: what the modules mean for Xcode projects.
    ///   - root: the project's folder.
    func recorded(
        after changes: ArraySlice<Change>, _ old: RecordText?, _ edits: ProjectEdits, in root: AbsolutePath
    ) throws -> RecordText? {
        guard var record else { return nil }
        var texts: [RelativePath: FileText] = [:]
        for (file, change) in zip(files, changes) {
            guard let text = file.content.text else {
                record.folders.append(file.path)
                continue
            }
            // A text that was not taken over is not a base for a later update.
            texts[file.path] = change.action == .skip ? old?.texts[file.path] : text
        }
        record.missing = (record.missing + (old?.record.missing ?? [])).distinct(by: \.self)
        for file in old?.record.files ?? [] where texts[file.path] == nil {
            // Files that are no longer generated stay known until an update drops them.
            let isKnown =
                try record.missing.contains(file.path)
                || Disk.kind(of: root.appending(file.path)) != nil
            if isKnown { texts[file.path] = old?.texts[file.path] }
        }
        let origins = Dictionary(
            (old?.record.files ?? []).map { ($0.path, $0.origin) }
        ) { first, _ in first }
        record.files = texts.sorted { $0.key < $1.key }.map { path, text in
            .init(path: path, checksum: checksum(of: text.bytes), origin: origins[path] ?? nil)
        }
        record.madeFolders = old?.record.madeFolders ?? []
        for folder in try missingFolders(in: root) where !record.madeFolders.contains(folder) {
            record.madeFolders.append(folder)
        }
        record.manifest = record.manifest ?? old?.record.manifest
        record.manifestEntries = (old?.record.manifestEntries ?? []).adding(record.manifestEntries)
        record.note(edits, old?.record)
        return RecordText(record, texts: texts)
    }

    /// The folders of the files that do not exist, outermost first.
    func missingFolders(in root: AbsolutePath) throws -> [RelativePath] {
        var known: Set<RelativePath> = [.here]
        var all: [RelativePath] = []
        for file in files {
            let start = file.content == .folder ? file.path : file.path.parent
            for folder in sequence(first: start ?? .here, next: \.parent) {
                guard known.insert(folder).inserted else { break }
                if try Disk.kind(following: root.appending(folder)) != nil { break }
                all.append(folder)
            }
        }
        return all.sorted()
    }
}

extension ModuleRecord {
    /// Notes which Xcode projects got the module's files, and which files these had already.
    fileprivate mutating func note(_ edits: ProjectEdits, _ old: ModuleRecord?) {
        (projects, known) = (old?.projects ?? [], old?.known ?? [])
        let own = Set(files.map(\.path))
        for edit in edits.additions {
            let added = own.intersection(edit.files)
            guard !added.isEmpty, !projects.contains(edit.project) else { continue }
            projects.append(edit.project)
            known += own.subtracting(edit.files).sorted()
        }
    }
}

extension [ModuleDraft] {
    /// The modules of all drafts.
    package var modules: [GeneratedModule] { flatMap(\.modules) }

    /// Returns what merging would make of conflicts with files that somebody edited, by path.
    package func merges(of conflicts: [Change]) -> [RelativePath: Change] {
        var merges: [RelativePath: Change] = [:]
        for draft in self {
            guard let old = draft.record, let record = draft.modules.first?.record else { continue }
            for change in conflicts {
                guard let base = old.texts[change.path]?.bytes, let now = change.before?.bytes,
                    let new = change.after?.bytes,
                    ![base, now, new].contains(where: change.path.isBinary)
                else { continue }
                merges[change.path] = Change(merging: change.path, base, now, new, from: record)
            }
        }
        return merges
    }

    /// Returns the changes of the records.
    ///
    /// - Parameters:
    ///   - plan: the plan with all conflicts resolved, which begins with the changes of the modules' files.
    ///   - edits: what the modules mean for Xcode projects.
    ///   - records: the project's records.
    /// - Throws: `Diagnostics`; `FileProblem`.
    package func recordChanges(
        after plan: Plan, _ edits: ProjectEdits, in records: Records
    ) throws -> [Change] {
        var rest = plan.changes[...]
        var texts: [RecordText] = []
        for draft in self {
            for module in draft.modules {
                let own = rest.prefix(module.files.count)
                rest = rest.dropFirst(module.files.count)
                var old = draft.record
                if old == nil || old?.record.path != module.record?.path {
                    old = try module.record.flatMap { try records.text(of: $0) }
                }
                texts += try module.recorded(after: own, old, edits, in: records.root).map { [$0] } ?? []
            }
        }
        return try records.changes(keeping: texts)
    }
}

extension GenerationRequest {
    /// The record of one of the modules that the options fit; nil if there is none.
    fileprivate func recorded(_ name: String, in records: Records) throws -> ModuleRecord? {
        let usual = project.rambafile.prefix?.value ?? ""
        let target = options.targets.target ?? options.targets.projectTargets.first
        let all = try records.all(named: name, from: template.name).filter { record in
            target.map { $0 == record.codeTarget } ?? true
        }
        let fitting = all.filter { record in
            // A prefix that an option gave belongs to the module; any other one is the Rambafile's.
            let prefix = options.prefix ?? record.values(of: "prefix").last ?? usual
            return prefix == record.prefix ?? ""
        }
        if fitting.isEmpty, options.prefix == nil, let other = all.first {
            // Files of a second module would declare the same types beside those of the first.
            let (old, new) = (other.prefix, usual.isEmpty ? "none" : "'\(usual)'")
            throw Diagnostics.error(
                "'\(name)' was generated \(old.map { "with the prefix '\($0)'" } ?? "without a prefix"), and the Rambafile's is \(new) now",
                hint: "keep it with '--prefix \(quotedForShell(old ?? ""))', or start again with "
                    + "'generamba destroy \(quotedForShell(other.prefixedName))'")
        }
        guard fitting.count > 1 else { return fitting.first }
        let targets = fitting.map(\.codeTarget).distinct(by: \.self)
        throw Diagnostics.error(
            "there are several modules '\(name)' from '\(template.name)'",
            hint: targets.count > 1
                ? "choose one with '--target': \(quoted(targets))" : "choose one with '--prefix'")
    }
}
