import SwiftText
import Testing

/// Texts that are inserted into texts of different styles: once, in the form of their neighbours, and out again.
struct InsertionTests {
    struct Row: CustomTestStringConvertible, Sendable {
        let insertion: Insertion
        let before, after: String
        var isSwift = true
        var testDescription: String { "\(insertion.place) \(insertion.anchor): \(before)" }

        init(_ insertion: Insertion, _ before: String, _ after: String, isSwift: Bool = true) {
            (self.insertion, self.before, self.after, self.isSwift) = (insertion, before, after, isSwift)
        }
    }

    private static let list = Insertion(.list, "let all =", "Pay()")
    private static var sorted: Insertion {
        var insertion = list
        insertion.isSorted = true
        return insertion
    }
    private static var route: Insertion {
        var insertion = Insertion(.enum, "Route", "pay(id: Int)")
        insertion.clauses = ["": "case .pay(let id): Pay(id)", "title": "case .pay: \"Pay\""]
        return insertion
    }

    static let rows: [Row] = lists + lines + enums + odd

    private static let lists: [Row] = [
        Row(list, "let all = []", "let all = [Pay()]"),
        Row(
            Insertion(.list, "let all", "Pay()"), "let all: [Module] = [A()]\n",
            "let all: [Module] = [A(), Pay()]\n"),
        Row(list, "let all = [A(), B(),]", "let all = [A(), B(), Pay(),]"),
        Row(list, "let all = [\n    A(),\n    B()\n]\n", "let all = [\n    A(),\n    B(),\n    Pay()\n]\n"),
        Row(
            list, "let all = [\n\tA(),\n\tB(), // last, so far\n]",
            "let all = [\n\tA(),\n\tB(), // last, so far\n\tPay(),\n]"),
        Row(
            list, "let all = [\r\n  A(),\r\n  B() // \"Pay()\", no comma\r\n]\r\n",
            "let all = [\r\n  A(),\r\n  B(), // \"Pay()\", no comma\r\n  Pay()\r\n]\r\n"),
        Row(list, "let all = [\n  A()\n  , B()\n]", "let all = [\n  A()\n  , B()\n  , Pay()\n]"),
        Row(list, "let all = [\n  // none yet\n]", "let all = [\n  // none yet\n  Pay()\n]"),
        Row(
            list, "let all = [\n  A(),\n  B()]\n", "let all = [\n  A(),\n  B(),\n  Pay()]\n"),
        Row(
            list,
            "// let all = [Pay()]\nlet text = \"let all = [Pay()]\"\nlet all = [A(with: [1, 2], { $0 })]",
            "// let all = [Pay()]\nlet text = \"let all = [Pay()]\"\nlet all = [A(with: [1, 2], { $0 }), Pay()]"
        ),
        Row(sorted, "let all = [A(), Z()]", "let all = [A(), Pay(), Z()]"),
        Row(
            sorted, "let all = [\n    A(),\n    // The end.\n    Z(),\n]",
            "let all = [\n    A(),\n    Pay(),\n    // The end.\n    Z(),\n]"),
        Row(sorted, "let all = [Z()]", "let all = [Pay(), Z()]"),
        Row(
            Insertion(.list, "TabView {", "Pay()"), "TabView {\n  A()\n  #if os(iOS)\n  B()\n  #endif\n}",
            "TabView {\n  A()\n  #if os(iOS)\n  B()\n  #endif\n  Pay()\n}"),
        Row(Insertion(.list, "TabView {", "Pay()"), "TabView { A() }", "TabView { A(); Pay() }"),
        Row(Insertion(.list, "TabView {", "Pay()"), "TabView {}\n", "TabView { Pay() }\n"),
        Row(
            Insertion(.list, "register(", "Pay.self"), "box.register(\n\tA.self,\n\tB.self)\n",
            "box.register(\n\tA.self,\n\tB.self,\n\tPay.self)\n"),
    ]

