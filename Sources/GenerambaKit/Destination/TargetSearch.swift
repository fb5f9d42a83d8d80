import SourceText
import SystemAccess

/// The targets of a run, and the folders in them.
struct TargetChoice {
    /// The targets for code or those for tests.
    struct Side {
        var targets: [Located<String>] = []
        /// The folder for the files; nil for the target's own.
        var path: Located<String>?
        /// The Xcode group; nil for the groups of the folders.
        var group: String?

        fileprivate var first: String? { targets.first?.value }
    }

    var code = Side()
    var tests = Side()
}

/// Finds targets and their folders.
struct TargetSearch {
    let project: Project
    let settings: TemplateSettings
    let targets: ProjectTargets

    enum Kind {
        case code, tests

        func fits(_ target: ModuleTarget) -> Bool { self == .code ? target.takesCode : target.takesTests }

        var what: String { self == .code ? "a target that takes code" : "a test target" }
    }

    /// Chooses the targets and the folders in them. Options override the Rambafile, and the Rambafile's settings for the
    /// template override those for all templates. If no option names a target, the folder that an option or the
    /// template's settings name determines it.
    ///
    /// In a target other than the Rambafile's, files go to the place that corresponds to the Rambafile's folder.
    /// `--target`, or a folder in another target, chooses the test target as well.
    func choice(_ options: TargetOptions) throws -> TargetChoice {
        var own = TargetOptions()
        own.tests = options.tests
        if settings.testFolder == nil { own.testTargets = options.testTargets }
        (own.projectGroupPath, own.testGroupPath) = (settings.folder?.value, settings.testFolder?.value)
        let usual = try usualChoice()
        let template = try choice(own, settings.folder, settings.testFolder, otherwise: usual)
        let folder = options.projectFilePath.map { Located($0) }
        let testFolder = options.testFilePath.map { Located($0) }
        return try choice(options, folder, testFolder, otherwise: template)
    }

    /// The Rambafile's choice. Without a target, its folder determines the target.
    private func usualChoice() throws -> TargetChoice {
        let rambafile = project.rambafile
        let hasGroups = targets.all.contains { $0.bundle != nil }
        func side(
            _ targets: [Located<String>], _ path: Located<String>?, _ group: Located<String>?
        ) -> TargetChoice.Side {
            // As in Generamba 1.5, the group's path is also the folder's if only the group is named.
            .init(targets: targets, path: path ?? (hasGroups ? group : nil), group: group?.value)
        }
        var usual = TargetChoice(
            code: side(rambafile.projectTargets, rambafile.projectFilePath, rambafile.projectGroupPath),
            tests: side(rambafile.testTargets, rambafile.testFilePath, rambafile.testGroupPath))
        let codeTargets = targets.codeTargets
        if usual.code.targets.isEmpty {
            let owner = try owner(of: usual.code.path, .code)?.target.name
            let only = codeTargets.count == 1 ? codeTargets.first : nil
            usual.code.targets = [owner ?? only].compactMap(\.self).map { Located($0) }
        }
        if targets.areFolders, usual.tests.targets.isEmpty, usual.tests.path?.value.isEmpty == false {
            let names = targets.all.map(\.name).filter { !codeTargets.contains($0) }
            usual.tests.targets = names.map { Located($0) }
        }
        return usual
    }

    /// - Parameters:
    ///   - folder: the folder for code, which wins over that of the options.
    ///   - testFolder: the folder for tests, which wins over that of the options.
    private func choice(
        _ options: TargetOptions, _ folder: Located<String>?, _ testFolder: Located<String>?,
        otherwise usual: TargetChoice
    ) throws -> TargetChoice {
        var named = (options.target.map { [$0] } ?? options.projectTargets).map { Located($0) }
        if named.isEmpty, let owner = try owner(of: folder, .code)?.target.name, owner != usual.code.first {
            named = [Located(owner, folder?.range)]
        }
        var tests: [Located<String>] = []
        if !options.testTargets.isEmpty {
            tests = options.testTargets.map { Located($0) }
        } else if let owner = try owner(of: testFolder, .tests)?.target.name {
            tests = owner == usual.tests.first ? usual.tests.targets : [Located(owner, testFolder?.range)]
        } else if named.isEmpty || !options.projectTargets.isEmpty {
            tests = usual.tests.targets
        } else if options.tests {
            tests = try testTargets(of: named[0], otherwise: usual)
        }
        if named.isEmpty { named = usual.code.targets }
        return TargetChoice(
            code: try side(.code, named, folder, options.projectGroupPath, otherwise: usual.code),
            tests: try side(
                .tests, options.tests ? tests : [], testFolder, options.testGroupPath, otherwise: usual.tests)
        )
    }

