import Testing

@testable import GenerambaKit
@testable import SourceText

/// Rambafiles as users write them.
struct RambafileReadingTests {
    private func read(_ text: String) throws -> (Rambafile, [String]) {
        var diagnostics = Diagnostics()
        let file = SourceFile(path: "Rambafile", text: text)
        let rambafile = try Rambafile.parse(file, diagnostics: &diagnostics)
        return (
            rambafile, diagnostics.all.map { "\($0.range?.line ?? 0):\($0.range?.column ?? 0) \($0.message)" }
        )
    }

    @Test func everything() throws {
        let (rambafile, warnings) = try read(
            """
            ### Headers settings
            company: "Пример & Co."
            author: O'Nym
            ### Xcode project settings
            project_name: Shop
            prefix: NO
            product_module_name: Shop_iOS
            xcodeproj_path: Shop.xcodeproj
            ### Code generation settings section
            project_targets: [Shop, ShopMac]
            project_file_path: /Shop/Classes/
            project_group_path: /Shop/Classes
            test_targets:
            - ShopTests
            test_file_path: ShopTests
            test_group_path: ShopTests
            podfile_path: 'Podfile'
            cartfile_path: Cartfile
            create_logical_groups: true
            catalogs:
              - https://github.com/igrekde/my-own-catalog
              - git@github.com:group/repo.git
              - ../catalog
            templates:
              - {name: a}
              - {name: local_template_name, local: 'absolute/file/path'}
              - {name: remote_template_name, git: 'https://example.com/x', branch: dev}
              - b
            """)
        #expect(warnings.isEmpty)
        #expect(rambafile.company?.value == "Пример & Co." && rambafile.author?.value == "O'Nym")
        #expect(rambafile.projectName.value == "Shop" && rambafile.prefix?.value == "NO")
        #expect(rambafile.productModuleName?.value == "Shop_iOS")
        #expect(rambafile.xcodeprojPath?.value == "Shop.xcodeproj")
        #expect(rambafile.projectTargets.map(\.value) == ["Shop", "ShopMac"])
        #expect(rambafile.projectFilePath?.value == "/Shop/Classes/")
        #expect(rambafile.testTargets.map(\.value) == ["ShopTests"])
        #expect(rambafile.testFilePath?.value == "ShopTests")
        #expect(
            rambafile.catalogs.map(\.value) == [
                "https://github.com/igrekde/my-own-catalog", "git@github.com:group/repo.git", "../catalog",
            ])
        #expect(
            rambafile.templates.map(\.name.value.text) == [
                "a", "local_template_name", "remote_template_name", "b",
            ])
        #expect(
            rambafile.templates.map(\.source.sketch) == [
                "catalogs", "local absolute/file/path", "git https://example.com/x dev", "catalogs",
            ])
    }

    @Test(
        arguments: [
            ("project_name: A\nproject_target: B", [], []),
            ("project_name: A\nproject_target: B\ntemplates:\n#  - {name: x}\n", [], []),
            ("project_name: A\nproject_target: B\ntemplates:\n", [], []),
            ("project_name: A\nproject_target: B\ntemplates: []", [], []),
            ("\u{FEFF}project_name: A\r\nproject_target: B\r\ntemplates:\r\n  - {name: x}\r\n", ["x"], []),
            ("project_name: A\nproject_target: B\ntemplates: [x, {name: 'y'}]", ["x", "y"], []),
            ("project_name: A\nproject_target: B\ntempates: [x]", [], ["3:1 unknown key 'tempates'"]),
            ("project_name: A\nproject_target: B\nfoo:\n  bar: [1]\n", [], ["3:1 unknown key 'foo'"]),
            ("project_name: A\nproject_target: B\nprefix:\nauthor: ~\ncompany: null\ncatalogs:\n", [], []),
            (
                "project_name: A\nproject_name: C\nproject_target: B", [],
                ["2:1 'project_name' appears again: this value is used"]
            ),
            (
                "project_name: A\nproject_target: B\ntemplates:\n- {name: x, url: y}", ["x"],
                ["4:13 unknown key 'url'"]
            ),
            ("project_name: A\nproject_target: B\ntest_targets: ShopTests\n", [], []),
            ("project_name: 2048\nproject_target: true\n", [], []),
            ("'project_name': A\n\"project_target\": B\n", [], []),
            ("project_name: &n A\nproject_target: *n\n", [], []),
            ("{project_name: A, project_target: B}", [], []),
            ("project_name: A\nproject_target: B\nproject_targets: ~\n", [], []),
        ] as [(String, [String], [String])])
    func oddOnes(text: String, templates: [String], warnings: [String]) throws {
        let (rambafile, found) = try read(text)
        #expect(rambafile.templates.map(\.name.value.text) == templates)
        #expect(found == warnings)
        #expect(rambafile.projectTargets.count == 1)
    }

    @Test func theListOfTargetsWinsOverTheSingleOne() throws {
        let base = "project_name: A\nproject_target: B\ntest_target: C\n"
        #expect(
            try read(base + "project_targets: [D]\ntest_targets: [E]").0.projectTargets.map(\.value) == ["D"])
        #expect(try read(base + "project_targets: []\ntest_targets: []").0.testTargets.map(\.value) == ["C"])
    }

    @Test(arguments: [
        ("", ["1:1 the Rambafile has no 'project_name'", "1:1 the Rambafile has no 'project_target'"]),
        ("- a\n- b\n", ["1:1 the Rambafile must be a mapping, not a list"]),
        ("project_name", ["1:1 the Rambafile must be a mapping, not text"]),
        ("project_name: ''\nproject_target: ' '\n", ["1:15 'project_name' is empty"]),
        (
            "project_name: A\nproject_targets: [a, ~, [b]]\n",
            [
                "2:22 an item of 'project_targets' is empty",
                "2:25 'project_targets' must be text, not a list",
            ]
        ),
        ("project_name: A\nproject_target: [a]\n", ["2:17 'project_target' must be text, not a list"]),
        (
            "project_name: {{ name }}\nproject_target: A\n",
            ["1:15 'project_name' must be text, not a mapping"]
        ),
    ])
    func mistakes(text: String, messages: [String]) throws {
        var none = Diagnostics()
        do {
            _ = try Rambafile.parse(SourceFile(path: "Rambafile", text: text), diagnostics: &none)
            Issue.record("it was taken: \(text)")
        } catch let found as Diagnostics {
            let all = found.all.map { "\($0.range?.line ?? 0):\($0.range?.column ?? 0) \($0.message)" }
            #expect(all.sorted() == messages.sorted())
            #expect(found.all.allSatisfy { $0.range?.file.path == "Rambafile" })
        }
    }

    @Test(arguments: [
        ("page", true), ("rviper_controller", true), ("My Template", true), ("шаблон", true), ("a.b", true),
        ("a-b", true),
        ("", false), (".", false), ("..", false), ("a/b", false), ("/a", false), (".git", false),
        ("-a", false), ("a/", false),
        ("..\u{2F}\u{301}a", false), ("a\0b", false), ("a\u{2F}\u{301}", false),
    ])
    func namesOfTemplates(name: String, isOne: Bool) {
        #expect((TemplateName(name) != nil) == isOne)
    }
}

extension TemplateReference.Source {
    fileprivate var sketch: String {
        switch self {
        case .catalogs: "catalogs"
        case .local(let path): "local \(path.value)"
        case .git(let git): "git \(git.url.value) \(git.pin.value.sketch)"
        }
    }
}

extension GitPin {
    fileprivate var sketch: String {
        switch self {
        case .newest: "-"
        case .branch(let name), .tag(let name), .commit(let name): name
        }
    }
}
