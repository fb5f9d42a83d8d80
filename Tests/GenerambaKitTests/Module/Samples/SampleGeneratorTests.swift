import Testing

@testable import GenerambaKit
@testable import SourceText
@testable import SwiftText

/// Tests generated samples, and the types without one.
struct SampleGeneratorTests {
    private static func sample(_ type: String, number: Int = 1, _ given: [String: String] = [:]) -> String {
        let samples = Samples(given.map { Sample(type: $0.key, expression: $0.value) })
        let writer = SampleGenerator(samples: samples, name: "email", number: number, isTrue: true)
        do {
            let function = try FunctionSignature(SourceFile(path: "a", text: "f(a: \(type))").whole)
            return try writer.sample(of: function.arguments[0].type)
        } catch let problem as NoSample {
            return "no \(problem.type)"
        } catch {
            return "\(error)"
        }
    }

    /// Types with their samples.
    static let known = [
        ("String", "\"aEmail\""), ("Substring", "\"aEmail\""), ("Character", "\"A\""), ("Bool", "true"),
        ("Int", "-1"),
        ("Int8", "-1"), ("UInt64", "1"), ("Double", "-1.0"), ("Float", "-1.0"), ("Void", "()"), ("()", "()"),
        ("Int?", "-1"), ("Int??", "-1"), ("Int!", "-1"), ("Optional<Int>", "-1"), ("[Int]", "[-1, -3, 2]"),
        ("[[Int]]?", "[[-1, -3, 2]]"),
        ("Array<UInt8>", "[1, 3, 2]"), ("Set<String>", "Set([\"aEmail\"])"),
        ("ArraySlice<UInt8>", "ArraySlice([1, 3, 2])"),
        ("[String: [Int]]", "[\"aEmail\": [-1, -3, 2]]"),
        ("Dictionary<Int, Bool>", "[-1: true]"), ("(Int)", "-1"), ("(Int, Int)", "(-1, 2)"),
        ("(id: Int, in: [Int?], String)", "(id: -1, in: [2], \"aEmail\")"),
        ("(name: String, Int)?", "(name: \"aEmail.name\", 2)"),
        ("Result<Int, E>", ".success(-1)"), ("Result<Void, any Error>", ".success(())"),
        ("any Error", "CancellationError()"), ("Error", "CancellationError()"),
        ("some Error", "CancellationError()"),
        ("(any Error)?", "CancellationError()"), ("any Swift.Error", "CancellationError()"),
        ("Swift.Int", "-1"), ("`Int`", "-1"),
        ("Swift.Array<Swift.String>", "[\"aEmail\", \"CEmail\", \"BEmail\"]"),
        ("Any", "\"aEmail\""), ("Any?", "\"aEmail\""), ("[Bool]", "[true, false, false]"),
        ("any Hashable", "\"aEmail\""),
        ("some Swift.Equatable", "\"aEmail\""), ("(any Sendable)?", "\"aEmail\""),
        ("some Sequence<Int>", "[-1, -3, 2]"),
        (
            "[(first: Character, in: Date)?]",
            "[(first: \"A\", in: Date(timeIntervalSince1970: 2))] as [(first: Character, in: Date)?]"
        ),
        ("[String: (Int8, Bool)]", "[\"aEmail\": (-1, true)] as [String: (Int8, Bool)]"),
        ("any Collection<String>", "[\"aEmail\", \"CEmail\", \"BEmail\"]"),
        ("Range<Int>", "-1..<2"), ("ClosedRange<Double>?", "-1.0...2.0"),
        ("[Range<String>]", "[\"aEmail\"..<\"bEmail\"]"),
        ("(ClosedRange<Int>, Int)", "(-1...2, 2)"),
        ("Range<Date>", "Date(timeIntervalSince1970: -1)..<Date(timeIntervalSince1970: 2)"),
        ("Duration", ".seconds(-1)"), ("IndexPath", "IndexPath(index: 1)"),
        ("CGPoint", "CGPoint(x: 1, y: 0)"),
        ("CGSize", "CGSize(width: 1, height: 0)"), ("CGRect", "CGRect(x: 1, y: 0, width: 0, height: 0)"),
        ("URLRequest", "URLRequest(url: URL(fileURLWithPath: \"/aEmail\"))"),
        ("Data", "Data(count: 1)"), ("Date", "Date(timeIntervalSince1970: -1)"),
        ("Foundation.Decimal", "Decimal(-1)"), ("Foundation::Date?", "Date(timeIntervalSince1970: -1)"),
        ("[3 of Int]", ".init(repeating: -1)"),
        ("InlineArray<2, [String]>", ".init(repeating: [\"aEmail\", \"CEmail\", \"BEmail\"])"),
        ("URL", "URL(fileURLWithPath: \"/aEmail\")"), ("TimeInterval", "-1.0"), ("CGFloat", "-1.0"),
        ("UUID", "UUID(uuid: (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))"),
    ]

