import Testing

/// Tests what a terminal shows about a template.
struct TemplateScreenTests {
    private let shop: Sandbox

    init() throws {
        var shop = try Shop.sandbox()
        shop.environment["GENERAMBA_PUBLIC_CATALOG"] = ""
        try shop.install(Self.page, as: "page")
        self.shop = shop
    }

    private static let page = [
        "page.rambaspec": """
        name: page
        version: 1.2.0
        summary: A page that shows a list of items and lets the user choose one of them
        platforms: [iOS 16, macOS 13]
        parameters:
          - name: actions
            type: list
            items: function
            summary: what the user can do on the page, as functions of its service
            examples: [load, "load,save(id: Int) throws"]
          - {name: worker, type: bool, default: true, summary: let a worker do the work, no_summary: leave out the worker}
          - {name: style, type: choice, choices: [dark, light], required: true, summary: how the page looks}
        code_files:
          - {name: View/View.swift, path: file.mustache}
          - {name: Work/Worker.swift, path: file.mustache, when: worker}
          - name: Work/Action.swift
            path: file.mustache
            for_each: actions
            custom_name: "{{ prefix }}{{ module_info.name }}{{ item.name | upper_camel }}.swift"
        test_files:
          - {name: ViewTests.swift, path: file.mustache}

        """, "file.mustache": "",
    ]

    @Test(arguments: [
        (
            30,
            """
            page 1.2.0
            A page that shows a list of
            items and lets the user choose
            one of them
            Needs iOS 16 or macOS 13

            PARAMETERS:
              --actions <function,…>
                  what the user can do on
                  the page, as functions
                  of its service
                  for example 'load'
                  for example 'load,save(i
            d: Int) throws'
              --worker
                  let a worker do the work
                  (default)
              --no-worker
                  leave out the worker
              --style <dark|light>
                  how the page looks
                  (required)

            FILES:
              code/NAME/
                View/
                  NAMEView.swift
                Work/
                  NAMEWorker.swift  (when
            worker)
                  NAMEITEM.swift  (for eac
            h of actions)
              tests/NAME/
                NAMEViewTests.swift

            """
        ),
        (
            80,
            """
            page 1.2.0
            A page that shows a list of items and lets the user choose one of them
            Needs iOS 16 or macOS 13

            PARAMETERS:
              --actions <function,…>    what the user can do on the page, as functions of
                                        its service
                                        for example 'load'
                                        for example 'load,save(id: Int) throws'
              --worker                  let a worker do the work (default)
              --no-worker               leave out the worker
              --style <dark|light>      how the page looks (required)

            FILES:
              code/NAME/
                View/
                  NAMEView.swift
                Work/
                  NAMEWorker.swift  (when worker)
                  NAMEITEM.swift  (for each of actions)
              tests/NAME/
                NAMEViewTests.swift

            """
        ),
        (
            120,
            """
            page 1.2.0
            A page that shows a list of items and lets the user choose one of them
            Needs iOS 16 or macOS 13

            PARAMETERS:
              --actions <function,…>    what the user can do on the page, as functions of its service
                                        for example 'load'
                                        for example 'load,save(id: Int) throws'
              --worker                  let a worker do the work (default)
              --no-worker               leave out the worker
              --style <dark|light>      how the page looks (required)

            FILES:
              code/NAME/
                View/
                  NAMEView.swift
                Work/
                  NAMEWorker.swift  (when worker)
                  NAMEITEM.swift  (for each of actions)
              tests/NAME/
                NAMEViewTests.swift

            """
        ),
    ])
    func templateShow(columns: Int, screen: String) throws {
        #expect(try shop.screen("template", "show", "page", columns: columns) == Run(exactly: "", screen, 0))
    }

