import SourceText
import SwiftText
import SystemAccess

/// The form of generated Swift code, as far as the project decides about it.
package struct CodeStyle: Sendable {
    /// The library that tests are written with; nil if the template decides.
    package var testFramework: TestFramework?
    /// Whether that is a setting of the project, which templates can be exempt from.
    var isTestFrameworkOfProject = false
    /// The indentation; nil if the template decides.
    package var indentation: Indentation?
    var keepsDocumentation = true
    /// The comment above each file of templates that print it; nil for none.
    var header: FileHeader?
    /// Xcode's text macros of the project.
    private(set) var macros: TextMacros?

    package init() {}

    /// Finds the style of a project: options win over the Rambafile, and that wins over `.swift-format` and
    /// `.editorconfig`. Without these, code in an Xcode project has four spaces, as in files that Xcode makes.
    package init(
        for project: Project, _ options: TargetOptions, code: Destination.Side,
        environment: [String: String], _ diagnostics: inout Diagnostics
    ) throws {
        testFramework = options.testFramework ?? project.rambafile.tests
        isTestFrameworkOfProject = options.testFramework == nil
        keepsDocumentation = options.keepsDocumentation
        // The workspace of a package is hidden.
        var bundles: [RelativePath] = [".swiftpm/xcode/package.xcworkspace"]
        if let bundle = code.target.bundle {
            let workspaces = try XcodeBundle.names(in: project.root, endingWith: ".xcworkspace")
            bundles = [bundle.path] + workspaces.compactMap { try? RelativePath(untrusted: $0) }
        }
        macros = try TextMacros.find(
            in: project.root, bundles: bundles, user: project.user, environment: environment)
        header = try FileHeader.find(for: project, macros, &diagnostics)
        indentation =
            try project.rambafile.indentation
            ?? FormatterSettings.indentation(of: code.folder, in: project, &diagnostics)
            ?? (code.target.isInXcodeProject ? .spaces(4) : nil)
    }

    /// Returns the library to write the tests of a template with; nil if the template decides.
    ///
    /// - Parameter convertsTests: whether the setting of the project applies to the template.
    func testFramework(for convertsTests: Bool) -> TestFramework? {
        convertsTests || !isTestFrameworkOfProject ? testFramework : nil
    }
}
