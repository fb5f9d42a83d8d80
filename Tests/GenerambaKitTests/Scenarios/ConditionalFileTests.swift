import Testing

/// Tests `when:` and `for_each:` in a rambaspec.
struct ConditionalFileTests {
    /// The project with a template that has these entries. Each file contains the value of `item`.
    private func shop(_ entries: String, _ file: String = "Code/file.mustache") throws -> Sandbox {
        let shop = try Shop.sandbox(printing: "")
        try shop.write([
            "Templates/page/page.rambaspec": """
            name: page
            parameters:
              - {name: worker, type: bool}
              - {name: sections, type: list}
              - {name: cells, type: int}
              - {name: actions, type: list, items: function}
            code_files:
            \(entries)

            """,
            "Templates/page/Code/file.mustache":
                "{{#sections}}{{.}} {{/sections}}{{module_info.file_name}}\n",
            "Templates/page/Code/item.mustache": "{{item}} in {{module_info.file_name}}\n",
            "Templates/page/Code/action.mustache": "func {{item.signature}}\n",
            "Templates/page/Code/item.liquid": "{{ item }} in {{ module_info.file_name }}\n",
        ])
        return shop
    }

    private func names(_ shop: Sandbox, _ options: [String]) throws -> [String] {
        let run = try shop.run(["gen", "Profile", "--dry-run"] + options)
        #expect(run.status == 0 && run.messages == "", "\(run)")
        let lines = run.output.split(separator: "\n").filter { $0.hasPrefix("     create  ") }
        return lines.map { String($0.dropFirst("     create  Sources/Shop/Modules/Profile/".count)) }
    }

    @Test(arguments: [
        ("worker", ["--worker"], true), ("worker", [], false),
        ("custom_parameters.worker", ["--worker"], true), ("worker == false", [], true),
        ("cells > 3", ["--cells", "4"], true), ("cells > 3", ["--cells", "3"], false),
        ("cells", [], false), ("cells == 0", ["--cells", "0"], true),
        ("sections contains 'A'", ["--sections", "A,B"], true),
        ("sections contains 'A'", ["--sections", "B"], false),
        ("sections.size == 2", ["--sections", "A,B"], true),
        ("module_info.name == 'Profile'", [], true), ("module_info.name != 'Profile'", [], false),
        ("worker and cells > 3 or sections.size > 0", ["--sections", "A"], false),
        ("worker or cells > 3", ["--cells", "4"], true),
        ("true", [], true), ("false", [], false),
    ])
    func aFileIsMadeWhenItsConditionIsMet(condition: String, options: [String], isMade: Bool) throws {
        let shop = try shop(
            """
              - {name: .txt, path: Code/file.mustache}
              - {name: Other.txt, path: Code/file.mustache, when: "\(condition)"}
              - {name: Folder, when: "\(condition)"}
            """)
        let others = isMade ? ["ProfileOther.txt", "Folder/"] : []
        #expect(try names(shop, options) == ["Profile.txt"] + others)
    }

