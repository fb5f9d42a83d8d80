import SourceText

/// The folders and targets of a Swift package that generated files go to.
public struct Destination: Sendable {
    /// The folder that contains the modules' folders.
    package var code: RelativePath
    /// The folder that contains the folders of their tests; nil generates no tests.
    package var tests: RelativePath?
    package var projectTargets: [String]
    package var testTargets: [String]
    /// The module that tests import.
    package var productModuleName: String
    /// The targets that receive files, with their folders.
    private(set) var homes: [(target: SwiftPackage.Target, folder: RelativePath)]

    /// Makes a destination of folders without targets.
    public init(code: RelativePath, tests: RelativePath?, productModuleName: String) {
        self.code = code
        self.tests = tests
        self.productModuleName = productModuleName
        projectTargets = [productModuleName]
        testTargets = []
        homes = []
    }

    /// Finds the folders of a project's targets.
    ///
    /// - Throws: `Diagnostics` for an unknown target, for a target of the wrong kind, and for a folder that does not
    ///   belong to its target.
    package init(
        for project: Project, options: TargetOptions, in package: SwiftPackage,
        diagnostics: inout Diagnostics
    ) throws {
        let rambafile = project.rambafile
        let search = TargetSearch(project: project, package: package)
        let projectTargets = Self.chosen(options.projectTargets, rambafile.projectTargets)
        let testTargets = options.tests ? Self.chosen(options.testTargets, rambafile.testTargets) : []
        var found = Diagnostics()
        let codePath = Self.chosen(options.projectFilePath, rambafile.projectFilePath)
        let code =
            try found.collect { try search.folder(.code, projectTargets, codePath, &diagnostics) } ?? nil
        let testPath = Self.chosen(options.testFilePath, rambafile.testFilePath)
        let tests =
            try found.collect { try search.folder(.tests, testTargets, testPath, &diagnostics) } ?? nil
        try found.throwErrors()
        guard let code else { throw Diagnostics.error("the Rambafile has no 'project_target'") }
        if options.tests, testTargets.isEmpty, let path = rambafile.testFilePath {
            diagnostics.addWarning(
                "'test_file_path' without 'test_target': no tests are generated", at: path.range,
                hint: "add 'test_target: …'")
        }
        self.code = code.folder
        self.tests = tests?.folder
        homes = [(code.target, code.home)]
        if let tests { homes.append((tests.target, tests.home)) }
        self.projectTargets = projectTargets.map(\.value)
        self.testTargets = testTargets.map(\.value)
        productModuleName = rambafile.productModuleName?.value ?? code.target.moduleName
    }

    /// Checks that files in a target's folder belong to that target.
    ///
    /// - Throws: `Diagnostics` for the first file that does not.
    package func check(_ files: [GeneratedFile]) throws {
        for file in files where file.content != .folder {
            if let home = home(of: file.path) { try home.target.check("file", file.path, in: home.folder) }
        }
    }

    /// The target with the innermost folder that contains a path. Target folders may be nested.
    func home(of path: RelativePath) -> (target: SwiftPackage.Target, folder: RelativePath)? {
        homes.filter { path.isInside($0.folder) }.max {
            $0.folder.components.count < $1.folder.components.count
        }
    }

    private static func chosen(_ options: [String], _ rambafile: [Located<String>]) -> [Located<String>] {
        options.isEmpty ? rambafile : options.map { Located($0) }
    }

    private static func chosen(_ option: String?, _ rambafile: Located<String>?) -> Located<String>? {
        let path = option.map { Located($0) } ?? rambafile
        return path?.value.isEmpty == true ? nil : path
    }
}

/// Finds targets and their folders.
private struct TargetSearch {
    let project: Project
    let package: SwiftPackage

    enum Kind {
        case code, tests

        func fits(_ target: SwiftPackage.Target) -> Bool {
            self == .code ? target.takesCode : target.takesTests
        }

        var what: String { self == .code ? "a target that takes code" : "a test target" }
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
        guard let path else { return (target, home, home) }
        let folder = try project.folder(path, diagnostics: &diagnostics)
        try target.check("folder", folder, in: home, at: path.range)
        return (target, home, folder)
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
