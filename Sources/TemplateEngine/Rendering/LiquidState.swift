import SourceText

/// The state of Liquid's variables, counters, loops and cycles during a rendering.
struct LiquidState: ~Copyable {
    let names: KeyNames
    /// The time of 'now' in seconds since 1970.
    let now: Int?
    let refusesGroups: Bool
    /// The variables of loops and partials, innermost last.
    var locals: [(key: Int, value: LiquidValue)] = []
    /// The assigned and captured values, by key.
    private(set) var assigned: [LiquidValue?] = []
    /// The counters of `increment` and `decrement`, by key.
    var counters: [Int: Int] = [:]
    /// The running loops, innermost last.
    var loops: [LiquidLoop] = []
    var lastSerial = 0
    private(set) var outer: [Outer] = []
    /// Whether a `render` tag includes the current text.
    var isIsolated: Bool { !outer.isEmpty }
    /// The positions after the last item of the most recent loop of each name, by the name's key.
    var stops: [Int: Int] = [:]
    /// The index of the next value of each cycle, by the cycle's name.
    var cycles: [[UInt8]: Int] = [:]
    var unchanged: [UInt8]?
    /// The `break` or `continue` that has not reached its loop yet.
    var interrupt: LiquidTag.Interrupt?

    /// Returns the value that the template itself gave to a name, or nil if there is none.
    func value(of key: Int) -> LiquidValue? {
        var index = locals.count - 1
        while index >= 0 {
            if locals[index].key == key { return locals[index].value }
            index -= 1
        }
        if key < assigned.count, let value = assigned[key] { return value }
        return counters.isEmpty ? nil : counters[key].map { .integer($0) }
    }

    /// What is set aside while a text is rendered that sees none of it. It is not kept on the stack.
    typealias Outer = (
        locals: [(key: Int, value: LiquidValue)], assigned: [LiquidValue?], counters: [Int: Int],
        stops: [Int: Int],
        cycles: [[UInt8]: Int]
    )

    /// Sets everything aside but the local variables from a number on.
    mutating func isolate(keeping first: Int) {
        outer.append((Array(locals[..<first]), assigned, counters, stops, cycles))
        locals.removeFirst(first)
        (assigned, counters, stops, cycles) = ([], [:], [:], [:])
    }

    /// Takes back what was set aside last.
    mutating func leave() {
        (locals, assigned, counters, stops, cycles) = outer.removeLast()
        interrupt = nil
    }

    /// Whether a name has an assigned value that no local variable hides.
    func isAssigned(_ key: Int) -> Bool {
        key < assigned.count && assigned[key] != nil && !locals.contains { $0.key == key }
    }

    mutating func assign(_ value: LiquidValue, to key: Int) {
        while assigned.count <= key { assigned.append(nil) }
        assigned[key] = value
    }

    func knownKey(of word: [UInt8]) -> Int? { word.withUnsafeBytes { names.key(of: $0) } }

    mutating func key(of word: [UInt8]) -> Int { word.withUnsafeBytes { names.add($0) } }

    /// The names that have received values from the template itself.
    var knownNames: [String] {
        let keys = assigned.indices.filter { assigned[$0] != nil } + counters.keys
        return locals.reversed().map { names[$0.key] } + keys.map { names[$0] }.sorted()
    }
}

struct LiquidLoop {
    let serial: Int
    let name: [UInt8]
    let length: Int
    var index = 0
    /// The serial number of the enclosing `for` loop.
    var parent: Int?
    /// The number of columns, for a table.
    var columns: Int?

    /// The column of a table, from 1.
    var column: Int { columns.map { $0 > 0 ? index % $0 + 1 : index + 1 } ?? 0 }

    /// Returns a property of the loop, or nil if there is no property of this name.
    func field(_ name: String) -> LiquidValue? {
        switch name {
        case "index": .integer(index + 1)
        case "index0": .integer(index)
        case "rindex": .integer(length - index)
        case "rindex0": .integer(length - index - 1)
        case "first": .bool(index == 0)
        case "last": .bool(index == length - 1)
        case "length": .integer(length)
        case "name" where columns == nil: .text(self.name)
        case "parentloop" where columns == nil: parent.map { .loop($0) } ?? .null
        case "col" where columns != nil: .integer(column)
        case "col0" where columns != nil: .integer(column - 1)
        case "col_first" where columns != nil: .bool(column == 1)
        case "col_last" where columns != nil: .bool(column == columns)
        case "row" where columns != nil: .integer(row)
        default: nil
        }
    }

    static func hint(for name: String) -> String? {
        let parts = name.split(separator: ".").map(String.init)
        guard parts.count == 2, let own = names[parts[0]] else { return nil }
        let known = ["index", "index0", "rindex", "rindex0", "first", "last", "length"] + own
        if let nearest = nearest(to: parts[1], in: known) { return "did you mean '\(parts[0]).\(nearest)'?" }
        return "known names: \(quoted(known.map { "\(parts[0]).\($0)" }))"
    }

    private static let names = [
        "forloop": ["name", "parentloop"], "tablerowloop": ["col", "col0", "col_first", "col_last", "row"],
    ]

    /// The row of a table, from 1.
    var row: Int { columns.map { $0 > 0 ? index / $0 + 1 : 1 } ?? 1 }
}