    /// Returns targets with a folder and a group or, without these, with what corresponds to the usual ones.
    private func side(
        _ kind: Kind, _ targets: [Located<String>], _ folder: Located<String>?, _ group: String?,
        otherwise usual: TargetChoice.Side
    ) throws -> TargetChoice.Side {
        let isUsual = targets.first?.value == usual.first
        return TargetChoice.Side(
            targets: targets, path: try folder ?? moved(usual, kind, to: targets.first?.value),
            group: group ?? (isUsual ? usual.group : nil))
    }

    /// The test targets of a target: the usual ones or the Rambafile's if they belong to it, otherwise the package's.
    private func testTargets(
        of target: Located<String>, otherwise usual: TargetChoice
    ) throws -> [Located<String>] {
        if target.value == usual.code.first { return usual.tests.targets }
        let rambafile = project.rambafile
        if target.value == rambafile.projectTargets.first?.value { return rambafile.testTargets }
        let names = targets.testTargets(of: target.value)
        guard names.count < 2 else {
            throw Diagnostics.error(
                "'\(target.value)' has several test targets: \(quoted(names, most: .max))", at: target.range,
                hint: "choose one with '--test_targets', or write '--no-tests'")
        }
        return names.map { Located($0) }
    }

    /// The target whose folder contains a path, with that folder; nil without a path or such a target.
    fileprivate func owner(
        of path: Located<String>?, _ kind: Kind
    ) throws -> (target: ModuleTarget, home: RelativePath)? {
        guard let path, !path.value.isEmpty, let folder = try self.folder(path) else { return nil }
        let homes = try targets.all.filter(kind.fits).compactMap { target in
            try home(of: target).map { (target: target, home: $0) }
        }
        return homes.filter { $0.target.owns(folder, home: $0.home) }
            .max { $0.home.components.count < $1.home.components.count }
    }

    /// The place in another target that corresponds to a usual folder; nil if that is in no target.
    private func moved(
        _ usual: TargetChoice.Side, _ kind: Kind, to name: String?
    ) throws -> Located<String>? {
        guard let path = usual.path, let name, usual.first != name else { return usual.path }
        guard let destination = targets.all.first(where: { $0.name == name }),
            let home = try home(of: destination), let folder = try folder(path),
            let owner = try owner(of: path, kind)
        else { return nil }
        return Located(home.appending(folder.dropping(owner.home)).text)
    }

    /// The folder that a text names; nil if it is not in the project. The other `folder` function reports that.
    private func folder(_ path: Located<String>) throws -> RelativePath? {
        var (ignored, warnings) = (Diagnostics(), Diagnostics())
        return try ignored.collect { try project.folder(path, diagnostics: &warnings) }
    }

    /// The folder of a target; nil if it has none. The other `folder` function reports that.
    private func home(of target: ModuleTarget) throws -> RelativePath? {
        var ignored = Diagnostics()
        return try ignored.collect { try target.folder(in: project.root) }
    }

    /// The targets for one kind of files, with the folder for modules; nil when no target is named.
    func side(
        _ kind: Kind, _ choice: TargetChoice.Side, _ diagnostics: inout Diagnostics
    ) throws -> Destination.Side? {
        let names = choice.targets
        let all = try names.map { try target($0, kind, &diagnostics) }
        guard let first = all.first else { return nil }
        if all.count > 1, first.packageTarget != nil {
            diagnostics.addWarning(
                "the files go only into '\(first.name)', the first of \(all.count) targets",
                at: names[1].range,
                hint:
                    "in a Swift package, a file belongs to one target; templates may still print the other names"
            )
        }
        for (target, name) in zip(all, names) where target.bundle?.path != first.bundle?.path {
            throw Diagnostics.error(
                "'\(first.name)' and '\(target.name)' belong to different projects", at: name.range,
                hint: "name targets of one project")
        }
        guard let path = choice.path, !path.value.isEmpty else {
            let home = try first.folder(in: project.root)
            try check(home, of: first, at: names[0].range)
            return Destination.Side(targets: all, home: home, folder: home, group: choice.group)
        }
        let folder = try project.folder(path, diagnostics: &diagnostics)
        try check(folder, of: first, at: path.range)
        let home = try first.packageTarget != nil ? first.folder(in: project.root) : home(of: first)
        if first.bundle == nil {
            try first.check(
                "folder", folder, in: home, at: path.range, hint: home.flatMap { try whole(folder, $0) })
        }
        return Destination.Side(
            targets: all, home: home.flatMap { folder.isInside($0) ? $0 : nil } ?? folder, folder: folder,
            place: path.range, group: choice.group)
    }

