import Testing

@testable import GenerambaKit
@testable import SourceText
@testable import SwiftText

/// Tests properties that store the arguments of a function.
struct StoredArgumentsTests {
    private func function(_ text: String) throws -> FunctionSignature {
        try FunctionSignature(SourceFile(path: "a", text: text).whole)
    }

    @Test(arguments: [
        ("Int", "Int"), ("[Int]?", "[Int]?"), ("() -> Void", "() -> Void"),
        ("@escaping (Int) -> Void", "(Int) -> Void"), ("(() -> Void)?", "(() -> Void)?"),
        ("@escaping @Sendable () async -> Void", "@Sendable () async -> Void"),
        ("(Int) -> Int?", "((Int) -> Int?)"), ("(Int, () -> Int?)", "(Int, () -> Int?)"),
        ("some Sequence<Int>", "any Sequence<Int>"), ("any P & Q", "any P & Q"),
        ("borrowing [Int]", "[Int]"), ("consuming User", "User"), ("sending User", "User"),
        ("inout Int", nil), ("[some P]", nil), ("(some P)?", nil), ("@autoclosure () -> Bool", nil),
        ("@autoclosure @escaping () -> Bool", nil),
        ("@Sendable @escaping () -> Void", "@Sendable () -> Void"),
        (
            "nonisolated(nonsending) @escaping @Sendable () async -> Void",
            "nonisolated(nonsending) @Sendable () async -> Void"
        ),
    ])
    func aPropertyHasATypeOfItsOwn(type: String, property: String?) throws {
        #expect(try function("f(a: \(type))").arguments[0].propertyType == property)
    }

    @Test(arguments: [
        ("f", ""), ("f(_ id: Int, with name: String)", "_ id: Int, with name: String"),
        ("f(a: () -> Void, b: @escaping () -> Int)", "a: @escaping () -> Void, b: @escaping () -> Int"),
        ("f(a: (() -> Void)?, b: [() -> Int])", "a: (() -> Void)?, b: [() -> Int]"),
        ("f(a: some P)", "a: any P"), ("f(a: inout Int)", "a: inout Int"),
    ])
    func closuresThatAreKeptEscape(text: String, parameters: String) throws {
        #expect(try function(text).keptParameters == parameters)
    }

    @Test(arguments: [
        ("() -> Void", "@escaping () -> Void"), ("(Int) -> Int?", "@escaping ((Int) -> Int?)"),
        ("@escaping (Int) -> Int", "@escaping (Int) -> Int"), ("(() -> Void)?", "(() -> Void)?"),
        ("nonisolated(nonsending) () async -> Int", "nonisolated(nonsending) @escaping () async -> Int"),
        ("(Int, () -> Void)", "(Int, () -> Void)"), ("sending User", "User"), ("inout Int", nil),
    ])
    func aClosureThatIsKeptEscapes(type: String, kept: String?) throws {
        #expect(try function("f(a: \(type))").arguments[0].keptType == kept)
    }

    @Test(arguments: [
        ("f", ""), ("f(_ id: Int, with name: String)", "id: id, name: name"),
        ("f(in: Int, `inout`: Int)", "in: `in`, `inout`: `inout`"),
    ])
    func anInitializerTakesAllByTheirNames(text: String, memberwise: String) throws {
        #expect(try function(text).memberwise == memberwise)
    }

    @Test(arguments: [
        ("load", true), ("Load", true), ("lo_ad(id: Int)", true), ("loadAll", false), ("`load`()", true),
    ])
    func aReservedNameIsRefusedWhateverItsCase(text: String, isRefused: Bool) throws {
        let source = SourceFile(path: "--actions", text: text).whole
        var rules = FunctionRules()
        rules.reserved = ["load"]
        if isRefused {
            #expect(throws: Diagnostics.self) { try rules.check(FunctionSignature(source), at: source) }
        } else {
            try rules.check(FunctionSignature(source), at: source)
        }
    }
}
