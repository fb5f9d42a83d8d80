import Testing

/// Tests the comment above generated files, which the Rambafile or Xcode's text macros define.
struct HeaderTests {
    private func shop(_ settings: String = "", declaring key: String = "header: true\n") throws -> Sandbox {
        let shop = try Shop.sandbox()
        try shop.install(
            [
                "page.rambaspec":
                    "name: page\n\(key)code_files: [{name: Page.swift, path: page}, {name: b.txt, path: page}]\n",
                "page": "import Foundation\n",
            ], as: "page")
        try shop.write(["Rambafile": Shop.settings + settings])
        return shop
    }

    private func generated(_ shop: Sandbox, messages: String = "") throws -> String {
        let run = try shop.run("gen", "Profile", "page", "--no-tests", "--quiet", "--author", "Ann")
        #expect(run == Run(messages: messages))
        #expect(try shop.read("Sources/Shop/Modules/Profile/Profileb.txt") == "import Foundation\n")
        return try shop.read("Sources/Shop/Modules/Profile/ProfilePage.swift")
    }

    /// Xcode's text macros for a package.
    private func macros(_ values: [String: String]) -> [String: String] {
        let pairs = values.map { "<key>\($0)</key><string>\($1)</string>" }.joined()
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict>\(pairs)</dict></plist>
            """
        return [Self.macroFile: text]
    }

    private static let macroFile = ".swiftpm/xcode/package.xcworkspace/xcshareddata/IDETemplateMacros.plist"

    @Test(arguments: [
        ("header: Copyright Big Ltd", "// Copyright Big Ltd\n\n"),
        (
            "header: '// {{ module_info.file_name }} by {{ developer.name }}'",
            "// ProfilePage.swift by Ann\n\n"
        ),
        (
            "header: |\n  {{ prefix }}{{ module_info.name }}\n\n  All rights reserved.\n",
            "// Profile\n//\n// All rights reserved.\n\n"
        ),
        ("header: '/* {{ file_basename }} */'", "/* ProfilePage */\n\n"), ("header: ''", ""),
    ])
    func itIsThatOfTheRambafile(setting: String, header: String) throws {
        let shop = try shop(setting)
        try shop.write(macros(["FILEHEADER": " Xcode"]))
        #expect(try generated(shop) == "\(header)import Foundation\n")
        #expect(
            try shop.run("gen", "Profile", "page", "--no-tests", "--author", "Ann").output.contains(
                "identical"))
    }

    @Test func aTemplateDecidesWhetherItPrintsTheHeader() throws {
        #expect(try generated(shop("header: Copyright", declaring: "")) == "import Foundation\n")
    }

    @Test func aMistakeIsReportedOnce() throws {
        let shop = try shop("header: '{{ moduel_info.name }}'")
        let run = try shop.run("gen", "Profile,Settings", "page", "--no-tests")
        #expect(
            run.status == 1 && run.messages.split(separator: "\n").count { $0.contains("error:") } == 1,
            "\(run)")
    }

    @Test(arguments: [
        (
            ["FILEHEADER": "\n//  ___FILENAME___\n//  ___COPYRIGHT___\n//"],
            "//\n//  ProfilePage.swift\n//  Copyright © 2026 Example Ltd.. All rights reserved.\n//\n\n"
        ),
        (
            ["FILEHEADER": " ___TARGETNAME___/___FILEBASENAME:identifier___ &lt;___FULLUSERNAME___&gt;"],
            "// Shop/ProfilePage <Ann>\n\n"
        ),
        (["FILEHEADER": " ___TEAM___", "TEAM": "Team of ___PACKAGENAME___"], "// Team of Shop\n\n"),
        (["COPYRIGHT": "us"], ""),
    ])
    func itIsThatOfXcode(values: [String: String], header: String) throws {
        let shop = try shop()
        try shop.write(macros(values))
        // The year is that of the run.
        let text = try generated(shop).replacing(/20[0-9]{2}/, with: "2026")
        #expect(text == "\(header)import Foundation\n")
    }

    @Test(arguments: [
        ("___WEEK___", "it has the unknown macro '___WEEK___'"),
        ("</string>", "it is not a property list of texts"),
        ("___SELF___", "it has the unknown macro '___SELF___'"),
    ])
    func macrosThatCannotBeUsed(header: String, reason: String) throws {
        let shop = try shop()
        try shop.write(macros(["FILEHEADER": header, "SELF": "___SELF___"]))
        let warning = """
            warning: '\(Self.macroFile)' cannot be used: \(reason)
              hint: write 'header:' in the Rambafile
            """
        #expect(try generated(shop, messages: warning) == "import Foundation\n")
    }
}