    /// Checks that templates may make files in a folder, which the Rambafile or the target's project names.
    private func check(_ folder: RelativePath, of target: ModuleTarget, at range: SourceRange?) throws {
        guard let problem = folder.problem(isFolder: true, for: .template) else { return }
        throw Diagnostics.error(
            "the folder '\(folder)' for files of the target '\(target.name)' \(problem.reason)", at: range,
            hint: "name a folder for code with 'project_file_path' or 'test_file_path'")
    }

    /// The hint for a folder that the user probably wrote relative to the target's folder.
    private func whole(_ folder: RelativePath, _ home: RelativePath) throws -> String? {
        guard let first = folder.components.first, !folder.isInside(home),
            try Disk.kind(following: project.root.appending(RelativePath(name: first))) == nil
        else { return nil }
        return "paths are relative to the Rambafile's folder: did you mean '\(home.appending(folder))'?"
    }

    /// How to choose the project of the folder or its workspaces that has a target; nil if no other project has it.
    private func hint(aboutOwnerOf name: String, _ kind: Kind) throws -> String? {
        let used = targets.all.compactMap { $0.bundle?.path }
        guard kind == .code, !used.isEmpty else { return nil }
        let owner = try XcodeProjects(in: project.root).all.first { path in
            // A project that cannot be read offers no target.
            let bundle = try? XcodeBundle(at: path, named: nil, in: project.root, user: project.user)
            return !used.contains(path)
                && bundle.map { ProjectTargets($0).codeTargets.contains(name) } == true
        }
        return owner.map {
            "'\($0)' has it: choose that project with 'generamba setup --xcodeproj_path \(quotedForShell($0.text)) "
                + "--project_target \(quotedForShell(name))'"
        }
    }

    private func target(
        _ name: Located<String>, _ kind: Kind, _ diagnostics: inout Diagnostics
    ) throws -> ModuleTarget {
        let fitting = targets.all.filter(kind.fits).map(\.name)
        let known = quoted(fitting, most: .max)
        let found = targets.all.filter { $0.name == name.value }
        guard let target = found.first(where: kind.fits) ?? found.first else {
            // The name may also be wrong because the wrong project is named, which all its targets tell.
            let all = targets.all.filter { kind.fits($0) || $0.bundle != nil }.map(\.name)
            let near = try hint(aboutOwnerOf: name.value, kind) ?? didYouMean(name.value, in: fitting)
            var error = Diagnostics.error(
                "no target '\(name.value)' in \(targets.owner)", at: name.range,
                hint: near ?? (all.isEmpty ? nil : "it has \(quoted(all, most: .max))"))
            if near == nil { error.add(contentsOf: targets.problems) }
            throw error
        }
        if kind == .tests, target.bundle != nil, target.takesCode {
            // As in Generamba 1.5, which looks at no types.
            diagnostics.addWarning("'\(target.name)' is not a test target", at: name.range)
            return target
        }
        guard kind.fits(target) else {
            throw Diagnostics.error(
                "'\(target.name)' is not \(kind.what): \(target.type)", at: name.range,
                hint: known.isEmpty ? nil : "name one of \(known)")
        }
        return target
    }
}

extension ProjectTargets {
    /// The target for code or for tests that options choose, by its name or by a folder in it; nil when they leave it
    /// open.
    package func target(_ options: TargetOptions, tests: Bool = false, in project: Project) throws -> String?
    {
        let named = tests ? options.testTargets.first : options.target ?? options.projectTargets.first
        let folder = (tests ? options.testFilePath : options.projectFilePath).map { Located($0) }
        let search = TargetSearch(project: project, settings: TemplateSettings(), targets: self)
        return try named ?? search.owner(of: folder, tests ? .tests : .code)?.target.name
    }
}
