/// Puts the templates that a Rambafile names into `Templates/`, all of them or none, and keeps what they are in the lock.
package struct Installation: Sendable {
    /// What is done with the lock.
    package enum LockUse: Sendable, Equatable {
        /// What fits the Rambafile is taken as it is there, the rest anew.
        case follow
        /// It has to fit the Rambafile.
        case require
        /// These templates are taken anew; without names, all.
        case update([String])
    }

    private let project: Project
    /// The folder in which the user stands, for the paths in messages.
    private let user: FilePath
    private let cache: RepositoryCache
    private let use: LockUse

    package init(project: Project, user: FilePath, cache: RepositoryCache, use: LockUse = .follow) {
        self.project = project
        self.user = user
        self.cache = cache
        self.use = use
    }

    /// Generamba's own catalog.
    package static let publicCatalog = "https://github.com/rambler-digital-solutions/generamba-catalog.git"

    /// Fetches the templates and compares them with what is installed. Writes nothing but the cache.
    ///
    /// - Throws: `Diagnostics` with all templates that cannot be had; `LockMismatch`; `FileProblem`; `Interruption`.
    package func plan(diagnostics: inout Diagnostics) throws -> InstallationPlan {
        let lock = try Lockfile.read(in: project.root, user: user)
        var found = Diagnostics()
        let references = try self.references(&found)
        if use == .require { try check(lock) }
        let wanted = references.map { ($0, followed($0, lock)) }
        var sources = try NamedTemplates(
            of: wanted, in: project, user: user, cache: cache)
        let steps = try wanted.compactMap { reference, locked in
            try found.collect {
                let before = lock?[reference.name.value].flatMap { isItsOwnSource($0) ? nil : $0 }
                return try step(reference, locked, before: before, &sources, &diagnostics)
            }
        }
        found.sort()
        try found.throwErrors()
        let names = Set(references.map(\.name.value))
        let unnamed = (lock?.templates ?? []).filter { !names.contains($0.name) && !isItsOwnSource($0) }
        return InstallationPlan(root: project.root, steps: steps, unnamed: unnamed, lockBefore: lock)
    }

    // MARK: The lock

    /// What the lock has for a template, unless it does not fit or is to be taken anew.
    private func followed(_ reference: TemplateReference, _ lock: Lockfile?) -> Lockfile.Template? {
        if case .update(let names) = use, names.isEmpty || names.contains(reference.name.value) { return nil }
        return lock?[reference.name.value].flatMap { fits($0, reference) ? $0 : nil }
    }

    private func fits(_ locked: Lockfile.Template, _ reference: TemplateReference) -> Bool {
        locked.fits(reference, catalogs: project.rambafile.catalogs.map(\.value))
    }

    /// Checks that the lock has what the Rambafile asks for, and nothing else.
    private func check(_ lock: Lockfile?) throws {
        guard let lock else {
            throw LockMismatch(.error("there is no \(Lockfile.name)", hint: LockMismatch.hint))
        }
        var found = Diagnostics()
        for reference in project.rambafile.templates {
            let name = reference.name
            guard let locked = lock[name.value] else {
                found.add(.error("the lock has no '\(name.value)'", at: name.range, hint: LockMismatch.hint))
                continue
            }
            if !fits(locked, reference) {
                found.add(
                    .error(
                        "the lock has '\(name.value)' from another source", at: name.range,
                        hint: LockMismatch.hint))
            }
        }
        let names = Set(project.rambafile.templates.map(\.name.value))
        for template in lock.templates where !names.contains(template.name) {
            found.add(
                .error(
                    "the lock has '\(template.name)', which the Rambafile does not name",
                    hint: "run 'generamba template install --prune' and commit \(Lockfile.name)"))
        }
        if found.hasErrors { throw LockMismatch(found) }
    }

    /// The templates that the Rambafile names, each once.
    ///
    /// - Throws: `Diagnostics` when one is to be updated that it does not name.
    private func references(_ found: inout Diagnostics) throws -> [TemplateReference] {
        let all = project.rambafile.templates
        if case .update(let wanted) = use {
            let known = all.map(\.name.value)
            for name in wanted where !known.contains(name) {
                found.add(
                    .error(
                        "the Rambafile names no template '\(name)'",
                        hint: didYouMean(name, in: known)
                            ?? (known.isEmpty ? nil : "it names \(known.joined(separator: ", "))")))
            }
            try found.throwErrors()
        }
        var seen: Set<String> = []
        return all.filter { reference in
            if seen.insert(reference.name.value.lowercased()).inserted { return true }
            found.add(
                .error(
                    "the template '\(reference.name.value)' is named twice", at: reference.name.range,
                    hint: "remove one"))
            return false
        }
    }

    /// Whether a template was installed from where it stands: then there is no other copy of it.
    private func isItsOwnSource(_ template: Lockfile.Template) -> Bool {
        guard case .local(let folder) = template.origin else { return false }
        let installed = project.root.appending(Project.templates).appending(template.name)
        let source = FilePath(folder, relativeTo: project.root)
        return source == installed || Disk.resolved(source).map { $0 == Disk.resolved(installed) } == true
    }

    // MARK: Templates

    private func step(
        _ reference: TemplateReference, _ locked: Lockfile.Template?, before: Lockfile.Template?,
        _ sources: inout NamedTemplates, _ diagnostics: inout Diagnostics
    ) throws -> InstallationStep {
        let name = reference.name.value
        let found = try sources.find(reference, locked, diagnostics: &diagnostics)
        let files = try TemplateFiles.installable(name, from: found.folder, diagnostics: &diagnostics)
        try found.folder.checkHazards(of: files)
        let now = Lockfile.Template(name: name, origin: found.origin, sha256: templateHash(files))
        if let locked, locked.sha256 != now.sha256 { try differs(from: locked, reference) }
        return try InstallationStep(
            root: project.root, files: files, locked: now, before: before, source: found.source)
    }

    /// A template that differs from the lock: of a commit that cannot be, of a folder, or of another version of the
    /// program, it may.
    private func differs(from locked: Lockfile.Template, _ reference: TemplateReference) throws {
        guard let commit = locked.origin.commit else {
            guard use != .require else {
                throw LockMismatch(
                    .error(
                        "'\(locked.name)' has changed since it was locked", at: reference.name.range,
                        hint: LockMismatch.hint))
            }
            return
        }
        throw Diagnostics.error(
            "'\(locked.name)' at \(commit.prefix(7)) is not what was locked", at: reference.name.range,
            hint:
                "somebody tampered with the lock or the cache; 'generamba template update \(locked.name)' locks it anew"
        )
    }
}

/// The lock and the Rambafile disagree, where they must not.
package struct LockMismatch: Error {
    package let diagnostics: Diagnostics

    init(_ diagnostics: Diagnostics) {
        self.diagnostics = diagnostics
    }

    static let hint = "run 'generamba template install' without '--locked' and commit \(Lockfile.name)"
}
