import Testing

@testable import GenerambaKit

/// Tests what becomes of the differences between modules.
struct MergedModuleTests {
    /// Returns the source and the parameters that modules of one file get.
    private func merge(_ texts: [(String, String)]) throws -> (source: String, parameters: [String]) {
        let modules = texts.map { name, text in
            ExampleModule(
                folder: name, testFolder: nil,
                files: [.init(path: .init(name: "\(name)View.swift"), bytes: Array(text.utf8), isTest: false)]
            )
        }
        let template = try DerivedTemplate(NewTemplate(name: "t"), from: modules, ProjectFacts(), shown: "t")
        for comparison in try template.comparisons(now: (0, Day(year: 2026, month: 3, day: 5))) {
            #expect(comparison.changes.map(\.unifiedDiff) == [], "\(comparison.module)")
        }
        let source = String(decoding: template.files[1].content.bytes ?? [], as: UTF8.self)
        return (source.replacing("module_info.name", with: "name"), template.parameters.map(\.description))
    }

    @Test func linesThatRepeatBecomeAList() throws {
        let merged = try merge([
            (
                "Cart",
                "enum CartAction {\n  case load\n  case pay\n}\nlet all = [\n  \"load\",\n  \"pay\"\n]\nlet b = CartAction.load\n"
            ),
            (
                "Menu",
                "enum MenuAction {\n  case load\n  case order\n  case goBack\n}\nlet all = [\n  \"load\",\n  \"order\",\n  \"go_back\"\n]\nlet b = MenuAction.load\n"
            ),
        ])
        #expect(
            merged.source == """
                enum {{ prefix }}{{ name }}Action {
                  {{#items}}
                  case {{ . }}
                  {{/items}}
                }
                let all = [
                  {{#items}}
                  "{{ . | snake }}"{{^-last}},{{/-last}}
                  {{/items}}
                ]
                let b = {{ prefix }}{{ name }}Action.load

                """)
        #expect(merged.parameters == ["items: 'load,pay', 'load,order,goBack'"])
    }

    @Test func blocksThatOccurTogetherShareAParameter() throws {
        let text = "struct NAMEView {\nROUTER  func a() {\n    b()\nBACK  }\n}\n"
        func filled(_ name: String, _ router: String, _ back: String) -> (String, String) {
            (
                name,
                text.replacing("NAME", with: name).replacing("ROUTER", with: router).replacing(
                    "BACK", with: back)
            )
        }
        let merged = try merge([
            filled("Cart", "  let router: Int\n  let routerDelegate: Int\n\n", "    router.back()\n"),
            filled("Menu", "", ""), filled("Home", "", ""),
        ])
        #expect(
            merged.source == """
                struct {{ prefix }}{{ name }}View {
                  {{#router}}
                  let router: Int
                  let routerDelegate: Int

                  {{/router}}
                  func a() {
                    b()
                    {{#router}}
                    router.back()
                    {{/router}}
                  }
                }

                """)
        #expect(merged.parameters == ["router: true, false, false"])
    }

    @Test func textsThatDifferBecomeParametersInAllSpellings() throws {
        let text = "let entity = ENTITY()\nlet path = \"PATH\"\nfunc loadENTITY() {}\nlet a = NAMEView()\n"
        func filled(_ name: String, _ entity: String, _ path: String) -> (String, String) {
            (
                name,
                text.replacing("NAME", with: name).replacing("ENTITY", with: entity).replacing(
                    "PATH", with: path)
            )
        }
        let merged = try merge([filled("Cart", "Item", "item"), filled("Menu", "FoodItem", "food_item")])
        #expect(
            merged.source == """
                let entity = {{ entity }}()
                let path = "{{ entity | snake | swift_string }}"
                func load{{ entity }}() {}
                let a = {{ name }}View()

                """)
        #expect(merged.parameters == ["entity: 'Item', 'FoodItem'"])
    }

    @Test func otherLinesInTheSamePlaceAreTheAlternative() throws {
        let merged = try merge([
            ("Cart", "struct CartView {\n  let loader = Loader(3, of: [1])\n  let a = 1\n}\n"),
            ("Menu", "struct MenuView {\n  func fetch() async throws {}\n  let a = 1\n}\n"),
        ])
        #expect(
            merged.source == """
                struct {{ prefix }}{{ name }}View {
                  {{#loader}}
                  let loader = Loader(3, of: [1])
                  {{/loader}}
                  {{^loader}}
                  func fetch() async throws {}
                  {{/loader}}
                  let a = 1
                }

                """)
    }

    @Test func numbersWithSignsAndFractionsAndBoolsAreOneText() throws {
        let merged = try merge([
            ("Cart", "struct CartView {\n  let max = -3\n  let rate = 1.5\n  let isOn = true\n}\n"),
            ("Menu", "struct MenuView {\n  let max = -12\n  let rate = 2\n  let isOn = false\n}\n"),
        ])
        #expect(
            merged.source == """
                struct {{ prefix }}{{ name }}View {
                  let max = {{ max }}
                  let rate = {{ rate }}
                  let isOn = {{ is_on }}
                }

                """)
        #expect(merged.parameters == ["max: -3, -12", "rate: '1.5', '2'", "is_on: true, false"])
    }

    @Test func namesOfOtherAlphabetsAreNoParameters() throws {
        let merged = try merge([
            ("Cart", "struct CartView {\n  let größe = 1\n  // Старое\n}\n"),
            ("Menu", "struct MenuView {\n  let größe = 2\n}\n"),
        ])
        #expect(merged.parameters == ["text: 1, 2", "variant: true, false"])
    }

    @Test func bracesThatDifferGetOtherDelimiters() throws {
        let merged = try merge([
            ("Cart", "struct CartView {\n  let a = \"{{ title }}\", b = \"{{{ c }}} {{#d}}\"\n}\n"),
            ("Menu", "struct MenuView {\n  let a = \"{{ name }}\", b = \"{{{ c }}} {{#d}}\"\n}\n"),
        ])
        #expect(merged.source.hasPrefix("{{=<% %>=}}\nstruct <% prefix %><% name %>View {\n"), "\(merged)")
    }

    @Test func smallWordsAreNoNames() throws {
        let merged = try merge([
            ("Cart", "/// The cart, with the total.\nstruct CartView {}\n"),
            ("Menu", "/// The menu.\nstruct MenuView {}\n"),
        ])
        #expect(merged.parameters == ["total: true, false"])
    }

    @Test func shortAlternativesAreOneParameter() throws {
        let merged = try merge([
            ("Cart", "struct CartView {\n  func pay() {}\n  func b() {}\n  func c() {}\n}\n"),
            ("Menu", "struct MenuView {\n  func b() {}\n  func c() {}\n  func order() {}\n}\n"),
        ])
        #expect(merged.parameters == ["pay: true, false"])
    }
}