    @Test(arguments: [
        (
            30,
            """
            OVERVIEW: A page that shows a
            list of items and lets the
            user choose one of them

            USAGE: generamba gen [<options
            >] <name> page

            PARAMETERS:
              --actions <function,…>
                  what the user can do on
                  the page, as functions
                  of its service
                  for example 'load'
                  for example 'load,save(i
            d: Int) throws'
              --worker
                  let a worker do the work
                  (default)
              --no-worker
                  leave out the worker
              --style <dark|light>
                  how the page looks
                  (required)

            See 'generamba gen --help' for
            the options.

            """
        ),
        (
            80,
            """
            OVERVIEW: A page that shows a list of items and lets the user choose one of them

            USAGE: generamba gen [<options>] <name> page

            PARAMETERS:
              --actions <function,…>    what the user can do on the page, as functions of
                                        its service
                                        for example 'load'
                                        for example 'load,save(id: Int) throws'
              --worker                  let a worker do the work (default)
              --no-worker               leave out the worker
              --style <dark|light>      how the page looks (required)

            See 'generamba gen --help' for the options.

            """
        ),
        (
            120,
            """
            OVERVIEW: A page that shows a list of items and lets the user choose one of them

            USAGE: generamba gen [<options>] <name> page

            PARAMETERS:
              --actions <function,…>    what the user can do on the page, as functions of its service
                                        for example 'load'
                                        for example 'load,save(id: Int) throws'
              --worker                  let a worker do the work (default)
              --no-worker               leave out the worker
              --style <dark|light>      how the page looks (required)

            See 'generamba gen --help' for the options.

            """
        ),
    ])
    func helpOfATemplate(columns: Int, screen: String) throws {
        #expect(try shop.screen("gen", "page", "--help", columns: columns) == Run(exactly: "", screen, 0))
    }

    @Test(arguments: [
        (
            30,
            """
            clean_swift
            page
            rviper_controller
            rviper_foundation
            service
            silver
            silver_foundation
            swiftui_mvvm
            swiftui_viper
            swiftui_viper_project
            swiftui_viper_service
            viper_configurator

            """
        ),
        (
            80,
            """
            clean_swift            1.1.0  built-in                   A Clean Swift scene wi…
            page                   1.2.0  Templates/page  installed  A page that shows a li…
            rviper_controller      1.2.0  built-in                   A module of Rambler's …
            rviper_foundation      1.0.0  built-in                   The code that Rambler …
            service                1.0.0  built-in                   A service of the app t…
            silver                 1.0.0  built-in                   A SILVER module; needs…
            silver_foundation      1.0.0  built-in                   The code that SILVER m…
            swiftui_mvvm           1.1.0  built-in                   A SwiftUI screen with …
            swiftui_viper          1.0.0  built-in                   A VIPER module for Swi…
            swiftui_viper_project  1.0.0  built-in                   The code that swiftui_…
            swiftui_viper_service  1.0.0  built-in                   A service for swiftui_…
            viper_configurator     1.1.0  built-in                   A VIPER module with a …

            """
        ),
        (
            120,
            """
            clean_swift            1.1.0  built-in                   A Clean Swift scene with its cycle of view controller, interac…
            page                   1.2.0  Templates/page  installed  A page that shows a list of items and lets the user choose one…
            rviper_controller      1.2.0  built-in                   A module of Rambler's VIPER; needs rviper_foundation once in e…
            rviper_foundation      1.0.0  built-in                   The code that Rambler VIPER modules share; generate it once fo…
            service                1.0.0  built-in                   A service of the app that several modules share, with a double…
            silver                 1.0.0  built-in                   A SILVER module; needs silver_foundation once in each target
            silver_foundation      1.0.0  built-in                   The code that SILVER modules share; generate it once for each …
            swiftui_mvvm           1.1.0  built-in                   A SwiftUI screen with an observable model and a service
            swiftui_viper          1.0.0  built-in                   A VIPER module for SwiftUI; needs swiftui_viper_project once i…
            swiftui_viper_project  1.0.0  built-in                   The code that swiftui_viper modules share; generate it once fo…
            swiftui_viper_service  1.0.0  built-in                   A service for swiftui_viper modules; needs swiftui_viper_proje…
            viper_configurator     1.1.0  built-in                   A VIPER module with a configurator and all protocols in one fi…

            """
        ),
    ])
    func templateList(columns: Int, screen: String) throws {
        #expect(try shop.screen("template", "list", columns: columns) == Run(exactly: "", screen, 0))
    }
}
