import Testing

@testable import GenerambaKit
@testable import TemplateEngine

/// Tests `template check`. There are only a few tests because each run compiles code.
struct TemplateCheckTests {
    @Test func aMistakeIsToldOnceWithTheTemplatesLine() throws {
        let shop = try CheckedPages.sandbox()
        let before = try shop.snapshot()
        try shop.expect(
            "template", "check", "--swift-version", "6",
            output: """
                         ok  Profile  (2 tests)
                         ok  Profile --prefix ZZ  (2 tests)
                     failed  Profile --title Bye --cached true  (1 of 2 tests failed)
                     failed  Profile --prefix ZZ --title Bye --cached true  (1 error)
                         ok  Profile,URLPreview  (4 tests)
                page: 5 combinations, 3 ok, 2 failed
                """,
            messages: """
                Sources/Shop/Profile/ZZProfileView.swift:4:14: error: cannot find type 'ProfileCache' in scope
                 4 |   var cache: ProfileCache?
                   |              ^
                  from: Templates/page/Code/view.swift.mustache:5:14
                 5 |   var cache: {{ module_info.name }}Cache?
                   |              ^^^^^^^^^^^^^^^^^^^^^^
                  hint: did you mean 'ZZProfileCache'?
                  in: Profile --prefix ZZ --title Bye --cached true
                Tests/ShopTests/Profile/ProfileTests.swift:7:5: error: 'ProfileTests.testTitle' fails: XCTAssertEqual failed: ("Bye") is not equal to ("Hello")
                 7 |     XCTAssertEqual(ProfileView().title, "Hello")
                   |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
                  from: Templates/page/Code/tests.swift.mustache:7:5
                 7 |     XCTAssertEqual({{ prefix }}{{ module_info.name }}View().title, "Hello")
                   |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
                  in: Profile --title Bye --cached true
                """,
            status: 1)
        #expect(try shop.snapshot() == before)
    }