    @Test(arguments: known)
    func whatSwiftAndFoundationHaveIsMadeUp(type: String, sample: String) {
        #expect(Self.sample(type) == sample)
    }

    @Test(arguments: [
        ("User", "User"), ("[User]?", "User"), ("Other.Int", "Other.Int"), ("Int.Type", "Int.Type"),
        ("Set<A<B>>", "A<B>"), ("(Int, [String: B])", "B"), ("Result<User, E>", "User"), ("any P", "P"),
        ("some Sequence<User>", "User"), ("[some P]", "P"), ("Range<User>", "User"),
        ("any P & Q", "any P & Q"),
        ("[() -> Int?]", "() -> Int?"),
        ("@escaping (Int) -> Void", "@escaping (Int) -> Void"), ("inout Int", "inout Int"),
        ("sending [Int]", "sending [Int]"), ("Array<Int>.Index", "Array<Int>.Index"), ("Self", "Self"),
        ("any ~Copyable", "~Copyable"), ("[2 of User]", "User"),
        ("Never", "Never"),
    ])
    func otherTypesHaveNoSample(type: String, innermost: String) {
        #expect(Self.sample(type) == "no \(innermost)")
    }

    @Test(arguments: [
        ("User", "User()"), ("[User: Int?]", "[User(): -1]"), ("(User, any P)", "(User(), p)"),
        ("some P", "p"),
        ("[Int]", "[1, 2, 3]"), ("[[Int]]", "[[1, 2, 3]]"), ("(() -> Void)?", "{}"),
        ("Result<User, E>", ".success(User())"),
    ])
    func theUsersSamplesServeWhereverTheyAreNested(type: String, sample: String) {
        let given = ["User": "User()", "P": "p", "[Int]": "[1, 2, 3]", "() -> Void": "{}"]
        #expect(Self.sample(type, given) == sample)
    }

    @Test func aManifoldTypeIsReadToItsEnd() {
        let depth = 5000
        #expect(Self.sample("Int" + String(repeating: "?", count: depth)) == "-1")
        #expect(Self.sample(String(repeating: "any ", count: 50) + "Error") == "CancellationError()")
    }

    @Test func numbersStayInTheirTypes() {
        #expect(["Int8", "UInt8", "Int16"].map { Self.sample($0, number: 300) } == ["44", "44", "300"])
        #expect(Self.sample("Character", number: 27) == "\"A\"")
    }

    @Test func twoArgumentsOfOneTypeDiffer() throws {
        let types = Self.known.map(\.0).filter { !["Void", "()"].contains($0) && !$0.contains("Error") }
        for type in types where type != "Result<Void, any Error>" {
            let function = try FunctionSignature(
                SourceFile(path: "a", text: "f(a: \(type), b: \(type)) -> \(type)").whole)
            let samples = FunctionSamples(function, Samples())
            #expect(Set(samples.arguments).count == 2 && samples.missing.isEmpty, "\(type)")
        }
        let bools = try FunctionSignature(
            SourceFile(path: "a", text: "f(a: Bool, b: Int, c: Bool, result: String) -> String").whole)
        let samples = FunctionSamples(bools, Samples())
        #expect(samples.arguments == ["true", "2", "false", "\"aResult\""])
        #expect(samples.result == "\"aFResult\"")
    }

    @Test(arguments: [
        ("Date", ["Foundation"]), ("[String: [URL]]", ["Foundation"]), ("Foundation.Bundle", ["Foundation"]),
        ("Result<Int, URLError>", ["Foundation"]), ("(a: Int, b: Data?) -> Void", ["Foundation"]),
        ("UIImage?", ["UIKit"]), ("(UIColor, Date)", ["Foundation", "UIKit"]), ("UIState", []),
        ("Binding<Int>", ["SwiftUI"]), ("SwiftUI.Text", ["SwiftUI"]),
        ("URLRequest", ["FoundationNetworking"]),
        ("AnyPublisher<CLFloor, Never>", ["Combine", "CoreLocation"]), ("[NSManagedObjectID]", ["CoreData"]),
        ("Mutex<AVPlayerItem>", ["AVFoundation", "Synchronization"]), ("Logger", ["os"]), ("Clock", []),
        ("CLient", []), ("String", []), ("Other.Date", []), ("`Date`", []), ("[Int]", []),
    ])
    func aTypeNeedsItsModule(type: String, modules: [String]) {
        let found = ImportedModules.names(in: type).compactMap(ImportedModules.module)
        #expect(Set(found).sorted() == modules)
    }
}
