import SourceText
import Testing

@testable import GenerambaKit

@Suite struct BuiltInHashTests {
    @Test("the hashes that are built in are those of the installed files", arguments: BuiltInCatalog.names)
    func hashesAreThoseOfTheInstalledFiles(text: String) throws {
        let name = try #require(TemplateName(text))
        var diagnostics = Diagnostics()
        let template = ResolvedTemplate(name: text, folder: .builtIn(text))
        let contents = try TemplateFiles.installable(template, diagnostics: &diagnostics).files
        let builtIn = Lockfile.Template(name: name, origin: .builtIn, contents: contents)
        let computed = Lockfile.Template(name: name, origin: .local("folder"), contents: contents)
        #expect(builtIn.sha256 == computed.sha256)
        #expect(builtIn.files == computed.files)
    }
}
