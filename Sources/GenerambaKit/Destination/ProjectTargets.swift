import SourceText
import SystemAccess

/// The targets that a project's modules can go into: those of a Swift package, of Xcode projects, or of both.
package struct ProjectTargets: Sendable {
    /// The targets in the order of their package or Xcode project.
    package private(set) var all: [ModuleTarget] = []
    /// The package in the project's folder; nil if modules go elsewhere.
    package private(set) var package: SwiftPackage?
    /// The tool that generates the Xcode project; nil if nothing does, or if the Rambafile names the Xcode project.
    package private(set) var generator: ProjectGenerator?
    /// What the targets belong to, for messages: the name of the manifest or the path of an Xcode project.
    package private(set) var owner = SwiftPackage.manifest
    /// The program's environment variables; none for targets that belong to no user's project.
    private(set) var environment: [String: String] = [:]
    /// The targets that the run adds to the package, and those of them that declare their folders.
    private(set) var made: [(target: SwiftPackage.Target, isDeclared: Bool)] = []
    /// Why packages that may have further targets cannot be read.
    private(set) var problems = Diagnostics()

    /// Makes the targets of a package in the project's folder.
    package init(_ package: SwiftPackage) {
        self.package = package
        owner = package.manifest
        all = Self.targets(of: package, in: .here)
    }

    /// Makes the targets of an Xcode project.
    init(_ bundle: XcodeBundle) { add(bundle, bundle) }

    /// Finds the targets: in the Xcode projects that the Rambafile names, otherwise in Package.swift, otherwise in the
    /// only Xcode project of the folder, unless a tool generates that.
    ///
    /// - Parameter options: the targets and folders that the command line names, which may be those of a package in the
    ///   project's folder.
    package init(
        of project: Project, options: TargetOptions = TargetOptions(), environment: [String: String]
    ) throws {
        if let newPackage = project.newPackage { self = ProjectTargets(SwiftPackage(newPackage)) }
        self.environment = environment
        guard project.newPackage == nil else { return }
        let (root, rambafile) = (project.root, project.rambafile)
        let code = try (rambafile.projectXcodeprojPath ?? rambafile.xcodeprojPath)
            .flatMap { try Self.bundle($0, in: project) }
        let tests = try (rambafile.testXcodeprojPath ?? rambafile.xcodeprojPath)
            .flatMap { try code?.path.text == $0.value ? code : Self.bundle($0, in: project) }
        let isNamed = code != nil || tests != nil
        if isNamed {
            add(code ?? tests, tests ?? code)
        } else {
            generator = try ProjectGenerator(in: root)
            let isGenerated = generator != nil
            if try !isGenerated && SwiftPackage.isThere(in: root) {
                self = ProjectTargets(try PackageCache(environment: environment).package(in: root))
                self.environment = environment
                return
            }
            let projects = try XcodeProjects(in: root)
            guard projects.paths.count < 2 || isGenerated else {
                throw projects.ambiguity(hint: "name one in the Rambafile with 'xcodeproj_path'")
            }
            if let usual = projects.usual {
                let only = try XcodeBundle(at: usual, named: nil, in: root, user: project.user)
                add(only, only)
            }
        }
        try addPackageTargets(options, of: rambafile, in: root, skippingRoot: isNamed, environment)
        guard all.isEmpty, !isNamed else { return }
        owner = Rambafile.name
        let codeNames = rambafile.projectTargets.isEmpty ? [rambafile.projectName] : rambafile.projectTargets
        let testNames = rambafile.testTargets.map(\.value)
        all =
            codeNames.map { ModuleTarget(name: $0.value, owner: .folder(isTest: false)) }
            + (testNames.isEmpty ? ["\(codeNames[0].value)Tests"] : testNames)
            .map { ModuleTarget(name: $0, owner: .folder(isTest: true)) }
    }

    /// Adds the targets of Xcode projects.
    private mutating func add(_ code: XcodeBundle?, _ tests: XcodeBundle?) {
        func targets(_ bundle: XcodeBundle) -> [ModuleTarget] {
            bundle.targets.map { ModuleTarget(name: $0.name, owner: .xcode($0, bundle)) }
        }
        owner = code?.path.text ?? owner
        all = code.map(targets) ?? []
        guard let tests, tests.path != code?.path else { return }
        all = all.filter { !$0.takesTests } + targets(tests).filter(\.takesTests)
    }

    private static func targets(of package: SwiftPackage, in folder: RelativePath) -> [ModuleTarget] {
        package.targets.map { ModuleTarget(name: $0.name, owner: .package($0, package, folder: folder)) }
    }

    /// Adds a target to the package.
    mutating func append(_ target: SwiftPackage.Target, isDeclared: Bool) {
        made.append((target, isDeclared))
        package?.targets.append(target)
        all = package.map { Self.targets(of: $0, in: .here) } ?? all
    }

    /// Adds the targets of packages in the project's folder: those that are named although no Xcode project has them, those
    /// whose folders options name, and the test targets beside them.
    private mutating func addPackageTargets(
        _ options: TargetOptions, of rambafile: Rambafile, in root: AbsolutePath, skippingRoot: Bool,
        _ environment: [String: String]
    ) throws {
        let names = (rambafile.projectTargets + rambafile.testTargets).map(\.value) + options.names
        var missing = Set(names).subtracting(all.map(\.name))
        func folders(_ paths: [String?]) -> [RelativePath] {
            let folders = paths.compactMap { path in
                path.flatMap { try? RelativePath(untrusted: pathNames($0).joined(separator: "/")) }
            }
            return folders.flatMap { sequence(first: $0, next: \.parent) }
        }
        let bundles = all.compactMap(\.bundle).distinct(by: \.path)
        let chosen = folders([options.projectFilePath, options.testFilePath])
        let named = folders([rambafile.projectFilePath?.value, rambafile.testFilePath?.value])
        let cache = PackageCache(environment: environment)
        // The Rambafile names an Xcode project instead of the package beside it.
        let places = (chosen + named + bundles.flatMap(\.localPackages)).distinct(by: \.self)
        for folder in places where !skippingRoot || folder != .here {
            let isChosen = !bundles.isEmpty && folder != .here && chosen.contains(folder)
            let home = root.appending(folder)
            guard try (isChosen || !missing.isEmpty) && SwiftPackage.isThere(in: home) else { continue }
            let package = try problems.collect { try cache.package(in: home) }
            let found = package.map { Self.targets(of: $0, in: folder) } ?? []
            guard isChosen || found.contains(where: { missing.contains($0.name) }) else { continue }
            let known = Set(all.map(\.name))
            all += found.filter {
                !known.contains($0.name) && (isChosen || $0.takesTests || missing.contains($0.name))
            }
            missing.subtract(found.map(\.name))
        }
    }

    /// Reads the Xcode project that a Rambafile names; nil if it does not exist because a tool has yet to generate it.
    private static func bundle(_ path: Located<String>, in project: Project) throws -> XcodeBundle? {
        guard !path.value.isEmpty else { return nil }
        var warnings = Diagnostics()
        let folder = try project.folder(path, diagnostics: &warnings)
        let isMissing = try Disk.kind(following: project.root.appending(folder)) == nil
        if try isMissing && ProjectGenerator(in: project.root) != nil { return nil }
        return try XcodeBundle(at: folder, named: path.range, in: project.root, user: project.user)
    }

    /// The target that modules go into if nobody chooses one: in a package the one named like it or the only one of those
    /// that have sources in Swift or none; in an Xcode project the only app or the one that is named like the
    /// project. Nil if none is more likely than the others.
    package func usualTarget(in root: AbsolutePath) throws -> String? {
        let candidates = all.filter(\.takesCode)
        guard let bundle = candidates.first?.bundle else {
            let languages = try candidates.map { try $0.language(in: root) }
            let wanted: SourceLanguage? =
                languages.contains(.swift) ? .swift : languages.contains(nil) ? nil : .clang
            let best = zip(candidates, languages).filter { $0.1 == wanted }.map(\.0)
            return best.count == 1 ? best[0].name : best.first { $0.name == package?.name }?.name
        }
        let apps = candidates.filter(\.isApplication)
        let likely = apps.isEmpty ? candidates : apps
        return likely.count == 1 ? likely[0].name : likely.first { $0.name == bundle.name }?.name
    }

    /// The nearest folder, upwards, with a Package.swift, an Xcode project, a workspace or the description of one.
    package static func root(from start: AbsolutePath) throws -> AbsolutePath? {
        try isRoot(start) ? start : start.parent.flatMap(root)
    }

    /// Whether a folder has a Package.swift, an Xcode project, a workspace with projects or the description of one.
    package static func isRoot(_ folder: AbsolutePath) throws -> Bool {
        try SwiftPackage.isThere(in: folder) || !XcodeProjects(in: folder).paths.isEmpty
            || ProjectGenerator(in: folder) != nil
    }

    /// The Xcode project of a folder whose modules go there rather than into its Package.swift; nil if there is none.
    ///
    /// - Parameters:
    ///   - unused: called with the Xcode projects beside a Package.swift that has precedence.
    ///   - choose: chooses one of the projects, of which there is at least one.
    /// - Throws: `Diagnostics` when it cannot be read; what `choose` throws.
    package static func xcodeproj(
        in root: AbsolutePath, user: AbsolutePath, unused: (XcodeProjects) -> Void,
        choosing choose: (XcodeProjects) throws -> RelativePath
    ) throws -> String? {
        guard try ProjectGenerator(in: root) == nil else { return nil }
        let projects = try XcodeProjects(in: root)
        guard !projects.paths.isEmpty else { return nil }
        guard try SwiftPackage.isThere(in: root) else { return try choose(projects).text }
        if projects.areInFolder, projects.paths.count == 1 {
            let bundle = try XcodeBundle(at: projects.paths[0], named: nil, in: root, user: user)
            if bundle.targets.contains(where: \.isApplication) { return bundle.path.text }
        }
        unused(projects)
        return nil
    }

    /// The name of a target that has its files in a folder, or around it; nil if there is none.
    package func target(around folder: RelativePath, in root: AbsolutePath) throws -> String? {
        try all.first { target in
            var ignored = Diagnostics()
            let home = try ignored.collect { try target.folder(in: root) }
            return home.map { $0.isInside(folder) || target.owns(folder, home: $0) } ?? false
        }?.name
    }

    /// Whether there are only folders, because there is neither a package nor an Xcode project.
    package var areFolders: Bool { all.allSatisfy(\.isFolder) }

    /// The name of the package or of the first Xcode project; nil if there is neither.
    package var projectName: String? { package?.name ?? all.lazy.compactMap(\.bundle).first?.name }

    /// The names of the targets that can receive modules.
    package var codeTargets: [String] { all.filter(\.takesCode).map(\.name) }

    /// The names of a target's test targets: the one named after it or, if there is none, all that test it.
    package func testTargets(of name: String) -> [String] {
        switch all.first(where: { $0.name == name })?.owner {
        case .package(_, let package, _):
            let own = package.testTargets(of: name)
            if !own.isEmpty { return own }
        case .xcode: break
        case .folder, nil: return []
        }
        let bundles = all.compactMap(\.bundle).distinct(by: \.path)
        let names = Set(all.map(\.name))
        return bundles.flatMap { $0.testTargets(of: name) }.filter(names.contains)
    }
}