    private static let lines: [Row] = [
        Row(
            Insertion(.after, "func start() {", "pay()"), "func start() {\n    a()\n}\n",
            "func start() {\n    pay()\n    a()\n}\n"),
        Row(
            Insertion(.after, "func start() {", "pay()"), "struct S {\n\tfunc start() {\n\t}\n}",
            "struct S {\n\tfunc start() {\n\t\tpay()\n\t}\n}"),
        Row(Insertion(.after, "func start() {", "pay()"), "func start() {}", "func start() { pay() }"),
        Row(Insertion(.after, "a()", "pay()"), "func start() { a() }", "func start() { a(); pay() }"),
        Row(Insertion(.before, "a()", "pay()"), "func start() { a() }", "func start() { pay(); a() }"),
        Row(
            Insertion(.after, "box.add", "pay(\n  1\n)"),
            "  box.add(\n    A(),\n    b: 1\n  )\n  .done()\n  end()\n",
            "  box.add(\n    A(),\n    b: 1\n  )\n  .done()\n  pay(\n    1\n  )\n  end()\n"),
        Row(
            Insertion(.before, "func start", "func pay() {}"),
            "/* func start */ let s = \"func start\"\n/// Starts.\n@objc\nfunc start() {}\n",
            "/* func start */ let s = \"func start\"\nfunc pay() {}\n/// Starts.\n@objc\nfunc start() {}\n"),
        Row(Insertion(.after, "import A", "import Pay"), "import A", "import A\nimport Pay"),
        Row(Insertion(.after, "import A", "import Pay"), "import A\r\nb()", "import A\r\nimport Pay\r\nb()"),
        Row(
            Insertion(.region, "modules", "pay()"), "// generamba:begin modules\n// generamba:end modules\n",
            "// generamba:begin modules\npay()\n// generamba:end modules\n"),
        Row(
            Insertion(.region, "modules", "pay()"),
            "let s = \"\"\"\n// generamba:begin modules\n\"\"\"\n\t// generamba:begin modules\n\t  a()\n\n\t// generamba:end",
            "let s = \"\"\"\n// generamba:begin modules\n\"\"\"\n\t// generamba:begin modules\n\t  a()\n\n\t  pay()\n\t// generamba:end"
        ),
        Row(
            Insertion(.region, "x", "pay: 1"), "a:\n  # generamba:begin x\n  b: 1\n  # generamba:end x",
            "a:\n  # generamba:begin x\n  b: 1\n  pay: 1\n  # generamba:end x", isSwift: false),
        Row(Insertion(.after, "- b", "- pay"), "- a\n  - b", "- a\n  - b\n  - pay", isSwift: false),
    ]

    private static let enums: [Row] = [
        Row(
            route, "enum Route {\n  case a\n  case b(String)\n}\n",
            "enum Route {\n  case a\n  case b(String)\n  case pay(id: Int)\n}\n"),
        Row(route, "enum Route { case a, b }", "enum Route { case a, b, pay(id: Int) }"),
        Row(route, "enum Route {}", "enum Route { case pay(id: Int) }"),
        Row(
            route,
            "enum Route: Hashable {\n\tcase a\n\t#if DEBUG\n\tcase b\n\t#endif\n\n\tvar title: String {\n\t\tswitch self {\n\t\tcase .a: \"A\"\n\t\t#if DEBUG\n\t\tcase .b: \"B\"\n\t\t#endif\n\t\t}\n\t}\n}\n",
            "enum Route: Hashable {\n\tcase a\n\t#if DEBUG\n\tcase b\n\t#endif\n\tcase pay(id: Int)\n\n\tvar title: String {\n\t\tswitch self {\n\t\tcase .a: \"A\"\n\t\t#if DEBUG\n\t\tcase .b: \"B\"\n\t\t#endif\n\t\tcase .pay: \"Pay\"\n\t\t}\n\t}\n}\n"
        ),
        Row(
            route,
            "enum Route { case a }\nfunc view(_ r: Route) {\n  switch r {\n  case Route.a:\n    A()\n  }\n  switch other { case .a: 1; default: 2 }\n  switch third { case .c: 1 }\n}",
            "enum Route { case a, pay(id: Int) }\nfunc view(_ r: Route) {\n  switch r {\n  case Route.a:\n    A()\n  case .pay(let id): Pay(id)\n  }\n  switch other { case .a: 1; default: 2 }\n  switch third { case .c: 1 }\n}"
        ),
        Row(
            route, "enum Route { case a }\nvar title: String { switch r { case .a: \"A\" } }",
            "enum Route { case a, pay(id: Int) }\nvar title: String { switch r { case .a: \"A\"; case .pay: \"Pay\" } }"
        ),
    ]

