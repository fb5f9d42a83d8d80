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
            cache_tracker
            clean_swift
            facade
            flow
            page
            route
            rviper_around
            rviper_cell
            rviper_container
            rviper_controller
            rviper_foundation
            rviper_project
            rviper_section_foundation
            rviper_section_module
            rviper_section_table
            rviper_view
            service
            silver
            silver_broadcast
            silver_foundation
            silver_root
            swiftui_mvvm
            swiftui_viper
            swiftui_viper_project
            swiftui_viper_service
            viper_configurator
            web_content

            """
        ),
        (
            80,
            """
            cache_tracker              1.0.0  built-in                   Trackers that repo…
            clean_swift                1.1.0  built-in                   A Clean Swift scen…
            facade                     1.0.0  built-in                   One call for what …
            flow                       1.0.0  built-in                   A SwiftUI flow tha…
            page                       1.2.0  Templates/page  installed  A page that shows …
            route                      1.0.0  built-in                   Ways to other scre…
            rviper_around              1.0.0  built-in                   A module of Ramble…
            rviper_cell                1.0.0  built-in                   A table cell as a …
            rviper_container           1.0.0  built-in                   A module of Ramble…
            rviper_controller          1.3.0  built-in                   A module of Ramble…
            rviper_foundation          1.0.0  built-in                   The code that Ramb…
            rviper_project             1.0.0  built-in                   The start of an ap…
            rviper_section_foundation  1.0.0  built-in                   What tables and th…
            rviper_section_module      1.0.0  built-in                   A module that fill…
            rviper_section_table       1.0.0  built-in                   A table whose sect…
            rviper_view                1.0.0  built-in                   A view without a v…
            service                    1.0.0  built-in                   A service of the a…
            silver                     1.0.0  built-in                   A SILVER module; n…
            silver_broadcast           1.0.0  built-in                   Events from one SI…
            silver_foundation          1.0.0  built-in                   The code that SILV…
            silver_root                1.0.0  built-in                   The root of a SILV…
            swiftui_mvvm               1.1.0  built-in                   A SwiftUI screen w…
            swiftui_viper              1.0.0  built-in                   A VIPER module for…
            swiftui_viper_project      1.0.0  built-in                   The code that swif…
            swiftui_viper_service      1.0.0  built-in                   A service for swif…
            viper_configurator         1.1.0  built-in                   A VIPER module wit…
            web_content                1.0.0  built-in                   A web view behind …

            """
        ),
        (
            120,
            """
            cache_tracker              1.0.0  built-in                   Trackers that report what changes in a cache, and tables t…
            clean_swift                1.1.0  built-in                   A Clean Swift scene with its cycle of view controller, int…
            facade                     1.0.0  built-in                   One call for what several services do one after another, s…
            flow                       1.0.0  built-in                   A SwiftUI flow that leads through modules, with links into…
            page                       1.2.0  Templates/page  installed  A page that shows a list of items and lets the user choose…
            route                      1.0.0  built-in                   Ways to other screens that several Rambler VIPER modules s…
            rviper_around              1.0.0  built-in                   A module of Rambler's VIPER around a view controller that …
            rviper_cell                1.0.0  built-in                   A table cell as a module of Rambler's VIPER, which is reus…
            rviper_container           1.0.0  built-in                   A module of Rambler's VIPER that holds other modules; need…
            rviper_controller          1.3.0  built-in                   A module of Rambler's VIPER; needs rviper_foundation once …
            rviper_foundation          1.0.0  built-in                   The code that Rambler VIPER modules share; generate it onc…
            rviper_project             1.0.0  built-in                   The start of an app of Rambler VIPER modules; generate it …
            rviper_section_foundation  1.0.0  built-in                   What tables and their section modules share; generate it o…
            rviper_section_module      1.0.0  built-in                   A module that fills a section of a table; needs rviper_sec…
            rviper_section_table       1.0.0  built-in                   A table whose sections are modules of their own; needs rvi…
            rviper_view                1.0.0  built-in                   A view without a view controller as a module of Rambler's …
            service                    1.0.0  built-in                   A service of the app that several modules share, with a do…
            silver                     1.0.0  built-in                   A SILVER module; needs silver_foundation once in each targ…
            silver_broadcast           1.0.0  built-in                   Events from one SILVER module to all that listen; generate…
            silver_foundation          1.0.0  built-in                   The code that SILVER modules share; generate it once for e…
            silver_root                1.0.0  built-in                   The root of a SILVER app, which shows a screen for each st…
            swiftui_mvvm               1.1.0  built-in                   A SwiftUI screen with an observable model and a service
            swiftui_viper              1.0.0  built-in                   A VIPER module for SwiftUI; needs swiftui_viper_project on…
            swiftui_viper_project      1.0.0  built-in                   The code that swiftui_viper modules share; generate it onc…
            swiftui_viper_service      1.0.0  built-in                   A service for swiftui_viper modules; needs swiftui_viper_p…
            viper_configurator         1.1.0  built-in                   A VIPER module with a configurator and all protocols in on…
            web_content                1.0.0  built-in                   A web view behind a protocol for interactors and one for v…

            """
        ),
    ])
    func templateList(columns: Int, screen: String) throws {
        #expect(try shop.screen("template", "list", columns: columns) == Run(exactly: "", screen, 0))
    }
}
