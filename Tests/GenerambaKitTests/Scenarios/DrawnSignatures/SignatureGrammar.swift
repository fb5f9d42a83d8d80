/// Draws signatures as the compiler takes them, with types of Swift, Foundation and an app.
struct SignatureGrammar {
    private var random: Seeded
    private var count = 0

    init(seed: UInt64) { random = Seeded(seed) }

    /// What the app declares, which the types refer to.
    static let app = """
        import Foundation
        nonisolated struct Person: Hashable, Codable, Sendable {
            nonisolated struct ID: Hashable, Codable, Sendable {}
            nonisolated enum Role: Codable, Sendable { case admin, guest }
            var id = 1
        }
        nonisolated struct Story: Hashable, Codable, Sendable {}
        nonisolated protocol Pet: Sendable {}
        nonisolated struct Cat: Pet {}
        nonisolated enum LoadError: Error, Codable { case offline }

        """

    static let samples = "Person=Person(id: 7),any Pet=Cat(),LoadError=.offline"

    /// Draws what one parameter of a template takes.
    mutating func signature(for parameter: String) -> String {
        count += 1
        switch parameter {
        case "inputs":
            return argument(["open\(count)", "input\(count)", "Locale", "UUID", "Character", "Bool"])
        case "entities":
            return
                "\(oneIn(4) ? "Person." : "")Row\(count)(id: Int, \(argument(["title", "in", "Data"], plain: true)))"
        case "outputs", "states": return oneIn(6) ? whole() : name() + arguments()
        case "children", "modules", "router_targets":
            return oneIn(6) ? whole() : name() + arguments() + (oneIn(2) ? "" : result())
        default: return whole()
        }
    }

    // MARK: Functions

    private mutating func whole() -> String {
        if oneIn(15) { return name() + pick(Self.generics) }
        let effects = pick([
            "", "", " async", " async", " async throws", " throws", " async throws(LoadError)",
        ])
        return name() + arguments() + effects + (oneIn(3) ? "" : result())
    }

    private mutating func name() -> String {
        let own = ["find\(count)", "load\(count)", "fetch\(count)Posts", "show\(count)"]
        return pick(oneIn(4) ? Self.names : own)
    }

    private mutating func arguments() -> String {
        let count = pick([0, 1, 1, 1, 2, 3])
        var names: Set<String> = []
        let all = (0..<count).map { _ in
            argument(Self.labels).split(separator: ":", maxSplits: 1).map(String.init)
        }
        let different = all.filter {
            names.insert($0[0].split(separator: " ").last.map(String.init) ?? "").inserted
        }
        return "(\(different.map { $0.joined(separator: ":") }.joined(separator: ", ")))"
    }

    private mutating func argument(_ names: [String], plain: Bool = false) -> String {
        let name = pick(names)
        let label = plain || !oneIn(4) ? "" : pick(["_ ", "with ", "in ", "for ", "default ", "Int ", "of "])
        if plain { return "\(name): \(type(2))" }
        if oneIn(12) { return "\(label)\(name): \(pick(Self.specifiers))\(type(1))" }
        if oneIn(5) { return "\(label)\(name): \(pick(Self.attributes))\(closure(1))" }
        return "\(label)\(name): \(oneIn(12) ? implicitlyUnwrapped() : type(2))"
    }

    private mutating func result() -> String {
        " -> " + (oneIn(20) ? implicitlyUnwrapped() : type(2))
    }

    // MARK: Types

    private mutating func implicitlyUnwrapped() -> String { optional(type(1)).dropLast() + "!" }

    private mutating func type(_ depth: Int) -> String {
        if depth == 0 || oneIn(2) { return pick(oneIn(6) ? Self.rareTypes : Self.types) }
        let inner = type(depth - 1)
        switch random.next(below: 12) {
        case 0, 1, 2: return optional(inner)
        case 3, 4: return "[\(inner)]"
        case 5: return "[\(pick(Self.keys)): \(inner)]"
        case 6: return "(\(inner), \(type(depth - 1)))"
        case 7: return "(first: \(inner), \(pick(["in", "second", "default"])): \(type(depth - 1)))"
        case 8: return "[\(pick([2, 3])) of \(inner)]"
        case 9:
            return pick([
                "Array<\(inner)>", "Optional<\(inner)>", "Result<\(inner), any Error>",
                "InlineArray<2, \(inner)>",
            ])
        case 10: return "Set<\(pick(Self.keys))>"
        default:
            return pick([
                "[\(closure(0))]", optional(closure(0)),
                optional(pick(["@Sendable ", "@MainActor "]) + closure(0)),
            ])
        }
    }

