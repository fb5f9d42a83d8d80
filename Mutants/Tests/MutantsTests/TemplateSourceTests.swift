import GenerambaKit
import Testing

@testable import SystemAccess
@testable import mutants

@Suite struct TemplateSourceTests {
    @Test("a template's stubs become files of the app and of its tests")
    func aTemplatesStubsBecomeFilesOfTheAppAndOfItsTests() throws {
        let folder = try Disk.makeTemporaryFolder(named: "stubs-", in: AbsolutePath("/tmp"))
        defer { try? Disk.removeTree(folder) }
        let template = folder.appending("silver")
        let (code, tests) = (folder.appending("Code"), folder.appending("Tests"))
        for folder in [template.appending("Stubs/Tests"), code, tests] { try Disk.makeFolders(folder) }
        try Disk.create(
            template.appending("silver.rambaspec"),
            Array(
                """
                name: silver
                summary: A screen
                check_stubs: Stubs
                code_files:
                - {name: A.swift, path: a.swift.mustache}

                """.utf8))
        try Disk.create(template.appending("a.swift.mustache"), Array("let a = 1\n".utf8))
        try Disk.create(template.appending("Stubs/Services.swift"), Array("protocol A {}\n".utf8))
        try Disk.create(template.appending("Stubs/Tests/Spies.swift"), Array("class B {}\n".utf8))

        try TemplateSource(folder: template).writeStubs(code: code, tests: tests)

        #expect(try Disk.names(in: code) == ["Services.swift"])
        #expect(try Disk.read(tests.appending("Spies.swift")) == Array("class B {}\n".utf8))
    }
}
