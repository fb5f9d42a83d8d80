import Testing

/// Texts beyond ASCII, also in an environment that supports only ASCII.
struct LocaleTests {
    @Test(arguments: ["C", "POSIX", "C.UTF-8", "ru_RU.KOI8-R"])
    func anyTextGoesThrough(locale: String) throws {
        let shop = try Shop.sandbox(
            settings: """
                project_name: Магазин
                company: © Пример ООО
                project_target: Shop
                project_file_path: Sources/Shop/Модули
                templates: [page]
                """)
        try shop.install(
            Shop.template(
                printing: "// © {{ year }} {{ developer.company }}, {{ module_info.project_name }}\n"),
            as: "page")
        try shop.expect(
            "gen", "Профиль", "--author", "Аня", with: ["LC_ALL": locale],
            output: """
                     create  Sources/Shop/Модули/Профиль/Профиль.txt
                Профиль from page: 1 created
                """)
        #expect(
            try shop.read("Sources/Shop/Модули/Профиль/Профиль.txt")
                == "// © 2026 © Пример ООО, Магазин\n")
    }

    @Test func messagesShowItToo() throws {
        let shop = try Shop.sandbox(settings: Shop.settings + "ключ: ©\n")
        try shop.refuses(
            "gen", "Мой-модуль", "--dry-run", with: ["LC_ALL": "C"],
            saying: """
                Rambafile:9:1: warning: unknown key 'ключ'
                 9 | ключ: ©
                   | ^^^^
                error: 'Мой-модуль' is not a valid module name: it is not a Swift identifier
                  hint: use letters, digits and '_', starting with a letter
                """)
    }

    @Test func setupWritesIt() throws {
        let shop = try Sandbox(Shop.package)
        let run = try shop.run(
            "setup", "--yes", "--company", "© Пример", "--author", "Аня", with: ["LC_ALL": "C"])
        #expect(run.status == 0)
        #expect(try shop.read("Rambafile").contains("\ncompany: \"© Пример\"\n"))
        #expect(try shop.read("../home/.generamba/user_preferences.yml") == "username: Аня\n")
    }

    @Test func aNameInAnotherCompositionIsTheSameModule() throws {
        let shop = try Shop.sandbox(printing: "{{ module_info.name }}")
        try shop.refuses(
            "gen", "\u{E9},e\u{301}", "--dry-run", saying: "error: the module 'e\u{301}' is named twice")
    }
}
