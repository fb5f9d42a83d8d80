import Testing

@testable import GenerambaKit
@testable import SourceText
@testable import SwiftText
@testable import TemplateEngine

/// Tests the fields of a function that templates can use.
struct FunctionValueTests {
    private func function(_ text: String) throws -> FunctionSignature {
        try FunctionSignature(SourceFile(path: "a", text: text).whole)
    }

    /// The fields of a function, as text.
    private func fields(_ text: String, _ samples: Samples = Samples()) throws -> [String: Value] {
        try function(text).fields(
            id: "id", subject: "subject", isFirstAsync: false,
            at: AnswerLinks.Place(parameter: "f", index: 0), AnswerLinks(), samples)
    }

    @Test func aTemplateSeesAllParts() throws {
        let argument = Value.object(
            .init([
                "label": .string("with"), "name": .string("password"), "type": .string("String"),
                "call_label": .string("with"), "property_label": .string("password"),
                "property_type": .string("String"), "kept_type": .string("String"),
                "sample": .string("\"aPassword\""), "other_sample": .string("\"BPassword\""),
                "is_string": .bool(true), "is_bool": .bool(false), "is_input": .bool(false),
            ]))
        let fields = try fields("signIn(with password:String) async throws(LoginError)->[Int]")
        #expect(
            fields == [
                "name": .string("signIn"), "id": .string("id"), "subject": .string("subject"),
                "arguments": .list([argument]),
                "async": .bool(true), "first_async": .bool(false), "throws": .bool(true),
                "error": .string("LoginError"),
                "result": .string("[Int]"),
                "signature": .string("signIn(with password: String) async throws(LoginError) -> [Int]"),
                "parameters": .string("with password: String"),
                "kept_parameters": .string("with password: String"),
                "memberwise": .string("password: password"),
                "call": .string("signIn(with: password)"), "passed": .string("with: password"),
                "record": .string(#""signIn(with: \(password))""#),
                "sampled": .bool(false), "result_sample": .string("[2, 4, -3]"),
                "other_result_sample": .string("[-5, 4]"), "error_sample": .null,
                "entity": .null, "events": .list([]), "is_selected": .bool(false), "stream": .null,
            ])
    }

    @Test func aTemplateSeesNothingWhereThereIsNothing() throws {
        #expect(
            try fields("fetch") == [
                "name": .string("fetch"), "id": .string("id"), "subject": .string("subject"),
                "arguments": .list([]), "async": .bool(false),
                "first_async": .bool(false), "throws": .bool(false), "error": .null, "result": .null,
                "signature": .string("fetch()"),
                "parameters": .string(""), "kept_parameters": .string(""), "memberwise": .string(""),
                "call": .string("fetch()"), "passed": .string(""), "record": .string(#""fetch()""#),
                "sampled": .bool(true), "result_sample": .null, "other_result_sample": .null,
                "error_sample": .null,
                "entity": .null, "events": .list([]), "is_selected": .bool(false), "stream": .null,
            ])
    }

    @Test(arguments: [
        ("load", "load()"), ("load(_ id: Int)", "load(id)"), ("load(id: Int)", "load(id: id)"),
        ("rename(to name: String, at index: Int)", "rename(to: name, at: index)"),
        ("default(in: Int, `let`: Int)", "`default`(in: `in`, let: `let`)"),
        ("count(into total: inout Int)", "count(into: &total)"),
        ("check(_ isOn: @autoclosure () -> Bool)", "check(isOn())"),
        ("load(completion: @escaping () -> Void)", "load(completion: completion)"),
    ])
    func aCallHandsTheArgumentsOn(text: String, call: String) throws {
        #expect(try function(text).call == call)
    }

    @Test(arguments: [
        ("load", #""load()""#), ("load(_ id: Int)", #""load(\(id))""#),
        ("`default`(`in`: Int)", #""default(in: \(`in`))""#),
        ("f(a: Int?, b: String!)", #""f(a: \(String(describing: a)), b: \(String(describing: b)))""#),
        ("f(a: Optional<Int>)", #""f(a: \(String(describing: a)))""#),
        ("f(a: (Int?))", #""f(a: \(String(describing: a)))""#),
        ("f(a: [Int?], b: (Int, String))", #""f(a: \(a), b: \(b))""#),
        ("f(user: User, _ id: Int)", #""f(user: _, \(id))""#),
        ("load(completion: @escaping (Int) -> Void, a: inout Int)", #""load(completion: _, a: _)""#),
    ])
    func aRecordTellsTheCallWithItsArguments(text: String, record: String) throws {
        #expect(try fields(text)["record"] == .string(record))
    }

    @Test(arguments: [
        ("f", true), ("f(a: Int) throws -> String", true), ("f(a: User)", false), ("f() -> User", false),
        ("f() throws(E)", false), ("f() throws(any Error)", true), ("f(a: inout Int)", false),
    ])
    func aFunctionIsSampledWhenAllHasASample(text: String, isSampled: Bool) throws {
        #expect(try fields(text)["sampled"] == .bool(isSampled))
    }

    @Test(arguments: [("String?", "nil"), ("Int!", "nil"), ("Int", "2"), ("() -> Void", nil)])
    func theOtherSampleOfAnOptionalArgumentIsNil(type: String, other: String?) throws {
        let signature = try function("f(a: \(type))")
        #expect(FunctionSamples.withOthers(signature, Samples()).others.arguments == [other])
    }

    @Test func theUsersSamplesAreTaken() throws {
        let samples = Samples([
            Sample(type: "User", expression: "User(id: 1)"), Sample(type: "E", expression: ".wrong"),
            Sample(type: "() -> Void", expression: "{}"),
        ])
        let fields = try fields("f(a: User?, b: () -> Void) throws(E) -> [User]", samples)
        #expect(fields["sampled"] == .bool(true))
        #expect(fields["result_sample"] == .string("[User(id: 1)]"))
        #expect(fields["error_sample"] == .string(".wrong"))
        #expect(fields["record"] == .string(#""f(a: \(String(describing: a)), b: _)""#))
    }

    @Test(arguments: [
        (["load", "save"], ["load", "save"]),
        (["default", "`Type`"], ["default", "Type"]),
        (["load(id: Int)", "load(name: String)"], ["loadId", "loadName"]),
        (["load", "load(_ id: Int)", "load(by id: Int, in: Int)"], ["load", "loadId", "loadByIn"]),
        (["load(id: Int)", "load(id: String)", "load(id: Bool)"], ["loadId", "loadId2", "loadId3"]),
        (
            ["load(id: Int)", "load(id: String)", "loadId", "loadId2"],
            ["loadId3", "loadId4", "loadId", "loadId2"]
        ),
        (["load", "Load"], ["load", "Load2"]),
        (["load_id", "loadId"], ["load_id", "loadId2"]),
    ])
    func eachFunctionOfAListHasAnIdOfItsOwn(texts: [String], ids: [String]) throws {
        #expect(try texts.map(function).ids == ids)
    }

    @Test(arguments: [
        (["load() async", "save() async"], [true, false]),
        (["load", "save() async", "sort() async"], [false, true, false]),
        (["load", "save"], [false, false]),
    ])
    func oneFunctionOfAListIsTheFirstThatIsAsync(texts: [String], isFirst: [Bool]) throws {
        let fields = try texts.map(function).values(of: "f", AnswerLinks(), Samples()).map { value in
            guard case .object(let object) = value else { return Value.null }
            return object.fields["first_async"] ?? .null
        }
        #expect(fields == isFirst.map(Value.bool))
    }
}
