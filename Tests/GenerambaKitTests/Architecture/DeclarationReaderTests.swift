import SourceText
import SystemAccess
import Testing

@testable import Architecture

/// Declarations are read from any text.
@Suite struct DeclarationReaderTests {
    private func file(_ text: String) throws -> CodeFile {
        CodeFile(at: try RelativePath(untrusted: "a.swift"), SourceFile(path: "a.swift", text: text))
    }

    @Test("a text that is cut anywhere is read", arguments: ModuleStyle.allCases)
    func aCutTextIsRead(style: ModuleStyle) throws {
        for text in try #require(SmallModules.files[style]).values {
            for count in 0...text.utf8.count {
                let cut = String(decoding: Array(text.utf8.prefix(count)), as: UTF8.self)
                let brackets = String(cut.filter { "{}()[]<>@#=,.:".contains($0) })
                _ = try SmallModules.findings(in: ["Sources/Shop/Feed/FeedPresenter.swift": cut])
                _ = try file(brackets)
            }
        }
    }

    @Test func deepTypesAreRead() throws {
        let text = String(repeating: "struct A { ", count: 10_000)
        #expect(try file(text).all.count > 10)
    }

    @Test func declarationsHaveTheirParts() throws {
        let code = try file(
            """
            import class UIKit.UIImage
            @MainActor(unsafe) public final class A<T: B>: C<D, E>, F where T: G {
              @IBOutlet private(set) weak var a: Int?, b = [1: 2], c: (Int, D) -> Void = { _, _ in }
              let (d, e) = (1, 2), f: Array<String> = Array<String>(x, y)
              lazy var g: H = { H() }()
              var h: Int { 1 }
              var i = 1 { didSet {} }
              func j<U>(k l: @escaping (U) async -> Void = { _ in }, _ m: [U: Int]...) async throws(E) -> N? where U: B {}
              init?(o: Int) {}
              static func < (a: A, b: A) -> Bool { true }
            }
            extension P.Q: R {}
            """)
        #expect(code.imports.map(\.module.bare) == ["UIKit"])
        let type = try #require(code.declarations.first)
        #expect((type.name, type.inherited.map { $0.names }.count) == ("A", 2))
        let stored = type.members.filter { $0.kind == .property && !$0.isComputed }.map(\.name)
        #expect(stored == ["a", "b", "c", "d", "e", "f", "g", "i"])
        #expect(type.members[0].modifiers == ["private(set)", "weak"])
        let function = try #require(type.members.first { $0.name == "j" })
        #expect(function.parameters.map(\.names) == [["k", "l"], ["_", "m"]])
        #expect((function.isAsync, function.isThrowing, function.type.names) == (true, true, ["N"]))
        #expect(type.members.map(\.name).suffix(2) == ["init", "<"])
        #expect(code.declarations.last?.name == "P.Q")
    }
}