    @Test(arguments: ["sections", "custom_parameters.sections"])
    func aFileIsMadeForEachItem(list: String) throws {
        let shop = try shop(
            """
              - {name: "{{item}}/{{ item }}Section.txt", path: Code/item.mustache, for_each: \(list)}
              - {name: .txt, custom_name: "{{ item | downcase }}.txt", path: Code/item.liquid, for_each: \(list), when: "item != 'B'"}
              - {name: "Of{{item}}", for_each: \(list)}
            """)
        #expect(
            try names(shop, ["--sections", "A,B"]) == [
                "A/ProfileASection.txt", "B/ProfileBSection.txt", "a.txt", "OfA/", "OfB/",
            ])
        #expect(try names(shop, ["--sections", "A"]) == ["A/ProfileASection.txt", "a.txt", "OfA/"])
        _ = try shop.run("gen", "Profile", "--sections", "A,B")
        #expect(try shop.read("Sources/Shop/Modules/Profile/a.txt") == "A in a.txt\n")
        #expect(
            try shop.read("Sources/Shop/Modules/Profile/B/ProfileBSection.txt")
                == "B in ProfileBSection.txt\n")
    }

    @Test func anItemMayBeAFunction() throws {
        let shop = try shop(
            """
              - {name: "{{item.name | upper_camel}}.txt", path: Code/action.mustache, for_each: actions}
            """)
        _ = try shop.run(
            "gen", "Profile", "--actions", "signIn(with email: String) async throws->User,signOut")
        let module = "Sources/Shop/Modules/Profile/"
        #expect(
            try shop.read(module + "ProfileSignIn.txt")
                == "func signIn(with email: String) async throws -> User\n")
        #expect(try shop.read(module + "ProfileSignOut.txt") == "func signOut()\n")
    }

    @Test func theListsOfAModuleAreListsToo() throws {
        let shop = try shop(
            "  - {name: 'In{{item}}.txt', path: Code/item.mustache, for_each: module_info.test_targets}")
        #expect(try names(shop, []) == ["ProfileInShopTests.txt"])
    }

    @Test func anEmptyListMakesNoFile() throws {
        let shop = try shop(
            "  - {name: A.txt, path: Code/file.mustache}\n"
                + "  - {name: '{{item}}.txt', path: Code/item.mustache, for_each: sections}")
        #expect(try names(shop, []) == ["ProfileA.txt"])
    }

    @Test func inARambaspecOfLiquidTheyAreTheSame() throws {
        let shop = try shop(
            """
            {% if custom_parameters.cells > 3 %}
              - {name: Cells.txt, path: Code/file.mustache}
            {% endif %}
              - {name: "{{ item }}/Section.txt", custom_name: "{{ item | downcase }}-{{ module_info.file_basename }}", path: Code/item.liquid, for_each: sections, when: "item != 'B'"}
              - {name: Worker.txt, path: Code/file.mustache, when: worker}
            """)
        #expect(
            try names(shop, ["--sections", "A,B,C", "--worker", "--cells", "4"]) == [
                "ProfileCells.txt", "A/a-Section.txt", "C/c-Section.txt", "ProfileWorker.txt",
            ])
        #expect(try names(shop, ["--sections", "C", "--cells", "3"]) == ["C/c-Section.txt"])
        _ = try shop.run("gen", "Profile", "--sections", "C", "--cells", "3")
        #expect(try shop.read("Sources/Shop/Modules/Profile/C/c-Section.txt") == "C in c-Section.txt\n")
    }

    @Test func whatIsNoListIsRefused() throws {
        let shop = try shop(
            """
              - {name: a.txt, path: Code/item.mustache, for_each: section}
              - {name: b.txt, path: Code/item.mustache, for_each: cells}
              - {name: c.txt, path: Code/item.mustache, for_each: something.else}
            """)
        try shop.refuses(
            "gen", "Profile", "--cells", "4",
            saying: """
                Templates/page/page.rambaspec:8:55: error: unknown list 'section'
                 8 |   - {name: a.txt, path: Code/item.mustache, for_each: section}
                   |                                                       ^^^^^^^
                  hint: did you mean 'sections'?
                Templates/page/page.rambaspec:9:55: error: 'cells' is not a list
                 9 |   - {name: b.txt, path: Code/item.mustache, for_each: cells}
                   |                                                       ^^^^^
                  hint: known lists: 'actions', 'conditional_imports', 'custom_parameters.actions', \
                'custom_parameters.sections', 'imports', 'module_info.project_targets', 'module_info.test_targets', 'sections'
                Templates/page/page.rambaspec:10:55: error: unknown list 'something.else'
                 10 |   - {name: c.txt, path: Code/item.mustache, for_each: something.else}
                    |                                                       ^^^^^^^^^^^^^^
                  hint: known lists: 'actions', 'conditional_imports', 'custom_parameters.actions', \
                'custom_parameters.sections', 'imports', 'module_info.project_targets', 'module_info.test_targets', 'sections'
                """)
    }

    @Test func aConditionThatCannotBeReadIsRefused() throws {
        let shop = try shop("  - {name: a.txt, path: Code/item.mustache, when: \"cells === 3\"}")
        try shop.refuses(
            "gen", "Profile",
            saying: """
                Templates/page/page.rambaspec:8:58: error: unknown operator '==='
                 8 |   - {name: a.txt, path: Code/item.mustache, when: "cells === 3"}
                   |                                                          ^^^
                  hint: did you mean '=='?
                """)
    }

    @Test(arguments: [("!worker", "!", 0), ("worker && cells", "&&", 7), ("worker | cells", "|", 7)])
    func signsOfOtherLanguagesAreRefused(condition: String, sign: String, offset: Int) throws {
        let shop = try shop("  - {name: A, when: \"\(condition)\"}")
        try shop.refuses(
            "gen", "Profile",
            saying: """
                Templates/page/page.rambaspec:8:\(22 + offset): error: unknown operator '\(sign)'
                 8 |   - {name: A, when: "\(condition)"}
                   | \(String(repeating: " ", count: 21 + offset))\(String(repeating: "^", count: sign.count))
                  hint: write 'and' or 'or'; to negate, write 'name == false'
                """)
    }

    @Test func inARambaspecOfLiquidAnItemMayBeAnything() throws {
        let shop = try shop(
            """
            {% if module_info.name == 'Profile' %}
              - {name: "{{ item }}", custom_name: "{{ item | append: '.txt' }}", path: Code/item.liquid, for_each: sections}
            {% endif %}
              - {name: "{{ item.name }}.txt", path: Code/action.mustache, for_each: actions}
            """)
        let options = ["--sections", "a: b,[c],{{ year }}", "--actions", "f(x: Int)"]
        #expect(
            try names(shop, options + ["--strict"]) == [
                "a: b.txt", "[c].txt", "{{ year }}.txt", "Profilef.txt",
            ])
    }

    @Test func aListInAFunctionThatWasNotGivenIsEmpty() throws {
        let shop = try shop(
            "  - {name: A}\n  - {name: '{{item}}.txt', path: Code/item.mustache, for_each: main.arguments}")
        let rambaspec = try shop.read("Templates/page/page.rambaspec")
        try shop.write([
            "Templates/page/page.rambaspec": rambaspec.replacing(
                "code_files", with: "  - {name: main, type: function}\ncode_files")
        ])
        #expect(try names(shop, []) == ["A/"])
    }

    @Test func aConditionOnANameThatIsNotThereIsAWarning() throws {
        let shop = try shop(
            """
              - {name: A, when: "workre or custom_parameters.workre"}
              - {name: B, when: "year.other or module_info.anything"}
            """)
        try shop.refuses(
            "gen", "Profile",
            saying: """
                Templates/page/page.rambaspec:8:22: warning: unknown name 'custom_parameters.workre'
                 8 |   - {name: A, when: "workre or custom_parameters.workre"}
                   |                      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
                  hint: did you mean 'custom_parameters.worker'?
                Templates/page/page.rambaspec:8:22: warning: unknown name 'workre'
                 8 |   - {name: A, when: "workre or custom_parameters.workre"}
                   |                      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
                  hint: did you mean 'worker'?
                error: the template makes no files for these parameters
                """)
    }

    @Test func twoFilesOfOneNameAreRefused() throws {
        let shop = try shop("  - {name: a.txt, path: Code/item.mustache, for_each: sections}")
        try shop.refuses(
            "gen", "Profile", "--sections", "A,B",
            saying: """
                Templates/page/page.rambaspec:8:12: error: 'Sources/Shop/Modules/Profile/Profilea.txt' would be written twice
                 8 |   - {name: a.txt, path: Code/item.mustache, for_each: sections}
                   |            ^^^^^
                  hint: give each file a name of its own
                """)
    }
}
