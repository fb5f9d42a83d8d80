import Testing

/// The program adds texts to files that are not the module's, with the user's consent, and takes them out again.
struct InsertionScenarioTests {
    private static func sandbox(rambaspec: String? = nil) throws -> Sandbox {
        let sandbox = try Shop.sandbox()
        if let rambaspec {
            try AddingTemplate.add(to: sandbox, rambaspec: rambaspec)
        } else {
            try AddingTemplate.add(to: sandbox)
        }
        return sandbox
    }

    private static let gen = ["gen", "Profile", "./kits/adding"]

    @Test func aModuleIsAddedOnceUpdatedAndTakenOut() throws {
        let sandbox = try Self.sandbox()
        let before = try sandbox.contents()
        var run = try sandbox.run(Self.gen)
        #expect(
            run.messages == """
                error: 'adding' adds to 'Sources/Shop/Container.swift', 'Sources/Shop/Route.swift'
                  hint: allow it with 'gen … --allow-outside', or write 'allow_outside: [adding]' into the Rambafile

                """)
        #expect(run.status == 1)
        #expect(try sandbox.contents() == before)

        run = try sandbox.run(Self.gen + ["--allow-outside"])
        #expect(
            run.output == """
                     create  Sources/Shop/Modules/Profile/ProfileView.swift
                Profile from adding: 1 created
                       edit  Sources/Shop/Container.swift
                       edit  Sources/Shop/Route.swift

                """)
        let container = AddingTemplate.container.replacing(
            "    String", with: "    ProfileView.self,\n    String")
        #expect(try sandbox.read("Sources/Shop/Container.swift") == container)
        let route = AddingTemplate.route.replacing(
            "case home\n", with: "case home\n\tcase profile(id: Int)\n"
        )
        .replacing("\"Home\"\n", with: "\"Home\"\n\t\tcase .profile: \"Profile\"\n")
        .replacing("1 }", with: "1; case .profile(let id): ProfileView(id: id) }")
        #expect(try sandbox.read("Sources/Shop/Route.swift") == route)

        // Twice is once, and the next module needs no consent.
        #expect(try sandbox.run(Self.gen).output == "Profile from adding: 1 identical\n")
        #expect(try sandbox.run("gen", "Cart", "./kits/adding").status == 0)
        #expect(
            try sandbox.read("Sources/Shop/Container.swift").contains("    CartView.self,\n    Int.self,\n"))

        run = try sandbox.run("update", "Profile", "--id", "String")
        #expect(
            run.output == """
                     update  Sources/Shop/Modules/Profile/ProfileView.swift
                Profile from adding: 1 updated
                       edit  Sources/Shop/Route.swift

                """)
        #expect(try sandbox.read("Sources/Shop/Route.swift").contains("case profile(id: String)"))
        #expect(try !sandbox.read("Sources/Shop/Route.swift").contains("case profile(id: Int)"))
        #expect(try sandbox.run("update").output.hasSuffix("up to date\n"))

        #expect(try sandbox.run("destroy", "Profile").status == 0)
        #expect(try sandbox.run("destroy", "Cart").status == 0)
        #expect(try sandbox.contents() == before.merging(sandbox.attributes) { $1 })
    }

    @Test func renamingAndBackGivesTheBytes() throws {
        let sandbox = try Self.sandbox()
        try sandbox.write([
            "kits/adding/adding.rambaspec": try sandbox.read("kits/adding/adding.rambaspec").replacing(
                "    sorted: true\n", with: "")
        ])
        for name in ["Profile", "Cart"] {
            #expect(try sandbox.run("gen", name, "./kits/adding", "--allow-outside").status == 0)
        }
        let before = try sandbox.contents()
        let run = try sandbox.run("rename", "Profile", "Account")
        #expect(
            run.output == """
                     create  Sources/Shop/Modules/Account/AccountView.swift
                     remove  Sources/Shop/Modules/Profile/ProfileView.swift
                     remove  Sources/Shop/Modules/Profile/
                Profile is Account now, from adding: 1 created, 1 removed
                       edit  Sources/Shop/Container.swift
                       edit  Sources/Shop/Route.swift

                """)
        for file in ["Container", "Route"] {
            let path = "Sources/Shop/\(file).swift"
            let renamed = before[path]?.replacing("Profile", with: "Account").replacing(
                "profile", with: "account")
            #expect(try sandbox.read(path) == renamed)
        }
        #expect(try sandbox.run("rename", "Account", "Profile").status == 0)
        #expect(try sandbox.contents() == before)
    }

    @Test func whatAPersonEditedOrWroteStays() throws {
        let sandbox = try Self.sandbox()
        let path = "Sources/Shop/Container.swift"
        // Somebody has added one of the texts already.
        let own = AddingTemplate.container.replacing(
            "    Int", with: "    ProfileView.self, // mine\n    Int")
        try sandbox.write([path: own])
        #expect(try sandbox.run(Self.gen + ["--allow-outside"]).status == 0)
        #expect(try sandbox.read(path) == own)
        // And edited another one.
        let route = try sandbox.read("Sources/Shop/Route.swift").replacing(
            "profile(id: Int)", with: "profile(id: UInt)"
        )
        .replacing("\"Profile\"", with: "\"My profile\"").replacing("ProfileView(id: id)", with: "1")
        try sandbox.write(["Sources/Shop/Route.swift": route])
        let run = try sandbox.run("destroy", "Profile")
        #expect(
            run.output == """
                     remove  Sources/Shop/Modules/Profile/ProfileView.swift
                     remove  Sources/Shop/Modules/Profile/
                     remove  Sources/Shop/Modules/
                Profile from adding: 1 removed
                  note: what it added to 'Sources/Shop/Route.swift' stays where it was edited

                """)
        #expect(try sandbox.read(path) == own)
        #expect(try sandbox.read("Sources/Shop/Route.swift") == route)
    }

    @Test func adoptingRecordsWhatStands() throws {
        let sandbox = try Self.sandbox()
        #expect(try sandbox.run(Self.gen + ["--allow-outside"]).status == 0)
        let route = "Sources/Shop/Route.swift"
        try sandbox.write([route: try sandbox.read(route).replacing("Profile\"", with: "My profile\"")])
        try sandbox.remove(".generamba")
        #expect(try sandbox.run("adopt", "Profile", "./kits/adding").status == 0)
        let run = try sandbox.run("destroy", "Profile")
        #expect(
            run.output.contains("note: what it added to '\(route)' stays where it was edited\n"), "\(run)")
        #expect(try sandbox.read("Sources/Shop/Container.swift") == AddingTemplate.container)
        // The clause that somebody edited is all that is left.
        let clause = "\"Home\"\n\t\tcase .profile: \"My profile\"\n"
        #expect(try sandbox.read(route) == AddingTemplate.route.replacing("\"Home\"\n", with: clause))
    }

    @Test func showAndLintKnowThem() throws {
        let insertion =
            "{file: A.swift, list: let all, text: '{{ id }}{{ nme }}', when: \"id == 'a' and 'b' == 'c'\"}"
        let sandbox = try Self.sandbox(
            rambaspec: """
                name: adding
                parameters: [{name: id, type: string, default: Int}]
                code_files: [{name: View.swift, path: Code/other.mustache}]
                insertions:
                  - \(insertion)
                  - {file: B.swift, region: b, text: "{{ module_info.name }"}

                """)
        try sandbox.write(["kits/adding/Code/other.mustache": "", "kits/adding/Code/view.mustache": ""])
        let shown = try sandbox.run("template", "show", "./kits/adding")
        #expect(
            shown.output.contains(
                "View.swift\n  adds to A.swift: list 'let all'  (when id == 'a' and 'b' == 'c')\n"
                    + "  adds to B.swift: region 'b'\n"), "\(shown)")
        let json = try sandbox.run("template", "show", "./kits/adding", "--json").output
        #expect(json.contains("\"anchor\" : \"let all\""), "\(json)")
        let lint = try sandbox.run("template", "lint", "./kits/adding")
        let places = lint.messages.split(separator: "\n").filter { $0.hasPrefix("kits/") }
        #expect(
            places == [
                "kits/adding/adding.rambaspec:5:54: error: unknown name 'nme'",
                "kits/adding/adding.rambaspec:5:84: warning: ''b' == 'c'' is never true",
                "kits/adding/adding.rambaspec:6:39: error: unclosed tag",
            ], "\(lint)")
    }

    @Test func theRambafileAddsToFilesForAnyTemplate() throws {
        let sandbox = try Shop.sandbox(
            settings: Shop.settings.replacing(
                "  - {name: page}\n",
                with: """
                      - name: page
                        insertions:
                          - {file: All.swift, list: "all(", text: "{{ prefix }}{{ module_info.name }}View.self", when: prefix}
                          - {file: All.swift, region: pages, text: "// {{ module_info.name }}", optional: true}

                    """))
        let text = "func f() {\n\tall(\n\t\tInt.self,\n\t\tString.self)\n}\n"
        try sandbox.write(["Sources/Shop/All.swift": text])
        #expect(try sandbox.run("gen", "Cart", "page").status == 0)
        #expect(try sandbox.read("Sources/Shop/All.swift") == text)
        let run = try sandbox.run("gen", "Cart,Pay", "page", "--prefix", "SH")
        #expect(run.status == 0 && run.output.hasSuffix("       edit  Sources/Shop/All.swift\n"), "\(run)")
        #expect(
            try sandbox.read("Sources/Shop/All.swift")
                == text.replacing(
                    "String.self)", with: "String.self,\n\t\tSHCartView.self,\n\t\tSHPayView.self)"))
        #expect(try sandbox.run("destroy", "SHCart", "SHPay").status == 0)
        #expect(try sandbox.read("Sources/Shop/All.swift") == text)
    }

    @Test func aFileThatTheSameRunMakesGetsTheText() throws {
        let name = "{{ module_info.name }}"
        let insertion =
            "{file: AppDependencies.swift, before: return container, text: 'container.add(\(name).self)'}"
        let sandbox = try Shop.sandbox(
            settings: Shop.settings + "  - name: swiftui_viper\n    insertions: [\(insertion)]\n")
        let run = try sandbox.run("gen", "Cart,Pay", "swiftui_viper", "--yes", "--edit-manifest")
        #expect(run.status == 0, "\(run)")
        let path = try #require(try sandbox.files().first { $0.hasSuffix("/AppDependencies.swift") })
        let added = "    container.add(Cart.self)\n    container.add(Pay.self)\n"
        let text = try sandbox.read(path)
        #expect(text.contains(added + "    return container\n"), "\(text)")
        #expect(try sandbox.run("destroy", "Cart", "Pay").status == 0)
        #expect(try sandbox.read(path) == text.replacing(added, with: ""))
    }

    @Test(arguments: [
        (
            "file: Sources/Shop/Nowhere.swift, list: let modules",
            "there is no file 'Sources/Shop/Nowhere.swift'"
        ),
        ("file: Nowhere.swift, list: let modules", "there is no file 'Nowhere.swift'"),
        ("file: Container.swift, list: let module", "'Sources/Shop/Container.swift' has no 'let module'"),
        ("file: Route.swift, before: home", "'Sources/Shop/Route.swift' has 'home' 3 times"),
        ("file: Route.swift, region: a", "'Sources/Shop/Route.swift' has no 'generamba:begin a'"),
        ("file: Route.swift, enum: Road", "'Sources/Shop/Route.swift' has no 'enum Road'"),
        ("file: Route.swift, list: case home", "no list follows 'case home' in 'Sources/Shop/Route.swift'"),
        (
            "file: Route.swift, enum: Route",
            "the switch in 'title' of 'Sources/Shop/Route.swift' needs a clause, and the template has none"
        ),
    ])
    func aMissingPlaceIsAnErrorWithTheTextToAdd(place: String, message: String) throws {
        let rambaspec =
            "name: adding\nparameters: [{name: id, type: string, default: Int}]\ncode_files: [{name: View.swift, path: Code/view.mustache}]\ninsertions: [{\(place), text: 'pay(1)'}]\n"
        let sandbox = try Self.sandbox(rambaspec: rambaspec)
        let before = try sandbox.contents()
        let run = try sandbox.run(Self.gen + ["--allow-outside"])
        #expect(run.status == 1)
        #expect(run.messages.contains("error: \(message)\n"), "\(run.messages)")
        #expect(run.messages.hasSuffix("  hint: add it yourself: 'pay(1)'\n"), "\(run.messages)")
        #expect(try sandbox.contents() == before)
    }

    @Test(arguments: [
        "../Other.swift", ".git/config", "Package.swift", ".generamba/modules/a.txt", "Rambafile",
    ])
    func noTemplateChoosesAForeignFile(path: String) throws {
        let rambaspec =
            "name: adding\nparameters: [{name: id, type: string, default: Int}]\ncode_files: [{name: View.swift, path: Code/view.mustache}]\ninsertions: [{file: '\(path)', before: a, text: b}]\n"
        let sandbox = try Self.sandbox(rambaspec: rambaspec)
        let before = try sandbox.contents()
        let run = try sandbox.run(Self.gen + ["--allow-outside"])
        #expect(run.status == 1)
        #expect(run.messages.contains("error: the file '\(path)' "), "\(run.messages)")
        #expect(try sandbox.contents() == before)
    }
}

extension Sandbox {
    /// The texts of all files, by path.
    fileprivate func contents() throws -> [String: String] {
        try Dictionary(uniqueKeysWithValues: files().map { ($0, try read($0)) })
    }

    /// What stays of the folder of records.
    fileprivate var attributes: [String: String] {
        get throws {
            let path = ".generamba/.gitattributes"
            return exists(path) ? [path: try read(path)] : [:]
        }
    }
}
