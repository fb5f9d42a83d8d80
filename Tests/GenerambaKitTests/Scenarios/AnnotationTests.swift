import Testing

/// Tests `--format github`, the annotations of GitHub Actions.
struct AnnotationTests {
    private static let rambaspec = """
        name: page
        sumary: a page
        code_files:
          - {name: View.swift, path: 'a,b: 100%.mustache'}

        """

    /// A template with mistakes, in a file whose name has characters that the commands use themselves.
    private func page(_ text: String = "// 👩‍👩‍👧é {{ prefx }}\n") throws -> Sandbox {
        try Sandbox(["own/page/page.rambaspec": Self.rambaspec, "own/page/a,b: 100%.mustache": text])
    }

    @Test func aProblemIsAtItsPlaceInTheRepository() throws {
        let sandbox = try page()
        let output = """
            ::warning file=own/page/page.rambaspec,line=2,col=1,endColumn=7,title=template-lint/warning::unknown key 'sumary'%0Ahint: did you mean 'summary'?
            ::error file=own/page/a%2Cb%3A 100%25.mustache,line=1,col=14,endColumn=19,title=template-lint/error::unknown name 'prefx'%0Ahint: did you mean 'prefix'?
            """
        try sandbox.expect("template", "lint", "own", "--format", "github", output: output, status: 1)
        try sandbox.expect(
            "template", "lint", "page", "--format", "github", in: "own",
            with: ["GITHUB_WORKSPACE": sandbox.project], output: output, status: 1)
        try sandbox.expect(
            "template", "lint", "page", "-C", "own", "--format", "github", "--quiet",
            with: ["GITHUB_WORKSPACE": sandbox.root + "/home"], output: output, status: 1)
    }

    @Test func whatIsOutsideOfTheRepositoryIsNamedInTheText() throws {
        let sandbox = try page("")
        try sandbox.expect(
            "template", "lint", "../own", "--format", "github", in: "own/page",
            output: """
                ::error title=template-lint/error::no folder '../own'
                """, status: 1)
        try sandbox.makeFolder("other")
        try sandbox.expect(
            "template", "lint", "../own/page", "--format", "github", in: "other",
            output: """
                ::warning title=template-lint/warning::<root>/Shop/own/page/page.rambaspec:2:1: unknown key 'sumary'%0Ahint: did you mean 'summary'?
                """)
    }

