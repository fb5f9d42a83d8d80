import SourceText

/// What Liquid has assigned, counted and begun while it is rendered.
struct LiquidState {
    /// The names that have keys: a value's name is its key here.
    var names: SymbolTable
    /// The time for 'now', in seconds since 1970.
    let now: Int?
    /// The variables of loops and partials, the innermost ones last.
    var locals: [(key: Int, value: LiquidValue)] = []
    /// By its key: what was assigned or captured.
    private(set) var assigned: [LiquidValue?] = []
    /// By its key: what `increment` and `decrement` count.
    var counters: [Int: Int] = [:]
    /// The loops that are running, the innermost one last.
    var loops: [LiquidLoop] = []
    var lastSerial = 0
    /// By the key of a loop's name: after which item the last one of the name stopped.
    private(set) var stops: [Int] = []
    /// By the name of a cycle: which value is next.
    var cycles: [[UInt8]: Int] = [:]
    /// What the last `ifchanged` held.
    var unchanged: [UInt8]?
    /// The `break` or `continue` that is on its way to its loop.
    var interrupt: Interrupt?

    enum Interrupt {
        case leave
        case next
    }

    /// The value that the template itself gave to a name, nil when it gave none.
    @inline(__always)
    func value(of key: Int) -> LiquidValue? {
        var index = locals.count - 1
        while index >= 0 {
            if locals[index].key == key { return locals[index].value }
            index -= 1
        }
        if key < assigned.count, let value = assigned[key] { return value }
        return counters.isEmpty ? nil : counters[key].map { .integer($0) }
    }

    /// Whether a name has the value that was assigned to it, and no variable hides that.
    func isAssigned(_ key: Int) -> Bool {
        key < assigned.count && assigned[key] != nil && !locals.contains { $0.key == key }
    }

    mutating func assign(_ value: LiquidValue, to key: Int) {
        while assigned.count <= key { assigned.append(nil) }
        assigned[key] = value
    }

    /// After which item the last loop of a name stopped, by the name's key.
    func stop(of key: Int) -> Int { key < stops.count ? stops[key] : 0 }

    mutating func note(stop: Int, of key: Int) {
        if stops.count <= key { stops.append(contentsOf: repeatElement(0, count: key + 1 - stops.count)) }
        stops[key] = stop
    }

    /// The key of a word, nil when it has none.
    func knownKey(of word: [UInt8]) -> Int? { word.withUnsafeBytes { names.number(of: $0) } }

    /// The key of a word; a new word gets the next one.
    mutating func key(of word: [UInt8]) -> Int { word.withUnsafeBytes { names.add($0) } }

    /// The names that the template itself gave values.
    var knownNames: [String] {
        let keys = assigned.indices.filter { assigned[$0] != nil } + counters.keys
        return locals.reversed().map { names[$0.key] } + keys.map { names[$0] }.sorted()
    }
}

/// What is known about a running loop.
struct LiquidLoop {
    let serial: Int
    let name: [UInt8]
    let length: Int
    var index = 0
    /// The serial number of the `for` around it.
    var parent: Int?
    /// For a table: how many columns it has.
    var columns: Int?

    /// The column of a table, from 1.
    var column: Int { columns.map { $0 > 0 ? index % $0 + 1 : index + 1 } ?? 0 }

    /// What it says under a name; nil when there is no such name.
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

    /// What to do about a name that a loop does not have.
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