    private static let odd: [Row] = [
        Row(
            Insertion(.enum, "Tree", "indirect case pay(Tree) // deep"), "enum Tree {\n  case leaf\n}",
            "enum Tree {\n  case leaf\n  indirect case pay(Tree) // deep\n}"),
        Row(
            Insertion(.after, "a()", "// Pays.\npay() // now"), "f {\n\ta()\n\tb()\n}\n",
            "f {\n\ta()\n\t// Pays.\n\tpay() // now\n\tb()\n}\n"),
        Row(
            route, "enum Route {\n  case a = 1,\n    b\n  private static let all = [a]\n}",
            "enum Route {\n  case a = 1,\n    b\n  case pay(id: Int)\n  private static let all = [a]\n}"),
        Row(
            route, "enum Route {\n  /// None.\n  private static let all = [1]\n}",
            "enum Route {\n  case pay(id: Int)\n  /// None.\n  private static let all = [1]\n}"),
        Row(
            route,
            "enum Route { case a }\nvar view: V {\n  switch r {\n  case .a:\n    let x = 1\n    var y = 2\n    f(x, y)\n  }\n}",
            "enum Route { case a, pay(id: Int) }\nvar view: V {\n  switch r {\n  case .a:\n    let x = 1\n    var y = 2\n    f(x, y)\n  case .pay(let id): Pay(id)\n  }\n}"
        ),
        Row(
            Insertion(.before, "var id", "@Flag var pay = 1"),
            "// All.\n@Option(\n  help: \"a\")\n@Other var id = 1",
            "@Flag var pay = 1\n// All.\n@Option(\n  help: \"a\")\n@Other var id = 1"),
    ]

    @Test(arguments: rows)
    func aTextIsInsertedOnceAndRemovedAgain(row: Row) throws {
        let (before, after) = (Array(row.before.utf8), Array(row.after.utf8))
        let inserted = try row.insertion.inserted(into: before, isSwift: row.isSwift)
        #expect(inserted.map { String(decoding: $0, as: UTF8.self) } == row.after)
        #expect(try row.insertion.inserted(into: after, isSwift: row.isSwift) == nil)
        let removed = row.insertion.removed(from: after, isSwift: row.isSwift)
        #expect(removed.map { String(decoding: $0, as: UTF8.self) } == row.before)
        #expect(row.insertion.removed(from: before, isSwift: row.isSwift) == nil)
    }

    @Test func aMissingOrAmbiguousAnchorIsAProblem() {
        let rows: [(Insertion, String, Insertion.Problem)] = [
            (Self.list, "// let all = []", .anchors(0)),
            (Self.list, "let all = [1]; let all = [2]", .anchors(2)),
            (Self.list, "let all = 1", .noList), (Self.route, "// enum Route {}", .anchors(0)),
            (Insertion(.region, "a", "b"), "// generamba:begin a\n", .noList),
            (Insertion(.region, "a", "b"), "let a = 1 // generamba:begin a\n// generamba:end a", .anchors(0)),
        ]
        for (insertion, text, problem) in rows {
            #expect(throws: problem) { try insertion.inserted(into: Array(text.utf8), isSwift: true) }
        }
        var route = Self.route
        route.clauses = [:]
        let text = "enum Route { case a }\nvar view: V { switch self { case .a: 1 } }"
        #expect(throws: Insertion.Problem.noClause("view")) {
            try route.inserted(into: Array(text.utf8), isSwift: true)
        }
    }

    @Test(
        "comments beside what is taken out stay, and so do the commas",
        arguments: [
            (
                "[\n    a,  // first\n    // mine\n    b,  // behind\n]\n",
                "[\n    a,  // first\n    // mine\n    // behind\n]\n"
            ),
            (
                "[\n    a,  // first\n    b,  // behind\n    c\n]\n",
                "[\n    a,  // first\n    // behind\n    c\n]\n"
            ),
            ("[a, /* x */ b /* y */]\n", "[a /* x */  /* y */]\n"),
        ])
    func commentsStay(text: String, expected: String) {
        let bytes = Array("let all = \(text)".utf8)
        let left = Insertion(.list, "let all", "b").removed(from: bytes, isSwift: true) ?? []
        #expect(String(decoding: left, as: UTF8.self) == "let all = \(expected)")
    }
}
