import SourceText
import SystemAccess

/// Installs the templates of a Rambafile into `Templates/`, all or none, and records them in the lock.
package struct Installation: Sendable {
    /// How the lock is used.
    package enum LockUse: Sendable, Equatable {
        /// Uses the lock's entries that match the Rambafile, and resolves the other templates again.
        case follow
        /// Requires that the lock matches the Rambafile.
        case require
        /// Resolves these templates again; without names, all.
        case update([String])
    }

    package let project: Project
    package let cache: RepositoryCache
    package let use: LockUse
    /// Whether to remove templates that the Rambafile no longer names.
    private let prunes: Bool
    /// The edit of the Rambafile; nil if there is none. With an edit, only its templates are installed or removed.
    private let edit: RambafileEdit?
    private let wait: LockWait

    package init(
        project: Project, edit: RambafileEdit? = nil, cache: RepositoryCache, use: LockUse = .follow,
        prunes: Bool = false, wait: LockWait
    ) {
        (self.project, self.edit, self.cache) = (project, edit, cache)
        (self.use, self.prunes, self.wait) = (use, prunes, wait)
    }

    /// Fetches the templates and compares them with the installed ones. Writes only to the cache.
    ///
    /// - Throws: `Diagnostics` with all templates that cannot be found or fetched; `LockMismatch`.
    package func plan(diagnostics: inout Diagnostics) throws -> InstallationPlan {
        let lock = try lock()
        var found = Diagnostics()
        let references = try self.references(&found).filter { try !isLeftAlone($0, lock) }
        if use == .require { try project.check(lock) }
        let named = try templates(references.map { ($0, followed($0, lock)) }, &found, &diagnostics)
        let wanted = try withRequirements(named, lock, &found)
        if use == .require, !found.hasErrors { try project.check(lock, with: wanted.map(\.locked.name)) }
        // Lets a concurrent run finish, because its half-made changes would look like edited files.
        let plan = try Plan.reading(project.root, wait: wait) { () throws -> InstallationPlan? in
            guard try self.lock() == lock else { return nil }
            return try compare(wanted, references, lock, &found)
        }
        found.sort()
        try found.throwErrors()
        return try plan ?? self.plan(diagnostics: &diagnostics)
    }

    private func compare(
        _ found: [FoundTemplate], _ references: [TemplateReference], _ lock: Lockfile?,
        _ problems: inout Diagnostics
    ) throws -> InstallationPlan {
        let root = project.root
        let leaving = try edit.map { Set(try $0.removed + project.unneeded(after: $0.removed)) }
        let names = Set(found.map(\.locked.name) + (leaving ?? Set(references.map(\.name.value))))
        let others = edit == nil ? [] : lock?.templates.filter { !names.contains($0.name) } ?? []
        let unnamed =
            try lock?.templates.filter {
                try (leaving?.contains($0.name) ?? !names.contains($0.name)) && !isItsOwnSource($0)
            } ?? []
        let wanted: [(TemplateName, FoundTemplate?)] =
            found.map { ($0.locked.name, $0) } + (prunes ? unnamed : []).map { ($0.name, nil) }
        let templates = try wanted.compactMap { name, template in
            let isInPlace = try template.map { try isItsOwnSource($0.locked) } ?? false
            let versions = try (lock?[name]).map { try isItsOwnSource($0) ? [] : [$0] } ?? []
            return try problems.collect {
                try TemplateInstallation(
                    name, of: template, in: root, before: lock?[name], versions: isInPlace ? [] : versions)
            }
        }
        return InstallationPlan(
            root: root, templates: templates, unnamed: prunes ? [] : unnamed, others: others,
            warnings: found.reduce(0) { $0 + $1.warnings },
            unlocked: try edit?.removed.filter { try lock?[$0] == nil && isFolder($0) } ?? [],
            rambafile: edit?.change, lockBefore: (lock, try Lockfile.content(in: root)))
    }

    private func isFolder(_ name: TemplateName) throws -> Bool {
        try Disk.kind(of: project.root.appending(Project.templates).appending(name.folder)) == .folder
    }

    private func lock() throws -> Lockfile? { try .read(in: project.root, user: project.user) }

    /// Returns the lock's entry for a template, unless the template has to be resolved again.
    private func followed(_ reference: TemplateReference, _ lock: Lockfile?) -> Lockfile.Template? {
        let name = reference.name.value
        if case .update(let names) = use, names.isEmpty || names.contains(name.text) { return nil }
        return lock?[name].flatMap { $0.fits(reference, in: project) ? $0 : nil }
    }

    /// Whether an update of all templates leaves one alone: a built-in one that is used without a copy.
    private func isLeftAlone(_ reference: TemplateReference, _ lock: Lockfile?) throws -> Bool {
        guard use == .update([]), lock?[reference.name.value] == nil else { return false }
        return try isUsedFromTheProgram(reference)
    }

    /// Whether a template is built in, and has no copy.
    package func isUsedFromTheProgram(_ reference: TemplateReference) throws -> Bool {
        let name = reference.name.value
        return try reference.source == .catalogs && BuiltInCatalog.names.contains(name.text)
            && project.catalogs(thatMayHave: name).isEmpty && !isFolder(name)
    }

    /// Returns the templates that the Rambafile names, without duplicates.
    private func references(_ found: inout Diagnostics) throws -> [TemplateReference] {
        let all = project.rambafile.templates
        if case .update(let wanted) = use {
            for name in wanted where project.reference(to: name) == nil { found.add(project.unnamed(name)) }
            try found.throwErrors()
        }
        var seen: Set<String> = []
        return all.filter { reference in
            if seen.insert(reference.name.value.folder.caseFolded).inserted { return true }
            found.addError(
                "the template '\(reference.name.value)' is named twice", at: reference.name.range,
                hint: "remove one")
            return false
        }.filter { edit?.added.contains($0.name.value) ?? true }
    }

    /// Returns true if no other copy is known: its source is its place in `Templates/`, or a folder that is missing.
    private func isItsOwnSource(_ template: Lockfile.Template) throws -> Bool {
        guard template.origin.commit == nil,
            case .folder(let source, _) = try TemplateLocation(template, from: project.root)
        else { return false }
        let installed = project.root.appending(Project.templates).appending(template.name.folder)
        return try Disk.realPath(of: source).map { try $0 == Disk.realPath(of: installed) } ?? true
    }

    /// Returns the templates that can be found and fetched.
    ///
    /// - Parameter wanted: the templates, each with its lock entry if that is to be used.
    private func templates(
        _ wanted: [(reference: TemplateReference, locked: Lockfile.Template?)], _ found: inout Diagnostics,
        _ diagnostics: inout Diagnostics
    ) throws -> [FoundTemplate] {
        var size = 0
        func counted(_ template: FoundTemplate?) throws -> FoundTemplate? {
            size += template?.files.values.reduce(0) { $0 + $1.count } ?? 0
            try TemplateLimits.check(sizeOfAll: size)
            return template
        }
        let standing = try wanted.map { reference, locked in
            try counted(found.collect { try locked.flatMap { try self.standing(reference, $0) } } ?? nil)
        }
        let missing = zip(wanted, standing).filter { $1 == nil }.map(\.0)
        var sources = try TemplateFetcher(of: missing, in: project, cache: cache)
        return try zip(wanted, standing).compactMap { wanted, standing in
            try standing
                ?? counted(
                    found.collect {
                        let (reference, locked) = wanted
                        let source = try sources.find(reference, locked, diagnostics: &diagnostics)
                        let template = try FoundTemplate(reference.name.value, source)
                        if let locked, !template.locked.hasFiles(of: locked) {
                            try differs(from: locked, reference)
                        }
                        return template
                    })
        }
    }

    /// Returns a template from a commit if its installed files match the lock; nil if it must come from elsewhere.
    private func standing(
        _ reference: TemplateReference, _ locked: Lockfile.Template
    ) throws -> FoundTemplate? {
        guard let url = locked.origin.repository,
            let installed = try InstalledTemplate(locked.name, in: project.root, versions: [locked]),
            installed.isWhole(locked)
        else { return nil }
        let place =
            if case .git(let git) = reference.source { git.url } else { project.rambafile.catalog(url) }
        // Report an invalid address in any case.
        _ = try GitAddress(place, relativeTo: project.root)
        return FoundTemplate(locked: locked, files: installed.files, isAsLocked: true)
    }

    /// Throws an error if a template must not differ from the lock: always for a template from a commit, which cannot
    /// change; with `require`, also for one from a folder or from another version of the program.
    func differs(from locked: Lockfile.Template, _ reference: TemplateReference) throws {
        let commit = locked.origin.commit
        guard use == .require || commit != nil else { return }
        var (what, hint) = ("has changed since it was locked", LockMismatch.hint)
        if let commit {
            what = "at \(commit.prefix(7)) differs from what was locked"
            hint =
                "somebody has tampered with the lock or the cache; 'generamba template update \(locked.name)' "
                + "locks it again"
        }
        let problem = Diagnostics.error("'\(locked.name)' \(what)", at: reference.name.range, hint: hint)
        throw use == .require ? LockMismatch(diagnostics: problem) : problem
    }
}

