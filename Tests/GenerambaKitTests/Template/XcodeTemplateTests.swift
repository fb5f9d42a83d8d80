import Foundation
import Testing

/// File templates of Xcode.
struct XcodeTemplateTests {
    static func plist(_ body: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        \(body)
        </plist>

        """
    }

    static let info = plist(
        """
        <dict>
          <key>Kind</key><string>Xcode.IDEKit.TextSubstitutionFileTemplateKind</string>
          <key>Summary</key><string>A scene &amp; its tests</string>
          <key>SortOrder</key><integer>3</integer>
          <key>Options</key>
          <array>
            <dict>
              <key>Identifier</key><string>sceneName</string><key>Type</key><string>text</string>
              <key>Required</key><true/>
            </dict>
            <dict>
              <key>Identifier</key><string>kind</string><key>Type</key><string>popup</string>
              <key>Default</key><string>Code</string>
              <key>Values</key><array><string>Code</string><string>XIB file</string></array>
            </dict>
            <dict>
              <key>Identifier</key><string>list</string><key>Type</key><string>checkbox</string>
              <key>Default</key><string>false</string>
              <key>RequiredOptions</key><dict><key>kind</key><array><string>Code</string></array></dict>
            </dict>
            <dict>
              <key>Identifier</key><string>base</string><key>Type</key><string>class</string>
              <key>RequiredOptions</key><dict><key>kind</key><string>none</string></dict>
              <key>Values</key><array><string>UIView</string></array>
            </dict>
            <dict>
              <key>Identifier</key><string>view</string><key>Type</key><string>static</string>
              <key>Default</key><string>___VARIABLE_sceneName:identifier___View</string>
            </dict>
          </array>
        </dict>
        """)

    static let files = [
        "kits/Scene.xctemplate/TemplateInfo.plist": info,
        "kits/Scene.xctemplate/TemplateIcon.png": "no text",
        "kits/Scene.xctemplate/Code/___FILEBASENAME___View.swift": """
        //___FILEHEADER___

        final class ___VARIABLE_view:identifier___: ___VARIABLE_base___ {
          let names = (___VARIABLE_list___, "___FILEBASENAMEASIDENTIFIER___", "___UNKNOWN___", ["{{"], __a___b__)
        }

        """,
        "kits/Scene.xctemplate/Codelist/___FILEBASENAME___List.swift": "// ___COPYRIGHT___\n",
        "kits/Scene.xctemplate/XIB file/Views/DB___FILEBASENAME___.xib": "<a name=\"___TARGETNAME___\"/>\n",
        "kits/Scene.xctemplate/XIB file/___VARIABLE_view___Tests.swift":
            "import XCTest\n@testable import ___TARGETNAME___\n",
    ]

    private func shop(_ files: [String: String] = files) throws -> Sandbox {
        let shop = try Shop.sandbox()
        try shop.write(files)
        return shop
    }

    @Test func macrosAreExpanded() throws {
        let shop = try shop()
        let run = try shop.run("gen", "Profile", "./kits/Scene.xctemplate", "--author", "Jo")
        #expect(run.status == 0)
        let place = "kits/Scene.xctemplate/Code/___FILEBASENAME___View.swift"
        #expect(
            run.messages.hasPrefix("\(place):4:72: warning: unknown macro '___UNKNOWN___' stays as it is\n"),
            "\(run)")
        #expect(
            try shop.read("Sources/Shop/Modules/Profile/ProfileView.swift") == """
                //
                //  ProfileView.swift
                //  Shop
                //
                //  Created by Jo on 05/03/2026.
                //

                final class ProfileView: UIView {
                  let names = (false, "ProfileView", "___UNKNOWN___", ["{{"], __a___b__)
                }

                """)
    }

    @Test func optionsChooseAFolder() throws {
        let shop = try shop()
        func made(_ words: String...) throws -> [String] {
            let run = try shop.run(
                ["gen", "Profile", "./kits/Scene.xctemplate", "--dry-run", "-q", "--json"] + words)
            #expect(run.status == 0, "\(run)")
            return run.output.matches(of: /"path" : "((?:Sources|Tests)\/[^"]*)"/).map { String($0.1) }
        }
        let (code, tests) = ("Sources/Shop/Modules/Profile", "Tests/ShopTests/Modules/Profile")
        #expect(try made("--list") == ["\(code)/ProfileList.swift"])
        #expect(
            try made("--kind", "XIB file", "--list") == [
                "\(code)/Views/DBProfile.xib", "\(tests)/ProfileViewTests.swift",
            ])
        #expect(try made("--prefix", "XY") == ["\(code)/XYProfileView.swift"])
    }

    @Test func anotherTemplateIsRefused() throws {
        func message(_ text: String) throws -> String {
            let shop = try shop(["kits/Scene.xctemplate/TemplateInfo.plist": text])
            let run = try shop.run("gen", "Profile", "./kits/Scene.xctemplate")
            #expect(run.status == 1 && !shop.exists("Sources/Shop/Modules/Profile"), "\(run)")
            return String(
                run.messages.split(separator: "\n")[0].dropFirst(
                    "kits/Scene.xctemplate/TemplateInfo.plist:".count))
        }
        let project = "Xcode.Xcode3.ProjectTemplateUnitKind"
        #expect(
            try message(Self.plist("<dict><key>Kind</key><string>\(project)</string></dict>"))
                == "4:30: error: templates of the kind '\(project)' make projects, not files")
        #expect(
            try message(Self.plist("<dict><key>Kind</key></dict>"))
                == "4:22: error: a value expected instead of '</dict>'")
        #expect(
            try message(
                Self.plist("<dict><key>Kind</key><string>Xcode.IDEIntentBuilderEditor</string></dict>"))
                == "4:30: error: templates of the kind 'Xcode.IDEIntentBuilderEditor' are not for the assistant for new files"
        )
        #expect(
            try message(Self.plist("<dict><key>Kind</key><key>Name</key></dict>"))
                == "4:22: error: a value expected instead of '<key>'")
        #expect(try message("<plist><dict/></plist>") == "1:1: error: the template has no files")
        #expect(try message("{ Kind = a") == "1:1: error: '{' is not closed")
        #expect(try message("// a\n{ Kind = \"a;\n}") == "2:10: error: the string is not closed")
        #expect(try message("{ a = (b, ; }") == "1:11: error: expected a value")
        #expect(try message("{} {}") == "1:4: error: there is more text after the property list")
        #expect(try message("(a)") == "1:1: error: the root is not a dictionary")
        #expect(try message("<plist><dict>") == "1:8: error: '<dict>' is not closed")
        #expect(try message("<plist><array/></plist>") == "1:8: error: the root is not a dictionary")
        #expect(try message("<plist><string>&b;</string></plist>") == "1:16: error: unknown entity '&b;'")
        #expect(
            try message("<!DOCTYPE plist [<!ENTITY b \"b\">]>\n<plist><dict/></plist>")
                == "1:1: error: a document type with declarations is refused")
        let doubled = (0..<60).map {
            "<dict><key>Identifier</key><string>o\($0)</string><key>Type</key><string>static</string><key>Default</key>"
                + "<string>___VARIABLE_o\($0 + 1)______VARIABLE_o\($0 + 1)___</string></dict>"
        }.joined()
        let billions = Self.plist("<dict><key>Options</key><array>\(doubled)</array></dict>")
        let laughing = try shop([
            "kits/B.xctemplate/TemplateInfo.plist": billions,
            "kits/B.xctemplate/___FILEBASENAME___.swift": "// ___VARIABLE_o0___\n",
        ])
        let run = try laughing.run("gen", "Profile", "./kits/B.xctemplate", "-q")
        #expect(run.messages.contains("warning: unknown macro '___VARIABLE_o0___' stays as it is"), "\(run)")
        let many = (0..<13).map {
            "<dict><key>Identifier</key><string>o\($0)</string><key>Type</key><string>checkbox</string></dict>"
        }.joined()
        #expect(
            try message(Self.plist("<dict><key>Options</key><array>\(many)</array></dict>")).hasSuffix(
                "error: the options have more than 4096 combinations of values"))
        let deep = String(repeating: "<array>", count: 50)
        #expect(try message("<plist>\(deep)").hasSuffix("error: values are nested more than 40 deep"))
    }

    /// Xcode's own templates are written like this.
    @Test func theOpenStepFormatIsRead() throws {
        let shop = try shop([
            "kits/Old.xctemplate/TemplateInfo.plist": """
            // !$*UTF8*$!
            {
                Kind = "Xcode.IDEFoundation.TextSubstitutionFileTemplateKind"; /* files */
                Summary = "A \\"note\\" \\U00e9";
                Options = (
                    { Identifier = productName; Type = text; Required = YES; },
                    { Identifier = kind; Type = popup; Values = (Code, "XIB file", ); Default = Code; },
                    { Identifier = only; Type = popup; Default = One; },
                );
                Icon = <0fa8>;
            }
            """,
            "kits/Old.xctemplate/CodeOne/___FILENAME___.xcassets/___FILENAME___": "",
            "kits/Old.xctemplate/CodeOne/___FILENAME___.xcassets/README__ignoredByTemplate__": "",
            "kits/Old.xctemplate/CodeOne/___FILEBASENAME___.txt": "___FILENAME___ ___VARIABLE_kind___\n",
        ])
        let run = try shop.run("gen", "Profile", "./kits/Old.xctemplate", "--author", "Jo")
        #expect(
            run.output.hasSuffix(
                """
                     create  Sources/Shop/Modules/Profile/Profile.txt
                     create  Sources/Shop/Modules/Profile/Profile.xcassets/Profile
                Profile from Old: all 2 created

                """), "\(run)")
        #expect(try shop.read("Sources/Shop/Modules/Profile/Profile.txt") == "Profile.txt Code\n")
        let show = try shop.run("template", "show", "./kits/Old.xctemplate")
        #expect(show.output.hasPrefix("Old\nA \"note\" é\n"), "\(show)")
    }

    @Test func placeholdersAreCountedAndFound() throws {
        let place = "kits/Scene.xctemplate/___FILEBASENAME___List.swift"
        let shop = try shop([
            "kits/Scene.xctemplate/TemplateInfo.plist": "<plist><dict/></plist>",
            place: "let a = <#Value#> // <#Why#> <# not closed\n",
        ])
        let gen = try shop.run("gen", "Profile", "./kits/Scene.xctemplate")
        #expect(
            gen.output.hasSuffix(
                """
                Profile from Scene: 1 created
                  note: fill in 2 placeholders, the first of which is '<#Value#>' in Sources/Shop/Modules/Profile/ProfileList.swift:1

                """), "\(gen)")
        let broken = try shop.run("template", "check", "./kits/Scene.xctemplate")
        #expect(broken.messages.contains("error: editor placeholder in source file\n"), "\(broken)")
        try shop.write([place: "let ___FILEBASENAMEASIDENTIFIER___ = 1 // <#Why#>\n"])
        let check = try shop.run("template", "check", "./kits/Scene.xctemplate")
        #expect(
            check.messages.contains(
                """
                \(place):1:43: warning: the placeholder '<#Why#>' is left for people to fill in
                 1 | let ___FILEBASENAMEASIDENTIFIER___ = 1 // <#Why#>
                   |                                           ^^^^^^^
                  hint: write code that compiles, or make it a parameter

                """), "\(check)")
    }

    @Test func aCombinationWithoutFilesIsRefused() throws {
        var files = Self.files
        files = files.filter { !$0.key.contains("Codelist") }
        try shop(files).refuses(
            "gen", "Profile", "./kits/Scene.xctemplate", "--list", "--author", "Jo",
            saying: """
                kits/Scene.xctemplate/Code/___FILEBASENAME___View.swift:4:72: warning: unknown macro '___UNKNOWN___' stays as it is
                 4 |   let names = (___VARIABLE_list___, "___FILEBASENAMEASIDENTIFIER___", "___UNKNOWN___", ["{{"], __a___b__)
                   |                                                                        ^^^^^^^^^^^^^
                error: the template makes no files for these parameters
                """)
    }
}
