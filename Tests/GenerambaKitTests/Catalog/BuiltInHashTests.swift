import SourceText
import SystemAccess
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

    /// A template has a copy of each file that it shares with others, so that its folder is complete.
    @Test(
        arguments: [
            "snippets/purpose.liquid", "snippets/presenting_spy.liquid", "snippets/close_button.liquid",
            "snippets/close_button_helpers.liquid", "snippets/array_items.liquid",
            "check_stubs/Services.swift", "check_stubs/Tests/ServiceSpies.swift",
        ] as [RelativePath])
    func copiesAreAlike(path: RelativePath) {
        let copies = BuiltInCatalog.names.compactMap { BuiltInCatalog.file(path, of: $0) }
        #expect(copies.count > 1 && Set(copies).count == 1)
    }
}
