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
    /// The test target of the code's target, if the Rambafile does not name it although tests are wanted.
    package private(set) var unusedTestTarget: String?
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
        var found = Diagnostics()
        let chosen = try found.collect { try search.choice(options) } ?? TargetChoice()
        let code =
            try found.collect { try search.folder(.code, chosen.code, chosen.codePath, &diagnostics) } ?? nil
        let tests =
            try found.collect { try search.folder(.tests, chosen.tests, chosen.testPath, &diagnostics) }
            ?? nil
        try found.throwErrors()
        guard let code else { throw Diagnostics.error("the Rambafile has no 'project_target'") }
        if options.tests, chosen.tests.isEmpty, let path = rambafile.testFilePath {
            diagnostics.addWarning(
                "'test_file_path' without 'test_target': no tests are generated", at: path.range,
                hint: "add 'test_target: …'")
        }
        if options.tests, chosen.tests.isEmpty, rambafile.testFilePath == nil {
            unusedTestTarget = package.testTargets(of: code.target.name).first
        }
        self.code = code.folder
        self.tests = tests?.folder
        homes = [(code.target, code.home)]
        if let tests { homes.append((tests.target, tests.home)) }
        projectTargets = chosen.code.map(\.value)
        testTargets = chosen.tests.map(\.value)
        let isOther = code.target.name != rambafile.projectTargets.first?.value
        productModuleName = (isOther ? nil : rambafile.productModuleName?.value) ?? code.target.moduleName
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
}