    @Test func filesAreKeptAndTwoModulesMayNotFit() throws {
        let shop = try CheckedPages.sandbox()
        try shop.expect(
            "template", "check", "Templates/badge", "--compile-only", "--swift-version", "5", "--keep", "out",
            output: """
                   compiled  Profile
                   compiled  Profile --prefix ZZ
                   left out  Profile,URLPreview  (two modules would have a file 'Badge.swift')
                badge: 3 combinations, 2 compiled, 1 left out
                """)
        #expect(
            try shop.files(in: "out") == [
                "badge/1-Profile/Sources/Shop/Profile/Badge.swift",
                "badge/2-ZZProfile/Sources/Shop/Profile/Badge.swift",
            ])
        try shop.refuses(
            "template", "check", "badge", "--keep", "out",
            saying: """
                error: 'out' is not empty
                  hint: name a new folder for '--keep'
                """)
    }

    @Test func whatCannotBeReadKeepsTheOthersFromNothing() throws {
        let shop = try CheckedPages.sandbox()
        try shop.write([
            "Templates/bad/bad.rambaspec": "name: bad\ncode_files: [{\n",
            "Templates/worse.xctemplate/TemplateInfo.plist": "<plist\n",
        ])
        let command = [
            "template", "check", "Templates", "--compile-only", "--swift-version", "5", "--matrix",
        ]
        let run = try shop.run(command + ["one"])
        #expect(run.output.contains("badge: 1 combination, 1 compiled\n"), "\(run)")
        #expect(run.output.contains("page: 1 combination, 1 compiled\n"), "\(run)")
        #expect(
            run.messages.contains("Templates/bad/bad.rambaspec:3:1: error: a value is missing\n"), "\(run)")
        #expect(
            run.messages.contains(
                "Templates/worse.xctemplate/TemplateInfo.plist:1:1: error: '<' is not closed\n"),
            "\(run)")
        #expect(run.status == 1)
        for template in ["page", "badge"] { try shop.remove("Templates/\(template)") }
        #expect(try shop.run(command + ["one"]).output == "")
    }

    @Test func theReportForProgramsHasItsSchema() throws {
        let shop = try CheckedPages.sandbox()
        try shop.write(["Templates/badge/Code/badge.swift": "struct Badge { let count = x }\n"])
        try shop.expect(
            "template", "check", "badge", "--json", "--swift-version", "6",
            output: """
                {
                  "diagnostics" : [

                  ],
                  "findings" : [
                    {
                      "combinations" : [
                        "Profile",
                        "Profile --prefix ZZ"
                      ],
                      "generated" : {
                        "column" : 28,
                        "line" : 1,
                        "path" : "Sources/Shop/Profile/Badge.swift"
                      },
                      "message" : "cannot find 'x' in scope",
                      "modes" : [
                        "6"
                      ],
                      "notes" : [

                      ],
                      "origin" : {
                        "column" : 28,
                        "line" : 1,
                        "path" : "Templates/badge/Code/badge.swift"
                      },
                      "severity" : "error",
                      "template" : "badge"
                    }
                  ],
                  "ok" : false,
                  "templates" : [
                    {
                      "combinations" : [
                        {
                          "outcome" : "failed",
                          "tests" : {
                            "failed" : 0,
                            "notRun" : 0,
                            "passed" : 0,
                            "skipped" : 0
                          },
                          "words" : "Profile"
                        },
                        {
                          "outcome" : "failed",
                          "tests" : {
                            "failed" : 0,
                            "notRun" : 0,
                            "passed" : 0,
                            "skipped" : 0
                          },
                          "words" : "Profile --prefix ZZ"
                        },
                        {
                          "outcome" : "left out",
                          "reason" : "two modules would have a file 'Badge.swift'",
                          "tests" : {
                            "failed" : 0,
                            "notRun" : 0,
                            "passed" : 0,
                            "skipped" : 0
                          },
                          "words" : "Profile,URLPreview"
                        }
                      ],
                      "name" : "badge"
                    }
                  ],
                  "version" : 1
                }
                """,
            messages: """
                Sources/Shop/Profile/Badge.swift:1:28: error: cannot find 'x' in scope
                 1 | struct Badge { let count = x }
                   |                            ^
                  from: Templates/badge/Code/badge.swift:1:28
                 1 | struct Badge { let count = x }
                   |                            ^
                  in: 2 of 3 combinations, such as Profile
                """,
            status: 1)
    }

    @Test("'template check' compiles what a template makes and runs its tests, with your permissions.")
    func everyTestIsFoundAndAnEndOfTheProgramIsAFailure() throws {
        let shop = try Shop.sandbox()
        try shop.install(
            [
                "page.rambaspec": """
                name: page
                test_files: [{name: T, custom_name: Tests.swift, path: tests.swift}]

                """,
                "tests.swift": """
                import XCTest

                class BaseTests: XCTestCase {
                  func testInherited() throws {}
                  func helper() {}
                  func testOf(_ number: Int) {}
                }

                enum Outer {
                  @MainActor final class InnerTests: BaseTests {
                    func testAsync() async throws {}
                    func testOnTheMainActor() {}
                    nonisolated func testElsewhere() throws { throw XCTSkip("never") }
                  }
                }

                extension Outer.InnerTests {
                  func testInAnExtension() async {}
                }

                final class LastTests: XCTestCase {
                  func testCrash() { fatalError("no way") }
                  func testAfterwards() {}
                }

                private final class HiddenTests: XCTestCase {
                  func testHidden() {}
                }

                """,
            ], as: "page")
        try shop.expect(
            "template", "check", "page", "--swift-version", "6",
            output: """
                     failed  Profile  (1 warning, 1 of 8 tests failed, 6 did not run)
                     failed  Profile --prefix ZZ  (1 warning, 1 of 8 tests failed, 6 did not run)
                   left out  Profile,URLPreview  (two modules would have a file 'Tests.swift')
                page: 3 combinations, 2 failed, 1 left out
                """,
            messages: """
                Tests/ShopTests/Profile/Tests.swift:22:3: error: 'LastTests.testCrash' fails: Fatal error: no way
                 22 |   func testCrash() { fatalError("no way") }
                    |   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
                  from: Templates/page/tests.swift:22:3
                 22 |   func testCrash() { fatalError("no way") }
                    |   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
                  in: 2 of 3 combinations, such as Profile
                Tests/ShopTests/Profile/Tests.swift:26:21: warning: the tests of 'HiddenTests' do not run: the class is private
                 26 | private final class HiddenTests: XCTestCase {
                    |                     ^
                  from: Templates/page/tests.swift:26:21
                 26 | private final class HiddenTests: XCTestCase {
                    |                     ^
                  in: 2 of 3 combinations, such as Profile
                """,
            status: 1)
    }

    /// Checks a template with a compiler that does something else if it gets a word.
    private func check(_ arguments: [String], insteadOf word: String, _ commands: String) throws -> Run {
        let shop = try CheckedPages.sandbox()
        try shop.write([
            "../bin/swiftc": """
            #!/bin/sh
            case " $* " in *" \(word) "*)
                \(commands)
            esac
            PATH=${PATH#*:} exec swiftc "$@"

            """
        ])
        _ = try shop.output(of: ["chmod", "+x", shop.root + "/bin/swiftc"])
        let path = "\(shop.root)/bin:\(shop.environment["PATH"] ?? "")"
        return try shop.run(
            ["template", "check", "badge", "--compile-only"] + arguments, with: ["PATH": path])
    }

    @Test func aCompilerThatCrashes() throws {
        let run = try check([], insteadOf: "-swift-version 6", "echo 'Stack dump:' >&2; exit 254")
        #expect(
            run
                == Run(
                    output: "",
                    messages: """
                        error: swiftc failed with status 254
                          | Stack dump:
                          hint: this happened in Swift 6, with 'badge: Profile'
                        """, status: 1))
    }

    @Test func aCompilerWithoutTheIsolationIsTooOld() throws {
        let run = try check(
            ["--isolation", "nonisolated,mainactor"], insteadOf: "-default-isolation",
            "echo \"error: unknown argument: '-default-isolation'\" >&2; exit 1")
        #expect(
            run
                == Run(
                    output: "",
                    messages: """
                        error: the Swift compiler cannot isolate code to the main actor by default
                          hint: use Swift 6.2 or newer, or leave out '--isolation mainactor'
                        """, status: 1))
    }

    @Test func aCommandLineThatCannotBeReadIsRefused() throws {
        let shop = try Shop.sandbox()
        let usage = "usage: generamba template check [<options>] [<name|path|url> ...]"
        try shop.refuses(
            "template", "check", "--swift-version", "4", status: 64,
            saying: """
                error: '4' is not a language mode: write 5, 6 or 5,6
                  hint: \(usage)
                """)
        try shop.refuses(
            "template", "check", "--isolation", "main", status: 64,
            saying: """
                error: 'main' is not an isolation: write nonisolated, mainactor, mainactor-tests or several with commas
                  hint: \(usage)
                """)
        try shop.refuses(
            "template", "check", "--features", "ExistentialAny,NonisolatedNonSendingByDefault",
            saying: """
                error: 'NonisolatedNonSendingByDefault' is not an upcoming feature of Swift
                  hint: did you mean 'NonisolatedNonsendingByDefault'?
                """)
        try shop.refuses(
            "template", "check", "--sdk", "macosx", status: 64,
            saying: """
                error: 'macosx' is not a supported SDK: write iphonesimulator
                  hint: \(usage)
                """)
        try shop.refuses(
            "template", "check", "pge", "./none",
            saying: """
                error: no template 'pge'
                  hint: the built-in templates are \(BuiltInCatalog.names.joined(separator: ", "))
                error: no folder './none'
                """)
        try shop.refuses(
            "template", "check", "",
            saying: """
                error: no template ''
                  hint: the built-in templates are \(BuiltInCatalog.names.joined(separator: ", "))
                """)
        try shop.refuses(
            "template", "check", "silver", "--samples", "User",
            saying: """
                --samples:1:1: error: missing '=' after 'User'
                 1 | User
                   | ^^^^
                  hint: write a type and an expression, like 'User=User(id: 1)'
                """)
        try shop.refuses(
            "template", "check", "Sources",
            saying: """
                error: no template in 'Sources'
                  hint: a template's folder contains a NAME.rambaspec
                """)
    }

    @Test func aTemplateThatIsRequiredAndNowhereIsNamed() throws {
        let shop = try Shop.sandbox()
        try shop.install(CheckedPages.page, as: "page")
        try shop.expect(
            "template", "check", "page", "--compile-only",
            output: """
                     failed  Profile  (1 error)
                     failed  Profile --prefix ZZ  (1 error)
                     failed  Profile --title Bye --cached true  (1 error)
                     failed  Profile --prefix ZZ --title Bye --cached true  (1 error)
                     failed  Profile,URLPreview  (1 error)
                page: 5 combinations, all 5 failed
                """,
            messages: """
                Templates/page/page.rambaspec:5:12: error: no template 'badge'
                 5 | requires: [badge]
                   |            ^^^^^
                  hint: it must be beside this template, installed or built in
                  in: all 5 combinations, such as Profile
                """,
            status: 1)
    }

    @Test func aTestThatDoesNotEndIsNamedAndNotTriedAgain() throws {
        let shop = try CheckedPages.sandbox()
        try shop.write([
            "Templates/page/Code/tests.swift.mustache": """
            import XCTest

            final class {{ prefix }}{{ module_info.name }}Tests: XCTestCase {
              func testEnd() { while true {} }
            }

            """
        ])
        try shop.expect(
            "template", "check", "page", "--swift-version", "6",
            output: """
                     failed  Profile  (1 of 1 test failed)
                   compiled  Profile --prefix ZZ  (not run: a test of an earlier combination did not finish)
                   compiled  Profile --title Bye --cached true  (not run: a test of an earlier combination did not finish)
                     failed  Profile --prefix ZZ --title Bye --cached true  (1 error)
                   compiled  Profile,URLPreview  (not run: a test of an earlier combination did not finish)
                page: 5 combinations, 3 compiled, 2 failed
                """,
            messages: """
                Sources/Shop/Profile/ZZProfileView.swift:4:14: error: cannot find type 'ProfileCache' in scope
                 4 |   var cache: ProfileCache?
                   |              ^
                  from: Templates/page/Code/view.swift.mustache:5:14
                 5 |   var cache: {{ module_info.name }}Cache?
                   |              ^^^^^^^^^^^^^^^^^^^^^^
                  hint: did you mean 'ZZProfileCache'?
                  in: Profile --prefix ZZ --title Bye --cached true
                Tests/ShopTests/Profile/ProfileTests.swift:4:3: error: 'ProfileTests.testEnd' fails: did not finish within 10 s
                 4 |   func testEnd() { while true {} }
                   |   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
                  from: Templates/page/Code/tests.swift.mustache:4:3
                 4 |   func testEnd() { while true {} }
                   |   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
                  hint: the tests of later combinations did not run
                  in: Profile
                """,
            status: 1)
    }

    @Test func aMistakeThatIsRenderedDifferentlyIsOne() throws {
        let shop = try CheckedPages.sandbox()
        try shop.write([
            "Templates/badge/badge.rambaspec": """
            name: badge
            parameters:
              - {name: actions, type: list, items: function, examples: [load, "load,save"]}
            code_files: [{name: Badge.swift, path: badge.swift.mustache}]

            """,
            "Templates/badge/badge.swift.mustache": """
            struct {{ prefix }}{{ module_info.name }}Badge {
              let cache: {{ prefix }}Shared
            {{#actions}}
              let {{ name }}: {{ name | upper_camel }}Action
            {{/actions}}
            }

            """,
        ])
        try shop.expect(
            "template", "check", "badge", "--swift-version", "6",
            output: """
                     failed  Profile  (1 error)
                     failed  Profile --prefix ZZ  (1 error)
                     failed  Profile --actions load,save  (3 errors)
                     failed  Profile --prefix ZZ --actions load,save  (3 errors)
                     failed  Profile,URLPreview  (2 errors)
                badge: 5 combinations, all 5 failed
                """,
            messages: """
                Sources/Shop/Profile/ProfileBadge.swift:2:14: error: nothing declares 'Shared'
                 2 |   let cache: Shared
                   |              ^
                  from: Templates/badge/badge.swift.mustache:2:26
                 2 |   let cache: {{ prefix }}Shared
                   |                          ^
                  hint: if your app declares it, put files with such declarations into DIR and pass '--stubs DIR', or name the folder in the rambaspec: 'check_stubs: DIR'
                  in: all 5 combinations, such as Profile
                Sources/Shop/Profile/ProfileBadge.swift:3:13: error: nothing declares 'LoadAction'
                 3 |   let load: LoadAction
                   |             ^
                  from: Templates/badge/badge.swift.mustache:4:19
                 4 |   let {{ name }}: {{ name | upper_camel }}Action
                   |                   ^^^^^^^^^^^^^^^^^^^^^^^^
                  hint: if your app declares it, put files with such declarations into DIR and pass '--stubs DIR', or name the folder in the rambaspec: 'check_stubs: DIR'
                  in: 2 of 5 combinations, such as Profile --actions load,save
                """,
            status: 1)
    }

    @Test func whatIsNotSwiftIsNamed() throws {
        let shop = try CheckedPages.sandbox()
        try shop.install(
            [
                "old.rambaspec": """
                name: old
                code_files:
                  - {name: View.h, path: view.h.mustache}
                  - {name: View.m, path: view.h.mustache}

                """,
                "view.h.mustache": "@interface {{ prefix }}{{ module_info.name }}View : UIView\n@end\n",
            ], as: "old")
        try shop.install(
            [
                "mixed.rambaspec": """
                name: mixed
                code_files:
                  - {name: View.h, path: view.h.mustache}
                  - {name: Model.swift, path: model.swift.mustache}

                """,
                "view.h.mustache": "@interface {{ prefix }}{{ module_info.name }}View : UIView\n@end\n",
                "model.swift.mustache": """
                struct {{ prefix }}{{ module_info.name }}Model {
                {{#prefix}}
                  let view: {{ prefix }}{{ module_info.name }}View
                {{/prefix}}
                }

                """,
            ], as: "mixed")
        try shop.expect(
            "template", "check", "old", "mixed", "--swift-version", "6",
            output: """
                   left out  Profile  ('ProfileView.h' and 1 more are not compiled because they are not Swift)
                   left out  Profile --prefix ZZ  ('ZZProfileView.h' and 1 more are not compiled because they are not Swift)
                   left out  Profile,URLPreview  ('ProfileView.h' and 3 more are not compiled because they are not Swift)
                old: 3 combinations, all 3 left out
                     partly  Profile  ('ProfileView.h' is not compiled because it is not Swift)
                     failed  Profile --prefix ZZ  (1 error)
                     partly  Profile,URLPreview  ('ProfileView.h' and 1 more are not compiled because they are not Swift)
                mixed: 3 combinations, 2 partly, 1 failed
                2 templates: 6 combinations, 2 partly, 1 failed, 3 left out
                """,
            messages: """
                error: nothing is compiled, because no file is Swift
                  hint: add '--allow-uncompiled' to accept this
                  in: old, all 3 combinations, such as Profile
                Sources/Shop/Profile/ZZProfileModel.swift:2:13: error: 'ZZProfileView' is declared in 'ZZProfileView.h', and the check compiles no Objective-C
                 2 |   let view: ZZProfileView
                   |             ^
                  from: Templates/mixed/model.swift.mustache:3:13
                 3 |   let view: {{ prefix }}{{ module_info.name }}View
                   |             ^^^^^^^^^^^^
                  hint: declare it in Swift, under the name that it has in each combination, in a file in DIR and pass '--stubs DIR'
                  in: mixed, Profile --prefix ZZ
                """,
            status: 1)
    }

    @Test func aTemplatesOwnTypesHaveSamples() throws {
        let shop = try Shop.sandbox()
        try shop.install(
            [
                "page.rambaspec": """
                name: page
                parameters:
                  - {name: actions, type: list, items: function, default: "load(page: Page)", examples: ["load(page: Page)"]}
                code_files: [{name: Page.swift, custom_name: Page.swift, path: page.swift}]
                test_files: [{name: Tests.swift, path: tests.swift.mustache}]

                """,
                "page.swift": "struct Page { let number: Int }\n",
                "tests.swift.mustache": """
                import XCTest

                @testable import {{ module_info.product_module_name }}

                final class {{ prefix }}{{ module_info.name }}Tests: XCTestCase {
                {{#actions}}
                {{#sampled}}
                {{#arguments}}
                  func test{{ name | upper_camel }}() { XCTAssertEqual(({{ sample }}).number, 1) }
                {{/arguments}}
                {{/sampled}}
                {{/actions}}
                }

                """,
            ], as: "page")
        try shop.expect(
            "template", "check", "page", "--swift-version", "6", "--samples", "Page=Page(number: 1)",
            output: """
                         ok  Profile  (1 test)
                         ok  Profile --prefix ZZ  (1 test)
                   left out  Profile,URLPreview  (two modules would have a file 'Page.swift')
                page: 3 combinations, 2 ok, 1 left out
                """)
    }

    @Test func withoutAFolderForCachesTheCheckGoesOn() throws {
        let shop = try CheckedPages.sandbox()
        try shop.expect(
            "template", "check", "badge", "--swift-version", "6", "--compile-only",
            with: [
                "GENERAMBA_CACHE": "/dev/null/cache", "XDG_CACHE_HOME": "/dev/null/all",
                "HOME": "/dev/null/home",
            ],
            output: """
                   compiled  Profile
                   compiled  Profile --prefix ZZ
                   left out  Profile,URLPreview  (two modules would have a file 'Badge.swift')
                badge: 3 combinations, 2 compiled, 1 left out
                """,
            messages: """
                warning: cannot create the folder '/dev/null': file exists
                  hint: set GENERAMBA_CACHE to a folder; without a cache, each check compiles the stand-ins again
                """)
    }
}
