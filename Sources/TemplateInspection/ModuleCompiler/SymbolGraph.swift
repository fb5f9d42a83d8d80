import GenerambaKit
import SourceText
import SystemAccess

/// The declarations of a module, as the compiler writes them in its symbol graph
/// (https://github.com/swiftlang/swift-docc-symbolkit, "Symbol Graph").
package struct SymbolGraph: Decodable {
    let symbols: [Symbol]
    private let relationships: [Relationship]

    /// - Throws: `Diagnostics` for a text that is not a symbol graph.
    package init(json: [UInt8]) throws {
        guard let graph = try? JSON.decode(Self.self, from: json) else {
            throw Diagnostics.error(
                "the compiler's symbol graph cannot be read", hint: "try another toolchain")
        }
        self = graph
    }

    struct Symbol: Decodable {
        struct Kind: Decodable { let identifier: String }
        struct Identifier: Decodable { let precise: String }
        struct Fragment: Decodable { let spelling: String }
        struct Signature: Decodable { let returns: [Fragment]? }
        struct Generics: Decodable {}
        struct Location: Decodable {
            struct Position: Decodable {
                let line: Int
                let character: Int
            }

            let uri: String
            let position: Position

            /// The compiler writes an unescaped path after `file://`, and counts lines from 0.
            var place: CodePlace? {
                guard uri.hasPrefix("file:///") else { return nil }
                return CodePlace(path: AbsolutePath(String(uri.dropFirst(7))), line: position.line + 1)
            }
        }

        let kind: Kind
        let identifier: Identifier
        let pathComponents: [String]
        let accessLevel: String
        let declarationFragments: [Fragment]?
        let functionSignature: Signature?
        let swiftGenerics: Generics?
        let location: Location?

        var isHidden: Bool { ["private", "fileprivate"].contains(accessLevel) }
        var name: String { pathComponents.joined(separator: ".") }
    }

    private struct Relationship: Decodable {
        let kind: String
        let source: String
        let target: String
    }

    /// The identifiers of XCTestCase on Linux and on macOS.
    private static let testCases = ["s:6XCTest0A4CaseC", "c:objc(cs)XCTestCase"]

    /// The test classes, sorted by name, with the tests that XCTest would run in each.
    package var testClasses: [TestClass] {
        xctestClasses.filter { !$0.symbol.isHidden && $0.symbol.swiftGenerics == nil }.map {
            symbol, methods in
            // An overridden test counts once.
            let tests = methods.filter { !$0.isHidden }.compactMap(TestMethod.init).distinct(by: \.name)
            return TestClass(name: symbol.name, methods: tests)
        }
    }

    /// The classes that inherit from XCTestCase, sorted by name, with all their methods, including inherited ones.
    var xctestClasses: [(symbol: Symbol, methods: [Symbol])] {
        let (parents, owners) = (targets("inheritsFrom"), targets("memberOf"))
        let methods = Dictionary(grouping: symbols.filter { $0.kind.identifier == "swift.method" }) {
            owners[$0.identifier.precise] ?? ""
        }
        return symbols.filter { $0.kind.identifier == "swift.class" }
            .compactMap { symbol in
                // The class and its superclasses.
                var line = [symbol.identifier.precise]
                while let parent = parents[line[line.count - 1]], !line.contains(parent) {
                    line.append(parent)
                }
                guard let root = line.last, Self.testCases.contains(root) else { return nil }
                return (symbol, line.flatMap { methods[$0] ?? [] })
            }
            .sorted { $0.symbol.name < $1.symbol.name }
    }

    /// The targets of relationships of one kind, by their sources.
    package func targets(_ kind: String) -> [String: String] {
        let pairs = relationships.filter { $0.kind == kind }.map { ($0.source, $0.target) }
        return Dictionary(pairs) { first, _ in first }
    }
}

extension TestMethod {
    /// Nil for a method that XCTest would not run, even if it were not private.
    init?(_ symbol: SymbolGraph.Symbol) {
        let returns = symbol.functionSignature?.returns?.map(\.spelling).joined() ?? "()"
        // The generic parameters of a function without parameters are those of its class.
        guard let name = symbol.pathComponents.last, name.hasSuffix("()"),
            name.hasPrefix("test") || name.hasPrefix("`test"), ["()", "Void"].contains(returns)
        else { return nil }
        self.name = String(name.dropLast(2))
        let words = symbol.declarationFragments?.map(\.spelling) ?? []
        isAsync = words.contains("async")
        isMainActor = words.contains("@MainActor") || words.joined().hasPrefix("@MainActor ")
        place = symbol.location?.place
    }
}
