import GenerambaKit
import SourceText
import SystemAccess

/// The completion candidates that come from a project. Ignores everything that cannot be read. Starts no programs,
/// fetches nothing and writes nothing.
struct ProjectCandidates {
    private let environment: [String: String]
    private let user: AbsolutePath
    private let start: AbsolutePath
    /// Whether the folder that the command works in and the Rambafile's folder belong to the user. For another user's
    /// folder, only git knows whether to trust it.
    private let isTrusted: Bool
    private let project: Project?

    /// - Parameter directory: the value of `-C`.
    init(from directory: String?, environment: [String: String]) throws {
        self.environment = environment
        user = try SystemEnvironment.workingDirectory()
        let start = AbsolutePath(
            directory.map { expandingHome($0, environment) } ?? ".", relativeTo: user)
        self.start = start
        let root = (try? Project.root(from: start)) ?? nil
        isTrusted = [root, start].compactMap(\.self).allSatisfy {
            (try? Disk.owner(of: $0))?.owner.isTrusted(environment: environment) == true
        }
        var ignored = Diagnostics()
        project =
            isTrusted && root != nil
            ? try? Project.find(from: start, user: user, environment: environment, diagnostics: &ignored)
            : nil
    }

    // MARK: Templates

    /// The installed and the built-in templates, and those that the Rambafile lists.
    var templates: [CompletionCandidate] {
        var ignored = Diagnostics()
        let root = project?.root
        let cache = try? RepositoryCache(environment: environment, isOffline: true) { _ in }
        let reader = cache.map { CatalogReader(user: user, cache: $0, refreshes: false) }
        let listed = try? reader?.templates(of: root.map { ($0, []) }, diagnostics: &ignored)
        let known = (listed ?? []).map { CompletionCandidate(text: $0.name, note: $0.summary) }
        return (known + templatesOfRambafile).distinct(by: \.text)
    }

    /// The templates that the Rambafile lists.
    var templatesOfRambafile: [CompletionCandidate] {
        (project?.rambafile.templates ?? []).map { CompletionCandidate(text: $0.name.value.text) }
    }

    /// The template among the arguments of `gen` or, if there is none, the only one in the Rambafile; nil if it is not
    /// known without fetching it.
    func template(for words: [String]) -> OpenTemplate? {
        guard isTrusted else { return nil }
        let names = words.filter { !$0.hasPrefix("-") }
        let listed = templatesOfRambafile.map(\.text)
        // The first argument is usually the module.
        let candidates = names.dropFirst() + names.prefix(1) + (listed.count == 1 ? listed : [])
        let resolver = TemplateResolver(from: start, user: user, environment: environment)
        for name in candidates {
            // A template in a repository would have to be fetched.
            guard !resolver.isAddress(name) else { return nil }
            var ignored = Diagnostics()
            let found =
                name.contains("/")
                ? try? resolver.one(name, diagnostics: &ignored) : try? resolver.find(name)
            guard let template = found, let now = try? SystemEnvironment.now() else { continue }
            let module = Module(.example, now: now)
            return try? OpenTemplate(template, for: module, diagnostics: &ignored)
        }
        return nil
    }

    // MARK: Modules

    private var records: [ModuleRecord] { project.flatMap { try? Records(of: $0).all() } ?? [] }

    /// The recorded modules.
    var modules: [CompletionCandidate] {
        records.map { record in
            let template = [record.templateName, record.version].compactMap(\.self).joined(separator: " ")
            return CompletionCandidate(text: record.prefixedName, note: template)
        }.distinct(by: \.text)
    }

    /// The files of the recorded modules.
    var recordedFiles: [CompletionCandidate] {
        guard let root = project?.root else { return [] }
        return records.flatMap(\.files).map {
            CompletionCandidate(text: root.appending($0.path).shown(from: start))
        }.distinct(by: \.text)
    }

    /// The template of the first word that names a recorded module; nil if it is in a repository.
    func template(ofModules words: [String]) -> OpenTemplate? {
        let records = records
        guard let project,
            let record = words.lazy.compactMap({ try? records.modules([$0]).first }).first,
            let now = try? SystemEnvironment.now()
        else { return nil }
        let resolver = TemplateResolver(from: project.root, user: user, environment: environment)
        guard !resolver.isAddress(record.template),
            let template = try? resolver.template(forModules: record.template)
        else { return nil }
        var ignored = Diagnostics()
        return try? OpenTemplate(template, for: Module(.example, now: now), diagnostics: &ignored)
    }

    // MARK: Targets

    /// The targets of the package that are known without running Swift: those in the cache and those in the Rambafile.
    func targets(tests: Bool) -> [CompletionCandidate] {
        guard isTrusted else { return [] }
        let rambafile = project?.rambafile
        let named = (tests ? rambafile?.testTargets : rambafile?.projectTargets) ?? []
        let package = PackageCache(environment: environment).knownPackage(in: project?.root ?? start)
        let known = (package?.targets ?? []).filter { tests ? $0.takesTests : $0.takesCode }.map(\.name)
        let names = package == nil ? named.map(\.value) : known
        return names.distinct(by: \.self).map { CompletionCandidate(text: $0) }
    }

    /// The targets of the Xcode project that the command would edit.
    var xcodeTargets: [CompletionCandidate] {
        var ignored = Diagnostics()
        let project =
            try? isTrusted
            ? Xcodeproj(named: nil, from: start, user: user, environment: environment, diagnostics: &ignored)
            : nil
        return ((try? project?.targets) ?? []).map { CompletionCandidate(text: $0) }
    }

    // MARK: Paths

    /// The folder that a value's paths are relative to.
    enum Base { case user, start, project }

    /// The paths that begin with the typed text: those of folders, and those of files with the ending.
    func paths(_ typed: String, from base: Base, files ending: String? = nil) -> CompletionCandidates {
        let slash = typed.lastIndex(of: "/")
        let head = slash.map { String(typed[...$0]) } ?? ""
        let isHidden = typed.dropFirst(head.count).hasPrefix(".")
        let folder = AbsolutePath(expandingHome(head, environment), relativeTo: folder(base))
        let names = (try? Disk.names(in: folder)) ?? []
        let shown = names.filter { $0.hasPrefix(".") == isHidden }
        return CompletionCandidates(
            head: head,
            all: shown.compactMap { name in
                let kind = try? Disk.kind(following: folder.appending(name))
                if kind == .folder { return CompletionCandidate(text: "\(head)\(name)/", isOpen: true) }
                guard kind == .file, let ending, name.hasSuffix(ending) else { return nil }
                return CompletionCandidate(text: head + name)
            })
    }

    private func folder(_ base: Base) -> AbsolutePath {
        switch base {
        case .user: user
        case .start: start
        case .project: project?.root ?? start
        }
    }
}

/// The path with `~` replaced by the user's home folder. Shells do not expand it in a word that they complete.
private func expandingHome(_ path: String, _ environment: [String: String]) -> String {
    guard path == "~" || path.hasPrefix("~/"), let home = environment["HOME"] else { return path }
    return home + path.dropFirst()
}
