import SourceText

/// The targets of a run, and the folders in them. Without a path, files go to the target's own folder.
struct TargetChoice {
    var code: [Located<String>] = []
    var codePath: Located<String>?
    var tests: [Located<String>] = []
    var testPath: Located<String>?
}

/// Finds targets and their folders.
struct TargetSearch {
    let project: Project
    let package: SwiftPackage

    enum Kind {
        case code, tests

        func fits(_ target: SwiftPackage.Target) -> Bool {
            self == .code ? target.takesCode : target.takesTests
        }

        var what: String { self == .code ? "a target that takes code" : "a test target" }
    }

    /// Chooses the targets and the folders in them. Options override the Rambafile. If no option names a target, the
    /// folder that an option names determines it.
    ///
    /// In a target other than the Rambafile's, files go to the place that corresponds to the Rambafile's folder.
    /// `--target`, or a folder in another target, chooses the test target as well.
    ///
    /// - Throws: `Diagnostics` when several test targets are possible; `FileProblem`.
    func choice(_ options: TargetOptions) throws -> TargetChoice {
        let rambafile = project.rambafile
        let isNamed = options.target != nil || !options.projectTargets.isEmpty
        let target = try options.target ?? (isNamed ? nil : owner(of: options.projectFilePath, .code))
        let code = (target.map { [$0] } ?? options.projectTargets).map { Located($0) }
        let tests =
            try options.testTargets.isEmpty
            ? testTargets(options, target) : options.testTargets.map { Located($0) }
        var choice = TargetChoice(
            code: code.isEmpty ? rambafile.projectTargets : code, tests: options.tests ? tests : [])
        choice.codePath =
            try options.projectFilePath.map { Located($0) }
            ?? moved(rambafile.projectFilePath, from: rambafile.projectTargets, to: choice.code)
        choice.testPath =
            try options.testFilePath.map { Located($0) }
            ?? moved(rambafile.testFilePath, from: rambafile.testTargets, to: choice.tests)
        return choice
    }

    /// The test targets if no option names any.
    private func testTargets(_ options: TargetOptions, _ target: String?) throws -> [Located<String>] {
        if let owner = try owner(of: options.testFilePath, .tests) { return [Located(owner)] }
        let rambafile = project.rambafile
        guard let target, target != rambafile.projectTargets.first?.value else {
            return rambafile.testTargets
        }
        let names = package.testTargets(of: target)
        guard names.count < 2 else {
            throw Diagnostics.error(
                "'\(target)' has several test targets: \(quoted(names, most: .max))",
                hint: "choose one with '--test_targets', or write '--no-tests'")
        }
        return names.map { Located($0) }
    }

    /// The target whose folder contains a path; nil without a path, or when the path is in no such target.
    private func owner(of path: String?, _ kind: Kind) throws -> String? {
        guard let path, !path.isEmpty else { return nil }
        guard let folder = try self.folder(Located(path))
        else {
            return nil
        }
        let homes = try package.targets.filter(kind.fits).compactMap { target in
            try home(of: target).map { (target: target, home: $0) }
        }
        return homes.filter { $0.target.rejectionReason(to: folder, home: $0.home) == nil }
            .max { $0.home.components.count < $1.home.components.count }?.target.name
    }

    /// The place in another target that corresponds to a folder of the Rambafile's target.
    private func moved(
        _ path: Located<String>?, from old: [Located<String>], to new: [Located<String>]
    ) throws -> Located<String>? {
        guard let path, let oldName = old.first?.value, let newName = new.first?.value, oldName != newName
        else {
            return path
        }
        guard let source = package.targets.first(where: { $0.name == oldName }),
            let destination = package.targets.first(where: { $0.name == newName }),
            let oldHome = try home(of: source), let newHome = try home(of: destination),
            let folder = try self.folder(path),
            folder.isInside(oldHome)
        else { return nil }
        return Located(newHome.appending(folder.dropping(oldHome)).text)
    }

    /// The folder that a text names; nil if it is not in the project. The other `folder` function reports that.
    private func folder(_ path: Located<String>) throws -> RelativePath? {
        var (ignored, warnings) = (Diagnostics(), Diagnostics())
        return try ignored.collect { try project.folder(path, diagnostics: &warnings) }
    }

    /// The folder of a target; nil if it has none. The other `folder` function reports that.
    private func home(of target: SwiftPackage.Target) throws -> RelativePath? {
        var ignored = Diagnostics()
        return try ignored.collect { try target.folder(in: project.root, of: package) }
    }

    /// The first target, with its folder for modules; nil when no target is named.
    func folder(
        _ kind: Kind, _ targets: [Located<String>], _ path: Located<String>?,
        _ diagnostics: inout Diagnostics
    ) throws -> (target: SwiftPackage.Target, home: RelativePath, folder: RelativePath)? {
        let all = try targets.map { try target($0, kind) }
        guard let target = all.first else { return nil }
        if all.count > 1 {
            diagnostics.addWarning(
                "the files go only into '\(target.name)', the first of \(all.count) targets",
                at: targets[1].range,
                hint:
                    "in a Swift package, a file belongs to one target; templates may still print the other names"
            )
        }
        let home = try target.folder(in: project.root, of: package)
        guard let path, !path.value.isEmpty else { return (target, home, home) }
        let folder = try project.folder(path, diagnostics: &diagnostics)
        try target.check("folder", folder, in: home, at: path.range, hint: whole(folder, home))
        return (target, home, folder)
    }

    /// The hint for a folder that the user probably wrote relative to the target's folder.
    private func whole(_ folder: RelativePath, _ home: RelativePath) throws -> String? {
        guard let first = folder.components.first, !folder.isInside(home),
            try Disk.kind(following: project.root.appending(RelativePath(name: first))) == nil
        else { return nil }
        return "paths are relative to the Rambafile's folder: did you mean '\(home.appending(folder))'?"
    }

    private func target(_ name: Located<String>, _ kind: Kind) throws -> SwiftPackage.Target {
        let fitting = package.targets.filter(kind.fits).map(\.name)
        let known = quoted(fitting, most: .max)
        guard let target = package.targets.first(where: { $0.name == name.value }) else {
            throw Diagnostics.error(
                "no target '\(name.value)' in Package.swift", at: name.range,
                hint: didYouMean(name.value, in: fitting) ?? (known.isEmpty ? nil : "it has \(known)"))
        }
        guard kind.fits(target) else {
            throw Diagnostics.error(
                "'\(target.name)' is not \(kind.what): its type is '\(target.type)'", at: name.range,
                hint: known.isEmpty ? nil : "name one of \(known)")
        }
        return target
    }
}