/// A template that was found, with its files.
struct FoundTemplate {
    /// The template's future lock entry.
    let locked: Lockfile.Template
    /// Its files by their paths in the template's folder.
    let files: [RelativePath: [UInt8]]
    /// Those that may be run as programs.
    var executables: Set<RelativePath> = []
    /// Whether it is installed as locked, so that its source is not needed.
    var isAsLocked = false
    /// The template that requires it; nil for one that the Rambafile names.
    var requirer: TemplateName?
    /// The number of warnings about its files, which only its author can act on.
    var warnings = 0
    /// Its manifest, as far as it can be read without rendering it; nil if it has not been read.
    var manifest: Manifest?
}

extension FoundTemplate {
    /// Reads the files to install.
    package init(_ name: TemplateName, _ found: TemplateFetcher.Found) throws {
        if found.origin == .builtIn {
            // Its folder has only files that belong to it, and they were checked when the program was built.
            let files = BuiltInCatalog.files(of: name.text)
            self.init(
                locked: Lockfile.Template(name: name, origin: .builtIn, contents: files), files: files)
            return
        }
        var advice = Diagnostics()
        let template = ResolvedTemplate(name: name.text, folder: found.folder)
        do {
            let (files, manifest) = try TemplateFiles.installable(template, diagnostics: &advice)
            try found.folder.checkHazards(of: files)
            self.init(
                locked: Lockfile.Template(name: name, origin: found.origin, contents: files), files: files,
                executables: try Set(files.keys.filter(found.folder.isExecutable)),
                warnings: advice.all.count,
                manifest: manifest)
        } catch let problems as Diagnostics {
            throw Diagnostics(problems.all.filter { $0.severity == .error })
        }
    }
}
