import Testing

@testable import Mutation

@Suite struct DataTests {
    @Test("the first element is taken") func theFirstElementIsTaken() {
        let found = changes(
            .firstElement,
            "class C {\n  let rows: [String]\n  func f(index: Int, key: String) {\n    g(rows[index], names[key], rows[path.row])\n  }\n}"
        )
        #expect(
            found.map { $0.split(separator: "→")[1] } == [
                " g(rows[0], names[key], rows[path.row])", " g(rows[index], names[key], rows[0])",
            ])
    }

    @Test(
        "data is altered by its type",
        arguments: [
            (Mutant.Kind.changeCase, ["p(name.lowercased(), id, isOn, rows)"]),
            (.dropSign, ["p(name, abs(id), isOn, rows)"]),
            (.reverse, ["p(name, id, isOn, rows.reversed())"]),
            (.firstOnly, ["p(name, id, isOn, Array(rows.prefix(1)))"]),
            (
                .constant,
                [
                    "p(\"aName\", id, isOn, rows)", "p(name, 1, isOn, rows)", "p(name, id, true, rows)",
                    "p(name, id, false, rows)",
                ]
            ),
        ])
    func dataIsAltered(kind: Mutant.Kind, expected: [String]) {
        let line = "p(name, id, isOn, rows)"
        let text =
            "class C {\n  var id: Int\n  func f(name: String, isOn: Bool, rows: [Row]) {\n\(line)\n  }\n}"
        #expect(changes(kind, text) == expected.map { "\(line) → \($0)" })
    }

    @Test("a property of a declared type is data, and so is an assigned value") func propertiesAreData() {
        let text = "struct User { let name: String }\nfunc f(user: User) {\n  title = user.name\n}"
        #expect(changes(.changeCase, text) == ["title = user.name → title = user.name.lowercased()"])
    }

    @Test("later calls are ignored") func laterCallsAreIgnored() {
        let found = changes(
            .onlyOnce,
            "class C {\n  func f() { g() }\n  func h() -> Int { 1 }\n}\nstruct S {\n  func f() { g() }\n}")
        #expect(
            found == [
                "func f() { g() } → var wasCalled = false; func f() { if wasCalled { return }; wasCalled = true; g() }"
            ])
    }
}
