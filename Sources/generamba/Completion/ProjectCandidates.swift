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
        (self.environment, user) = (environment, try SystemEnvironment.workingDirectory())
        start = AbsolutePath(directory.map { expandingHome($0, environment) } ?? ".", relativeTo: user)
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

    var templatesOfRambafile: [CompletionCandidate] {
        (project?.rambafile.templates ?? []).map { CompletionCandidate(text: $0.name.value.text) }
    }

    private var records: [ModuleRecord] { project.flatMap { try? Records(of: $0).all() } ?? [] }

    var modules: [CompletionCandidate] {
        records.map { CompletionCandidate(text: $0.prefixedName, note: $0.versionedTemplate) }
            .distinct(by: \.text)
    }

    var recordedFiles: [CompletionCandidate] {
        guard let root = project?.root else { return [] }
        return records.flatMap(\.files).map {
            CompletionCandidate(text: root.appending($0.path).shown(from: start))
        }.distinct(by: \.text)
    }

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

    /// The folders whose paths begin with the typed text.
    func folders(_ typed: String) -> [CompletionCandidate] {
        let head = String(typed[...(typed.lastIndex(of: "/") ?? typed.startIndex)])
        let folder = AbsolutePath(expandingHome(head, environment), relativeTo: start)
        let names = ((try? Disk.names(in: folder)) ?? []).filter { !$0.hasPrefix(".") }
        return names.filter { (try? Disk.kind(following: folder.appending($0))) == .folder }
            .map { CompletionCandidate(text: "\(head)\($0)/") }
    }
}

/// The path with `~` replaced by the user's home folder. Shells do not expand it in a word that they complete.
private func expandingHome(_ path: String, _ environment: [String: String]) -> String {
    guard path == "~" || path.hasPrefix("~/"), let home = environment["HOME"] else { return path }
    return home + path.dropFirst()
}
