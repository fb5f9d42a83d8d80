import Testing

/// Recording modules that another program made.
struct AdoptionTests {
    private static let view = "Sources/Shop/Modules/Profile/View/ProfileView.swift"
    private static let record = ".generamba/modules/Shop/Profile.page.txt"

    private let shop: Sandbox

    init() throws {
        shop = try Shop.sandbox()
        #expect(try shop.run("gen", "Profile").status == 0)
    }

    private func withoutMadeFolders(_ record: String) -> [Substring] {
        record.split(separator: "\n").filter { !$0.hasPrefix("made-folder: ") }
    }

    @Test func theRecordIsThatOfGen() throws {
        let record = try shop.read(Self.record)
        try shop.remove(".generamba")
        try shop.expect("adopt", "Profile", "page", output: "Profile from page: recorded")
        let adopted = try shop.read(Self.record)
        #expect(withoutMadeFolders(adopted) == withoutMadeFolders(record))
        #expect(
            adopted.split(separator: "\n").filter { $0.hasPrefix("made-folder: ") } == [
                "made-folder: Sources/Shop/Modules/Profile", "made-folder: Sources/Shop/Modules/Profile/View",
                "made-folder: Tests/ShopTests/Modules/Profile",
            ])
        #expect(try shop.read(".generamba/.gitattributes") == "* linguist-generated -text\n")
        try shop.expect("adopt", "Profile", "page", output: "Profile from page: recorded already")
    }

    @Test func aDryRunWritesNothing() throws {
        try shop.remove(".generamba")
        try shop.expect(
            "adopt", "Profile", "page", "--dry-run",
            output: "Profile from page: to record (dry run, nothing was written)")
        #expect(!shop.exists(".generamba"))
    }

    @Test func addedAndRemovedLinesCountAsEdited() throws {
        try shop.remove(".generamba")
        try shop.write([Self.view: "// Mine\n" + (try shop.read(Self.view))])
        try shop.expect(
            "adopt", "Profile", "page", "--diff",
            output: """
                diff --git a/\(Self.view) b/\(Self.view)
                --- a/\(Self.view)
                +++ b/\(Self.view)
                @@ -1,2 +1,3 @@
                +// Mine
                 // Profile module of Shop, Example Ltd.
                 struct ProfileView {}
                Profile from page: recorded
                  note: '\(Self.view)' counts as edited
                """)
        try shop.expect("list", output: "Profile  page  edited (1)")
    }

    @Test func otherLinesInPlaceOfTheTemplatesAreRefused() throws {
        try shop.remove(".generamba")
        try shop.write([Self.view: "struct Other {}\n"])
        try shop.refuses(
            "adopt", "Profile", "page",
            saying: """
                error: 1 file has other lines than 'page' makes: '\(Self.view)'
                  hint: nothing was written; compare with '--diff', give the parameters that the module was made \
                with, or pass '--with-edited'
                """)
        #expect(!shop.exists(".generamba"))
        try shop.expect(
            "adopt", "Profile", "page", "--with-edited",
            output: "Profile from page: recorded\n  note: '\(Self.view)' counts as edited")
    }

    @Test func missingFilesMustBeAccepted() throws {
        try shop.remove(".generamba")
        try shop.remove(Self.view)
        try shop.refuses(
            "adopt", "Profile", "page",
            saying: """
                error: a file is missing: '\(Self.view)'
                  hint: nothing was written; pass '--accept-missing'
                """)
        try shop.expect("adopt", "Profile", "page", "--accept-missing", output: "Profile from page: recorded")
        try shop.expect("status", output: "1 module: all clean")
    }

    @Test func movedFilesAreAdoptedWhereTheyAre() throws {
        try shop.remove(".generamba")
        let place = "Sources/Shop/Modules/Profile/Old/ProfileView.swift"
        try shop.write([place: try shop.read(Self.view)])
        try shop.remove(Self.view)
        try shop.expect(
            "adopt", "Profile", "page",
            output: "Profile from page: recorded\n  note: '\(Self.view)' is at '\(place)'")
        try shop.expect("status", output: "1 module: all clean")
    }

    @Test func aModuleWithoutFilesIsNotAdopted() throws {
        try shop.refuses(
            "adopt", "Cart", "page",
            saying: """
                error: there is no file of Cart in 'Sources/Shop/Modules'
                  hint: 'generamba gen' generates modules; 'adopt' records existing ones
                """)
    }

    @Test func aModuleThatIsRecordedWithOtherValuesIsNotAdopted() throws {
        try shop.refuses(
            "adopt", "Profile", "page", "--only", "Model",
            saying: """
                error: Profile is recorded with other values
                  hint: change them with 'generamba update Profile'
                """)
    }

    @Test func theUsageIsThatOfAdopt() throws {
        try shop.refuses(
            "adopt", "Profile", "page", "more", status: 64,
            saying: """
                error: unexpected argument 'more'
                  hint: did you mean 'generamba adopt Profile,more page'?
                """)
    }

    /// The gem's templates print these lines.
    @Test(arguments: [
        (
            "//  Created by Ann Lee on 09/11/2018.\n//  Copyright © 2018 Ltd.\n", "author: Ann Lee",
            "date: 2018-11-09"
        ),
        (
            "//  Created by Jane on 05/03/2026.\n//  Copyright © 2026 Ltd.\n", "author: Jane",
            "date: 2026-03-05"
        ),
    ])
    func authorAndDateAreThoseOfTheHeaders(header: String, author: String, date: String) throws {
        try shop.install(
            Shop.template(
                printing: """
                    //  Created by {{ developer.name }} on {{ date }}.
                    //  Copyright © {{ year }} Ltd.
                    struct {{ module_info.name }} {}

                    """), as: "page")
        try shop.write(["Sources/Shop/Modules/Old/Old.txt": header + "struct Old {}\n"])
        let run = try shop.run(
            "adopt", "Old", "page", "--author", author == "author: Jane" ? "Jane" : "Ann Lee")
        #expect(run.output + run.messages == "Old from page: recorded\n")
        let lines = try shop.read(".generamba/modules/Shop/Old.page.txt").split(separator: "\n")
        #expect(lines.contains { $0 == author } && lines.contains { $0 == date })
    }

    @Test func filesLeaveTheXcodeProjectWithAnAdoptedModule() throws {
        let shop = try Shop.sandbox()
        try shop.write(XcodeShop.files)
        try shop.write(["Rambafile": Shop.settings + "xcodeproj_path: Shop.xcodeproj\n"])
        let before = try shop.read("Shop.xcodeproj/project.pbxproj")
        #expect(try shop.run("gen", "Profile", "page").status == 0)
        #expect(try shop.read("Shop.xcodeproj/project.pbxproj") != before)
        try shop.remove(".generamba")
        #expect(try shop.run("adopt", "Profile", "page").status == 0)
        #expect(try shop.run("destroy", "Profile").status == 0)
        #expect(try shop.read("Shop.xcodeproj/project.pbxproj") == before)
        #expect(!shop.exists("Sources/Shop/Modules/Profile"))
    }
}
