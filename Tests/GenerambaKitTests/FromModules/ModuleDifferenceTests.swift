import Testing

/// Tests where `template create --from` shows what differs between modules.
struct ModuleDifferenceTests {
    private static let folders = ["Sources/Shop/Cart", "Sources/Shop/Menu"]
    private static let question = "Parameter names, separated by commas"

    private static func shop(_ cart: String, _ menu: String) throws -> Sandbox {
        try Sandbox([
            "Package.swift": Shop.manifest,
            "Sources/Shop/Cart/CartView.swift": cart, "Sources/Shop/Menu/MenuView.swift": menu,
            "Sources/Shop/Cart/CartRouter.swift": "struct CartRouter {}\n",
            "Tests/ShopTests/CartTests.swift": "struct CartTests {}\n",
            "Tests/ShopTests/MenuTests.swift": "struct MenuTests {}\n",
        ])
    }

    private static func simple() throws -> Sandbox {
        try shop(
            "struct CartView {\n\n  let title = \"Buy\"\n}\n",
            "struct MenuView {\n  let title = \"All that we have in our kitchen today\"\n}\n")
    }

    @Test(arguments: [(40, forty), (80, eighty), (120, wide)])
    func theQuestionShowsTheFirstPlaces(columns: Int, screen: String) throws {
        let run = try Self.simple().screen(
            "template", "create", "screen", "--from", Self.folders[0], Self.folders[1], columns: columns,
            reacting: [.interrupt("]: ")])
        #expect(run == Run(exactly: "", screen, 130))
    }

    private static let forty = """
          title: 'Buy', 'All that we have in our
         kitchen today'
            Sources/Shop/Cart/CartView.swift:3
              let title = "Buy"
            Sources/Shop/Menu/MenuView.swift:2
              let title = "All that we have in…
          router: true, false
            Sources/Shop/Cart/CartRouter.swift
        Parameter names, separated by commas [ti
        tle, router]:
        """

    private static let eighty = """
          title: 'Buy', 'All that we have in our kitchen today'
            Sources/Shop/Cart/CartView.swift:3  let title = "Buy"
            Sources/Shop/Menu/MenuView.swift:2  let title = "All that we have in our k…
          router: true, false
            Sources/Shop/Cart/CartRouter.swift
        Parameter names, separated by commas [title, router]:
        """

    private static let wide = eighty.replacing("our k…", with: "our kitchen today\"")

    @Test func oneQuestionNamesAllParameters() throws {
        let sandbox = try Self.shop(
            "struct CartView {\n  let title = \"Buy\"\n}\n",
            "struct MenuView {\n  let title = \"What we have\"\n}\n")
        let run = try sandbox.converse(
            "template", "create", "screen", "--from", "Sources/Shop/Cart", "Sources/Shop/Menu", "--no-check",
            reacting: [
                .answer("Parameter names, separated by commas [title, router]: ", "heading"),
                .answer(
                    "'heading,router'\nParameter names, separated by commas [title, router]: ", "heading, way"
                ),
            ])
        #expect(
            run.messages == """
                  title: 'Buy', 'What we have'
                    Sources/Shop/Cart/CartView.swift:2  let title = "Buy"
                    Sources/Shop/Menu/MenuView.swift:2  let title = "What we have"
                  router: true, false
                    Sources/Shop/Cart/CartRouter.swift
                Parameter names, separated by commas [title, router]: error: 2 names expected, not 1: repeat those that stay, as in 'heading,router'
                Parameter names, separated by commas [title, router]: \("")
                """)
        #expect(run.output.contains("with --heading 'What we have' --no-way\n"), "\(run)")
    }

    /// Without a terminal, they are part of the report.
    @Test func theReportShowsThem() throws {
        let sandbox = try Self.simple()
        let words = ["template", "create", "screen", "--no-check", "--from"] + Self.folders
        let made = try sandbox.run(words)
        #expect(
            made.output.hasSuffix(
                """
                Menu: all 2 files identical with --title 'All that we have in our kitchen today' --no-router
                What differs, by parameter ('--param title=NAME' gives one another name):
                  title: 'Buy', 'All that we have in our kitchen today'
                    Sources/Shop/Cart/CartView.swift:3  let title = "Buy"
                    Sources/Shop/Menu/MenuView.swift:2  let title = "All that we have in our kitchen today"
                  router: true, false
                    Sources/Shop/Cart/CartRouter.swift
                Next: check it
                  generamba template check Templates/screen

                """), "\(made)")
        try sandbox.remove("Templates/screen")
        let named = try sandbox.run(words + ["--param", "title=heading"])
        #expect(!named.output.contains("What differs") && named.status == 0, "\(named)")
    }

    /// Values, a list and functions, of which each module has its own.
    @Test func valuesListsAndFunctions() throws {
        let sandbox = try Self.shop(
            """
            enum CartAction {
              case load
              case pay
            }

            struct CartView {
              let title = "Buy"
              let max = 3

              func load(id: Int) async throws -> CartAction {
                .load
              }

              func checkOut(total: Double) -> Bool {
                total > 0 && max > 1
              }
            }

            """,
            """
            enum MenuAction {
              case load
              case order
              case goBack
            }

            struct MenuView {
              let title = "Eat"
              let max = 12

              func load(name: String) async throws -> MenuAction {
                .load
              }
            }

            """)
        let made = try sandbox.run(
            ["template", "create", "screen", "--no-check", "--from"] + Self.folders)
        #expect(
            made.output.contains(
                """
                Cart: all 3 files identical
                Menu: all 2 files identical with --title Eat --max 12 --items load,order,goBack --no-router
                What differs, by parameter ('--param title=NAME' gives one another name):
                  title: 'Buy', 'Eat'
                    Sources/Shop/Cart/CartView.swift:7  let title = "Buy"
                    Sources/Shop/Menu/MenuView.swift:8  let title = "Eat"
                  max: 3, 12
                    Sources/Shop/Cart/CartView.swift:8  let max = 3
                    Sources/Shop/Menu/MenuView.swift:9  let max = 12
                  items: 'load,pay', 'load,order,goBack'
                    Sources/Shop/Cart/CartView.swift:3  case pay
                    Sources/Shop/Menu/MenuView.swift:3  case order
                  router: true, false
                    Sources/Shop/Cart/CartRouter.swift

                """), "\(made)")
        let source = try sandbox.read("Templates/screen/Code/View.swift.mustache")
        #expect(
            source.replacing("module_info.name", with: "name") == """
                enum {{ prefix }}{{ name }}Action {
                  {{#items}}
                  case {{ . }}
                  {{/items}}
                }

                struct {{ prefix }}{{ name }}View {
                  let title = "{{ title | swift_string }}"
                  let max = {{ max }}

                  func load({{#router}}id{{/router}}{{^router}}name{{/router}}: \
                {{#router}}Int{{/router}}{{^router}}String{{/router}}) async throws -> \
                {{ prefix }}{{ name }}Action {
                    .load
                  }
                  {{#router}}

                  func checkOut(total: Double) -> Bool {
                    total > 0 && max > 1
                  }
                  {{/router}}
                }

                """)
    }
}
