import Testing

@testable import GenerambaKit
@testable import TemplateEngine

/// Tests what counts as the name of a module in its texts.
struct NameFormTests {
    /// Returns the source that a module of one file gets.
    private func source(_ text: String, of name: String, prefix: String? = nil) throws -> String {
        let file = ExampleModule.File(
            path: .init(name: "\(prefix ?? "")\(name)View.swift"), bytes: Array(text.utf8), isTest: false)
        let module = ExampleModule(folder: name, testFolder: nil, files: [file], prefix: prefix)
        let template = try DerivedTemplate(NewTemplate(name: "t"), from: [module], ProjectFacts(), shown: "t")
        #expect(try template.comparisons(now: (0, Day(year: 2026, month: 3, day: 5))).map(\.changes) == [[]])
        return String(decoding: template.files[1].content.bytes ?? [], as: UTF8.self)
            .replacing("module_info.name", with: "name")
    }

    @Test func wordsThatOnlyBeginLikeTheNameStay() throws {
        #expect(
            try source("let cartesian = Cartesian(); let cart = Cart(); showCart(); SHOPCART", of: "Cart")
                == "let cartesian = Cartesian(); let {{ name | lower_camel }} = {{ name }}(); show{{ name }}(); SHOPCART"
        )
    }

    @Test func namesOfApplesTypesAndMembersStay() throws {
        #expect(
            try source("@MainActor func a() { DispatchQueue.main.async { MainView() } }", of: "Main")
                == "@MainActor func a() { DispatchQueue.main.async { {{ name }}View() } }")
        #expect(try source("List { ListRow() }", of: "List") == "List { {{ name }}Row() }")
    }

    @Test func allSpellingsAreFound() throws {
        #expect(
            try source(
                "shopping_cart SHOPPING_CART shopping-cart shoppingCarts Shopping Cart", of: "ShoppingCart")
                == "{{ name | snake }} {{ name | screaming_snake }} {{ name | kebab }} "
                + "{{ name | plural | lower_camel }} {{ name | title }}")
    }

    @Test func bracesOfTheModuleStay() throws {
        #expect(
            try source("let a = \"{{ b }} {% c %}\" + Cart.d", of: "Cart")
                == "{{=<% %>=}}\nlet a = \"{{ b }} {% c %}\" + <% name %>.d")
        #expect(try source("{Cart}", of: "Cart") == "{{=<% %>=}}\n{<% name %>}")
    }

    @Test func thePrefixIsATag() throws {
        #expect(
            try source("RDSCartView RDSBase showRDSCart", of: "Cart", prefix: "RDS")
                == "{{ prefix }}{{ name }}View RDSBase show{{ prefix }}{{ name }}")
    }

    @Test func typesOfTheModuleGetThePrefixOfAnother() throws {
        #expect(
            try source(
                "/// The Cart in a `CartView`.\nstruct CartView { let cart = CartRow(\"Cart\"); let CART_MAX = showCartView }",
                of: "Cart")
                == "/// The {{ name }} in a `{{ prefix }}{{ name }}View`.\n"
                + "struct {{ prefix }}{{ name }}View { let {{ name | lower_camel }} = {{ name }}Row(\"{{ name }}\"); "
                + "let {{ name | screaming_snake }}_MAX = show{{ name }}View }")
    }

    @Test(arguments: [
        ("Category", "Categories"), ("Cart", "Carts"), ("Box", "Boxes"), ("Address", "Addresses"),
        ("Key", "Keys"), ("Branch", "Branches"), ("URL", "URLs"),
    ])
    func namesHaveAPlural(singular: String, plural: String) {
        #expect(TextFilter.plural.spelling(of: singular) == plural)
        #expect(TextFilter.plural.spelling(of: plural) == plural)
        #expect(TextFilter.singular.spelling(of: plural) == singular)
        #expect(TextFilter.singular.spelling(of: singular) == singular)
    }
}
