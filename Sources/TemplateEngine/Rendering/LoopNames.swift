import SourceText

/// A Mustache loop variable.
enum LoopName: String, CaseIterable, Sendable {
    case first = "-first"
    case last = "-last"
    case index = "-index"

    /// Returns a hint if the name is a misspelling of a loop variable.
    static func hint(for name: String) -> String? { didYouMean(name, in: allCases.map(\.rawValue)) }
}

/// The position of a loop in its list.
struct LoopPosition {
    /// The number of the current item, and those of all items.
    let item: Int
    let items: Range<Int>

    /// Returns the value of a loop variable.
    subscript(name: LoopName) -> ValueArena.Item {
        switch name {
        case .first: .bool(item == items.lowerBound)
        case .last: .bool(item == items.upperBound - 1)
        case .index: .integer(item - items.lowerBound + 1)
        }
    }
}

extension Rendering {
    /// Renders the body of a section on a loop variable. The section does not change the current item.
    mutating func renderSection(
        _ body: Range<Int>, on name: LoopName, isInverted: Bool, of page: BoundDocument
    ) throws(LimitReached) {
        let node = body.lowerBound - 1
        guard let value = value(of: name, at: node, of: page), enters(value.isTrue != isInverted)
        else { return }
        try descend(at: node, of: page)
        defer { ascend() }
        try render(body, of: page)
    }

    /// Returns the value of a variable of the innermost loop over a list.
    mutating func value(of name: LoopName, at node: Int, of page: BoundDocument) -> ValueArena.Item? {
        if let loop { return loop[name] }
        problems.add(at: node, of: page) { name in
            ("'\(name)' outside of a loop", "use it in a loop: a section over a list")
        }
        return nil
    }
}