    private func optional(_ type: String) -> String {
        type.contains(" ") && !type.hasSuffix("]") && !type.hasSuffix(">") || type.hasPrefix("any ")
            || type.hasPrefix("some ") || type.hasPrefix("@") || type.contains("->")
            ? "(\(type))?" : "\(type)?"
    }

    private mutating func closure(_ depth: Int) -> String {
        let parameters = pick(["", "", "Int", "_ id: Int", type(depth), "inout Int", "Int, String"])
        let result = pick(["Void", "Void", "Void", "()", "Int", "Int?", type(depth)])
        return
            "(\(parameters))\(pick(["", "", " async", " throws", " async throws", " throws(LoadError)"])) -> \(result)"
    }

    // MARK: Choices

    private mutating func oneIn(_ count: Int) -> Bool { random.next(below: count) == 0 }

    private mutating func pick<Choice>(_ choices: [Choice]) -> Choice {
        choices[random.next(below: choices.count)]
    }

    private static let typeNames = ["URL", "Data", "Int", "String", "Person", "Result", "Error"]
    private static let names = [
        "url", "date", "data", "error", "result", "string", "user", "int", "default", "in", "repeat",
        "`self`", "type",
        "any", "await", "async", "value", "print", "task", "array", "optional", "void", "request", "response",
    ]
    private static let labels =
        typeNames + [
            "id", "name", "text", "isOn", "index", "in", "for", "default", "self", "error", "result",
            "output", "service",
            "value", "button", "state", "input", "view", "entity", "completion", "presenter", "type", "any",
            "Task",
            "Optional", "async", "await", "calls", "title", "request", "response", "query",
        ]
    private static let specifiers = ["inout ", "sending ", "borrowing ", "consuming ", "@autoclosure () -> "]
    private static let generics = [
        "<T: Pet>(_ a: T, b: [T]) async -> T", "<T>(a: T)", "<T: Pet & Hashable, U>(a: T?, b: U) -> [U]",
        "<T>(a: [T]) -> T where T: Pet", "<each T>(_ a: repeat each T)",
        "<T: Sequence<Int>>(a: T) async -> [T]",
        "(_ a: Int...) async", "(a: some Pet, b: [some Pet]) -> Int", "<T: Hashable>(a: Set<Int>, b: T.Type)",
    ]
    private static let attributes = [
        "", "@escaping ", "@Sendable ", "@escaping @Sendable ", "@Sendable @escaping ", "@MainActor ",
        "@escaping @MainActor ", "nonisolated(nonsending) ", "nonisolated(nonsending) @escaping ",
        "nonisolated(nonsending) @escaping @Sendable ", "@escaping @concurrent ", "@escaping @isolated(any) ",
    ]
    private static let types = [
        "Int", "Int", "Int", "String", "String", "Bool", "Double", "Data", "Date", "URL", "UUID", "Decimal",
        "Person", "Person",
        "Story", "Person.ID", "Person.Role", "Foundation::URL", "Swift::Int", "Foundation.Date",
        "Swift.String",
        "any Error",
        "any Pet", "any Pet & Sendable", "Character", "Swift::Array<Swift::Int>", "Swift::String.Index",
        "LoadError",
    ]
    private static let rareTypes = [
        "Substring", "Any", "AnyObject", "AnyHashable", "any Hashable", "any Sendable", "some Pet", "Void",
        "()", "Never",
        "Person.Type", "any Pet.Type", "StaticString", "Result<Person, LoadError>", "Task<Void, Never>",
        "Range<Int>",
        "ClosedRange<Date>", "KeyPath<Person, Int>", "Error", "Pet", "AsyncStream<Int>", "Duration",
        "AsyncThrowingStream<Person, any Error>", "any AsyncSequence<Int, Never>", "UnsafePointer<Int>",
        "Span<Int>",
        "any Swift::Error", "some Sequence<Int>", "any Collection<String>", "ArraySlice<Int>", "UInt8",
        "Progress",
        "Notification", "NSString", "IndexPath", "any ~Copyable", "Locale", "Int.Type", "any Pet & Hashable",
        "[String].Index",
        "Swift::Void", "Swift.Never", "Swift::Result<Int, any Swift::Error>",
    ]
    private static let keys = [
        "String", "Int", "Person", "Swift::Int", "URL", "Person.ID", "AnyHashable", "Int?",
    ]
}
