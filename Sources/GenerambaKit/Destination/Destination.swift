import SourceText
import SystemAccess

/// The folders and targets of a Swift package or an Xcode project that generated files go to.
public struct Destination: Sendable {
    /// Where the files for code or those for tests go.
    package struct Side: Sendable {
        /// The targets that receive the files. In a package, only the first one does.
        package let targets: [ModuleTarget]
        /// The first target's own folder, or the folder for modules if that is elsewhere.
        package let home: RelativePath
        /// The folder that contains the modules' folders.
        package let folder: RelativePath
        /// Where the Rambafile names that folder; nil if it does not.
        package var place: SourceRange?
        /// The Xcode group that contains the modules' groups; nil for the groups of the folders.
        package let group: String?
        /// Whether files in folders of other targets become exceptions there.
        package var addsExceptions = false

        package var target: ModuleTarget { targets[0] }
    }

    /// The folder that contains the modules' folders.
    package var code: RelativePath
    /// The folder that contains the folders of their tests; nil generates no tests.
    package var tests: RelativePath?
    /// The folder of the target that receives the code.
    var home: RelativePath { sides.first?.home ?? code }
    /// Whether each module has a folder of its own in these; nil if the template decides.
    var hasModuleFolders: Bool?
    package var projectTargets: [String]
    package var testTargets: [String]
    /// The module that tests import.
    package var productModuleName: String
    /// The form of the code.
    package var style = CodeStyle()
    /// The test target of the code's target, if the Rambafile does not name it although tests are wanted.
    package private(set) var unusedTestTarget: String?
    /// What has no test target for the code: the name of a manifest or the path of an Xcode project; nil if it has one.
    package private(set) var ownerWithoutTests: String?
    /// Where files go: the code first, then the tests. Empty if there are no targets.
    private(set) var sides: [Side]

    /// Makes a destination of folders without targets.
    public init(code: RelativePath, tests: RelativePath?, productModuleName: String) {
        (self.code, self.tests, self.productModuleName) = (code, tests, productModuleName)
        projectTargets = [productModuleName]
        (testTargets, sides) = ([], [])
    }

    /// Finds the folders of a project's targets.
    ///
    /// - Throws: `Diagnostics` for an unknown target, for a target of the wrong kind, and for a folder that does not
    ///   belong to its target.
    package init(
        for project: Project, settings: TemplateSettings = TemplateSettings(), options: TargetOptions,
        in targets: ProjectTargets, diagnostics: inout Diagnostics
    ) throws {
        let rambafile = project.rambafile
        let search = TargetSearch(project: project, settings: settings, targets: targets)
        var found = Diagnostics()
        let chosen = try found.collect { try search.choice(options) } ?? TargetChoice()
        let code = try found.collect { try search.side(.code, chosen.code, &diagnostics) } ?? nil
        let tests = try found.collect { try search.side(.tests, chosen.tests, &diagnostics) } ?? nil
        try found.throwErrors()
        guard let code else { throw Diagnostics.error("the Rambafile has no 'project_target'") }
        projectTargets = chosen.code.targets.map(\.value)
        testTargets = chosen.tests.targets.map(\.value)
        let lacksTests = options.tests && testTargets.isEmpty
        if lacksTests, rambafile.testTargets.isEmpty, let path = settings.testFolder ?? rambafile.testFilePath
        {
            let key = settings.testFolder == nil ? "test_file_path" : "test_folder"
            diagnostics.addWarning(
                "'\(key)' without 'test_target': no tests are generated", at: path.range,
                hint: "add 'test_target: …'")
        }
        if lacksTests, rambafile.testFilePath == nil {
            unusedTestTarget = targets.testTargets(of: code.target.name).first
            ownerWithoutTests = unusedTestTarget == nil && !targets.areFolders ? targets.owner : nil
        }
        self.code = code.folder
        self.tests = tests?.folder
        sides = [code, tests].compactMap(\.self)
        for index in sides.indices { sides[index].addsExceptions = options.addsExceptions }
        style = try CodeStyle(
            for: project, options, code: code, environment: targets.environment, &diagnostics)
        let isOther = code.target.name != rambafile.projectTargets.first?.value
        productModuleName = (isOther ? nil : rambafile.productModuleName?.value) ?? code.target.moduleName
    }

    /// Checks that files in a target's folder belong to that target, and those of an Xcode project to all targets.
    package func check(_ files: [GeneratedFile]) throws {
        for file in files where file.content != .folder {
            let own = file.isTest ? sides.dropFirst().first : sides.first
            if let own, own.target.bundle != nil {
                for target in own.targets where !own.addsExceptions {
                    try target.check("file", file.path, in: own.home, besides: own.targets, at: own.place)
                }
            } else if let side = side(of: file.path) {
                try side.target.check("file", file.path, in: side.home)
            }
        }
    }

    /// Returns the files that are outside of the targets' folders.
    package func outside(_ files: [GeneratedFile]) -> [GeneratedFile] {
        let homes = sides.map(\.home) + [code, tests].compactMap(\.self)
        return files.filter { file in !homes.contains { file.path.isInside($0) } }
    }

    /// The side with the innermost home that contains a path. Target folders may be nested.
    package func side(of path: RelativePath) -> Side? {
        sides.filter { path.isInside($0.home) }.max { $0.home.components.count < $1.home.components.count }
    }
}
