import SourceText
import SystemAccess

/// The request for a target of a module's own in the package.
package struct NewTarget: Sendable, Equatable {
    /// The name of the target, which is the module's.
    var name = ""
    /// Whether the package gets a product with the target.
    package var hasProduct = false
    /// The target that is to depend on the new one; nil for none.
    package var dependent: String?

    package init() {}

    /// The name of the target for its tests.
    var tests: String { "\(name)Tests" }
}

extension ProjectTargets {
    /// Adds a target that does not exist yet and, if there may be tests, one for these.
    ///
    /// - Parameter isKnown: whether the module has these targets already.
    /// - Returns: the folders of the targets.
    /// - Throws: `Diagnostics` if there are other targets in their places, or if there is no package; `FileProblem`.
    mutating func add(
        _ new: NewTarget, isKnown: Bool, hasTests: Bool, in root: AbsolutePath
    ) throws -> (code: RelativePath, tests: RelativePath?) {
        guard let package, all.allSatisfy({ $0.packageTarget != nil }) else {
            throw Diagnostics.error(
                "'--new-target' needs a Package.swift, but modules of this project go into "
                    + (generator.map { "what '\($0.command)' makes" } ?? "'\(owner)'"),
                hint: "make the target there, and name it with '--target'")
        }
        try check(new, isKnown, hasTests, package)
        let code = try addTarget(new, isTest: false, among: package, in: root)
        let tests = try hasTests ? addTarget(new, isTest: true, among: package, in: root) : nil
        return (code, tests)
    }

    /// Checks that there are no other targets of these names, and that the package has the one that is to depend on them.
    private func check(
        _ new: NewTarget, _ isKnown: Bool, _ hasTests: Bool, _ package: SwiftPackage
    ) throws {
        for name in [new.name] + (hasTests ? [new.tests] : []) {
            // Many disks ignore letter case.
            let old = package.targets.first { $0.name.lowercased() == name.lowercased() }
            guard let old, !isKnown || old.name != name else { continue }
            throw Diagnostics.error(
                "\(package.manifest) has a target '\(old.name)' already",
                hint: name == new.name && old.takesCode
                    ? "generate the module into it with '--target \(old.name)' instead of '--new-target'"
                    : name == new.name
                        ? "give the module another name"
                        : "rename it, or leave the tests out with '--no-tests'")
        }
        guard let dependent = new.dependent else { return }
        let names = package.targets.filter { $0.takesCode || $0.takesTests }.map(\.name)
        guard !names.contains(dependent) || dependent == new.name else { return }
        throw Diagnostics.error(
            "no target '\(dependent)' in \(package.manifest) that could depend on '\(new.name)'",
            hint: didYouMean(dependent, in: names) ?? "name one of \(quoted(names, most: .max))")
    }

    /// Adds one of the targets, unless it is there, and returns its folder.
    private mutating func addTarget(
        _ new: NewTarget, isTest: Bool, among old: SwiftPackage, in root: AbsolutePath
    ) throws -> RelativePath {
        let name = isTest ? new.tests : new.name
        if let target = old.targets.first(where: { $0.name == name }) {
            return try target.folder(in: root, of: old)
        }
        let declared = old.sharedPath(of: new, isTest: isTest)
        let home = try declared ?? old.usualPath(isTest: isTest, in: root).appending(RelativePath(name: name))
        for other in old.targets {
            var ignored = Diagnostics()
            let found = try ignored.collect { try other.folder(in: root, of: old) }
            guard let folder = found,
                folder.isInside(home) || other.rejectionReason(to: home, home: folder) == nil
            else { continue }
            throw Diagnostics.error(
                "the folder '\(home)' of the new target would overlap with that of '\(other.name)', '\(folder)'",
                hint: "move the files of '\(other.name)' into a folder of their own"
                    + (isTest ? ", or leave the tests out with '--no-tests'" : ""))
        }
        let target = SwiftPackage.Target(
            name: name, type: isTest ? "test" : "regular", path: home.text, exclude: [],
            dependencies: isTest ? [new.name] : nil)
        append(target, isDeclared: declared != nil)
        return home
    }
}

extension SwiftPackage {
    /// The folder of a new target in the form in which all targets of its kind declare theirs, such as
    /// `Modules/NAME/Sources`; nil if they do not.
    fileprivate func sharedPath(of new: NewTarget, isTest: Bool) -> RelativePath? {
        let alike = targets.filter { isTest ? $0.takesTests : $0.takesCode }
        /// The path with the names in it replaced.
        func path(of target: Target, _ name: String, _ base: String) -> String? {
            let tested = target.name.hasSuffix("Tests") ? String(target.name.dropLast("Tests".count)) : nil
            return target.path?.split(separator: "/").map {
                $0 == target.name ? name : isTest && $0 == tested ?? "" ? base : String($0)
            }.joined(separator: "/")
        }
        let forms = Set(alike.map { path(of: $0, "<", ">") })
        guard forms.count == 1, let form = forms.first ?? nil, form.contains("<") || form.contains(">"),
            let text = alike.first.flatMap({ path(of: $0, isTest ? new.tests : new.name, new.name) })
        else { return nil }
        return try? RelativePath(untrusted: text)
    }

    /// The folder where SwiftPM looks for a new target that declares no folder.
    fileprivate func usualPath(isTest: Bool, in root: AbsolutePath) throws -> RelativePath {
        let folders = ["Sources", "Source", "src", "srcs"]
        func isThere(_ name: String) throws -> Bool {
            try Disk.kind(following: root.appending(name)) == .folder
        }
        // The first folder for tests would hide those in others.
        let isFirst = !targets.contains { $0.takesTests && $0.path == nil }
        if try isTest && (isFirst || isThere("Tests")) { return "Tests" }
        return RelativePath(name: try folders.first(where: isThere) ?? folders[0])
    }
}