    @Test func noNameOrTextOfATemplateBecomesACommandOrMarkup() throws {
        let sandbox = try Sandbox([
            "own/page.rambaspec":
                "name: page\n\"a\\n::error::b\\e[1m\": 1\ncode_files: [{name: A.swift, path: 'a.swift'}]\n",
            "own/a.swift": "", "own/x_<b>|y.rambaspec": "name: x\n",
        ])
        let summary = sandbox.root + "/summary.md"
        try sandbox.expect(
            "template", "lint", "own", "--format", "github", with: ["GITHUB_STEP_SUMMARY": summary],
            output: #"""
                ::warning file=own/page.rambaspec,line=2,col=1,endColumn=21,title=template-lint/warning::unknown key 'a\n::error::b\u{1B}[1m'
                ::error file=own/x_<b>|y.rambaspec,line=1,col=1,endColumn=1,title=template-lint/error::the rambaspec has neither 'code_files' nor 'test_files'%0Ahint: list the template's files: 'code_files:' with '- {name: NAME, path: SOURCE}'
                ::warning file=own/x_<b>|y.rambaspec,line=1,col=7,endColumn=8,title=template-lint/warning::the rambaspec of 'x_<b>|y' is named 'x'
                """#, status: 1)
        #expect(
            try sandbox.read("../summary.md") == #"""
                ### generamba template lint

                | name | result | details |
                |---|---|---|
                | page | passed | 1 warning |
                | x\_\<b\>\|y | failed | 1 error, 1 warning |


                """#)
    }

    @Test func aSummaryIsAppended() throws {
        let sandbox = try page()
        try sandbox.write(["../summary.md": "# Before\n"])
        _ = try sandbox.run(
            "template", "lint", "own", "--format", "github",
            with: ["GITHUB_STEP_SUMMARY": sandbox.root + "/summary.md"])
        #expect(
            try sandbox.read("../summary.md") == """
                # Before
                ### generamba template lint

                | name | result | details |
                |---|---|---|
                | page | failed | 1 error, 1 warning |


                """)
        try sandbox.write([
            "fine/fine.rambaspec": "name: fine\ncode_files: [{name: A.swift, path: a.swift}]\n",
            "fine/a.swift": "",
        ])
        try sandbox.expect(
            "template", "lint", "fine", "--format", "github",
            with: ["GITHUB_STEP_SUMMARY": sandbox.root + "/nowhere/summary.md"],
            messages: "warning: cannot write '<root>/nowhere/summary.md': no such file or directory")
    }

    @Test func aFindingOfACheckIsAtTheTemplatesLine() throws {
        let sandbox = try Sandbox([
            "own/page.rambaspec": "name: page\ncode_files: [{name: View.swift, path: view.mustache}]\n",
            "own/view.mustache": "{{! a comment }}\nlet view: {{ module_info.name }}Cache? = nil\n",
        ])
        try sandbox.expect(
            "template", "check", "own", "--format", "github", "--matrix", "one", "--swift-version", "6",
            "--compile-only",
            output: """
                ::error file=own/view.mustache,line=2,col=11,endColumn=33,title=template-check/error::nothing declares 'ProfileCache'%0Ain: Profile%0Agenerated: Sources/Shop/Profile/ProfileView.swift:1:11%0Ahint: if your app declares it, put files with such declarations into DIR and pass '--stubs DIR', or name the folder in the rambaspec: 'check_stubs: DIR'
                """, status: 1)
    }

    @Test func eachFileOfAGoldenTestThatDiffersIsAProblem() throws {
        let sandbox = try Sandbox([
            "own/own.rambaspec": "name: own\ncode_files: [{name: View.swift, path: view.mustache}]\n",
            "own/view.mustache": "// {{ module_info.name }}\n",
            "own/tests/cart.yml": "gen: Cart\n", "own/tests/cart/Sources/Shop/Old/Old.swift": "",
        ])
        let hint = "%0Ahint: compare with 'generamba template test', and accept it with '--record'"
        let start = "title=template-test/changed::the golden test 'cart'"
        let (old, new) = (
            "tests/cart/Sources/Shop/Old/Old.swift", "tests/cart/Sources/Shop/Cart/CartView.swift"
        )
        try sandbox.expect(
            "template", "test", "own", "--format", "github",
            output: """
                ::error file=own/\(old),\(start) no longer makes '\(old)'\(hint)
                ::error file=own/\(new),\(start) also makes '\(new)'\(hint)
                """, status: 1)
        try sandbox.expect("template", "test", "own", "--record", "--format", "github")
    }

    @Test func modulesAndTheirFiles() throws {
        let shop = try Shop.sandbox()
        _ = try shop.run("gen", "Profile,News", "--no-tests")
        let (view, model) = (
            "Sources/Shop/Modules/Profile/View/ProfileView.swift", "Sources/Shop/Modules/News/NewsModel.swift"
        )
        try shop.remove(view)
        try shop.write([model: "<<<<<<< a\n=======\n>>>>>>> b\n"])
        let restore =
            "hint: restore them with 'generamba update --restore FILE', or keep them away with 'generamba update --accept-missing'"
        try shop.expect(
            "status", "--format", "github", with: ["GITHUB_STEP_SUMMARY": shop.root + "/summary.md"],
            output: """
                ::error file=\(model),title=status/conflict::'\(model)' has conflict markers%0Ahint: edit it
                ::error file=\(view),title=status/missing::'\(view)' of 'Profile' is missing%0A\(restore)
                """, status: 7)
        #expect(
            try shop.read("../summary.md") == """
                ### generamba status

                | name | result | details |
                |---|---|---|
                | News | failed | conflicts \\(1\\) |
                | Profile | failed | missing \\(1\\) |


                """)
        let hint = "hint: show the changes with '--diff', or make them without '--check'"
        try shop.expect(
            "gen", "Profile", "--no-tests", "--check", "--diff", "--format", "github",
            output: """
                ::error file=\(view),title=gen/missing::'\(view)' is missing%0A\(hint)
                """, status: 4)
        try shop.write([
            "Templates/page/Code/model.swift.mustache":
                "struct {{ prefix }}{{ module_info.name }}Model {\n}\n"
        ])
        let record = ".generamba/modules/Shop/Profile.page.txt"
        try shop.expect(
            "status", "Profile", "--format", "github",
            output: """
                ::error file=\(record),title=status/outdated::the template of 'Profile' has changed%0Ahint: run 'generamba update'
                ::error file=\(view),title=status/missing::'\(view)' of 'Profile' is missing%0A\(restore)
                """, status: 6)
    }

    @Test func aRuleOfTheDoctorIsTheKind() throws {
        let sandbox = try NewPackage.sandbox()
        _ = try sandbox.run("gen", "Profile", "rviper_controller")
        let path = "Sources/Shop/Profile/Interactor/ProfileInteractor.swift"
        try sandbox.write([path: try sandbox.read(path).replacing("  weak var output", with: "  var output")])
        try sandbox.expect(
            "doctor", "Profile", "--format", "github",
            output: """
                ::warning file=\(path),line=4,col=7,endColumn=13,title=doctor/weak-output::the interactor keeps its output alive: 'output' is not weak [weak-output]
                """, status: 1)
    }

    @Test func formatsThatContradict() throws {
        let sandbox = try page()
        for command in [["template", "lint", "own"], ["status"], ["gen", "Profile"]] {
            try sandbox.refuses(
                command + ["--json", "--format", "sarif"], status: 64,
                saying: """
                    error: '--json' and '--format sarif' contradict each other
                      hint: use only one of them
                    """)
        }
        let json = try sandbox.run("template", "lint", "own", "--json")
        #expect(try sandbox.run("template", "lint", "own", "--format", "json") == json)
        #expect(try sandbox.run("template", "lint", "own", "--json", "--format", "json") == json)
    }
}
