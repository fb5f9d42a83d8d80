import Testing

@testable import GenerambaKit
@testable import TemplateInspection

struct ComplaintTests {
    @Test(arguments: [
        ("no such module 'MapKit'", Complaint.module("MapKit")),
        ("cannot find type 'UICollectionView' in scope", .name("UICollectionView")),
        ("cannot find 'load' in scope; did you mean 'reload'?", .name("load")),
        ("cannot find type 'Observable<Int>' in scope", .name("Observable")),
        ("unknown attribute 'Injected'", .name("Injected")),
        ("value of type 'UIView?' has no member 'snp'", .member("snp", of: "UIView")),
        ("type 'UIColor' has no member 'tint'", .member("tint", of: "UIColor")),
        ("type 'Font.Design?' has no member 'thin'", .member("thin", of: "Font.Design")),
        ("type 'UIView.Type' has no member 'thin'", .member("thin", of: "UIView")),
        ("value of type 'any Store' has no member 'load'", .member("load", of: "Store")),
        ("value of type '[Post]' has no member 'last'", .member("last", of: "Post")),
        ("'Kind' is not a member type of class 'Shop.View'", .member("Kind", of: "Shop.View")),
        ("no type named 'Method' in module 'Moya'", .member("Method", of: "Moya")),
        ("module 'Moya' has no member named 'request'", .member("request", of: "Moya")),
        ("reference to generic type 'Task' requires arguments in <...>", .consequence),
        (
            "instance method 'sink(receiveValue:)' is not available due to missing import of defining module 'Combine'",
            .unimported("sink(receiveValue:)", module: "Combine")
        ),
        ("method does not override any method from its superclass", .consequence),
        ("'super' cannot be used in class 'View' because it has no superclass", .consequence),
        ("generic parameter 'T' could not be inferred", .consequence),
        ("expected '}' in struct", .other),
        ("cannot convert value of type 'String' to specified type 'Int'", .consequence),
    ])
    func aMessageIsUnderstood(_ text: String, _ complaint: Complaint) {
        #expect(Complaint(text) == complaint)
    }

    @Test(
        "the call that a place belongs to is found",
        arguments: [
            ("Text(date, style: ^.offset)", "Text"), ("^Text(date)", "Text"), ("Text(a, ^b)", "Text"),
            ("Text(^)", "Text"), ("a.font(.system(size: ^b))", "system"), ("a.font(.thin, ^b)", "font"),
            ("f(g(1), ^2)", "f"), ("List(a) { ^b, c in b }", "List"),
            ("Button { a } label: { b } ^icon: { c }", "Button"),
            ("Button(a) { b } label: ^{ c }", "Button"), ("run(body: ^{ a })", "run"),
            ("VStack { ^a }", "VStack"), ("VStack { b; ^a }", nil), ("^a + b", nil),
            ("@Query(sort: ^\\.a) var b", "Query"),
        ])
    func aCallIsFound(_ code: String, _ name: String?) throws {
        let column = try #require(code.firstIndex(of: "^")).utf16Offset(in: code) + 1
        let names = SourceNames(Array("\n\(code.replacing("^", with: ""))\n".utf8))
        #expect(names.callee(line: 2, column: column) == name)
    }

    @Test func importsAndDeclarationsAreFound() {
        let names = SourceNames(
            Array(
                """
                import UIKit.UIView
                @testable import Shop
                import class Foundation.Bundle
                // import Combine
                final class View: BaseView, Loadable { let title = "import A"; func `import`() {} }
                """.utf8))
        #expect(names.imports == ["UIKit", "Shop", "Foundation"])
        #expect(names.testableImports == ["Shop"])
        #expect(names.declared == ["View", "title", "import"])
    }
}
