/// `{% include 'name' with value, key: value %}`: another document, which sees and sets the same names.
struct IncludeTag: LiquidTag {
    fileprivate let name: Expression
    /// Where the name stands, without quotes.
    let place: Range<Int>
    /// What it is rendered with, or for each item of.
    private let value: Expression?
    private let arguments: [(name: [UInt8], value: Expression)]

    init(_ markup: Range<Int>, _ reader: inout LiquidReader) throws(WrongMarkup) {
        guard let fragment = reader.firstFragment(in: markup) else { throw WrongMarkup() }
        name = try reader.expression(fragment)
        let isQuoted = name.literal != nil && fragment.count > 2
        place = isQuoted ? fragment.lowerBound + 1..<fragment.upperBound - 1 : fragment
        value = try reader.subject(behind: fragment, to: markup.upperBound)
        var arguments: [(name: [UInt8], value: Expression)] = []
        for (key, value) in reader.attributes(in: markup) {
            arguments.append((Array(reader.bytes[key]), try reader.expression(value)))
        }
        self.arguments = arguments
    }

    /// The name of the partial, where it is included whatever the values are; nil where values tell that.
    var certainName: String? {
        guard value == nil, case .text(let name)? = name.literal else { return nil }
        return String(decoding: name, as: UTF8.self)
    }

    func namesSet(in document: Document) -> [String] {
        let variable = document.source.text(place).split(separator: "/").last.map(String.init) ?? ""
        return arguments.map { String(decoding: $0.name, as: UTF8.self) } + [variable]
    }

    func render(at node: Int, of page: Page, in rendering: inout Rendering) throws(Rendering.Stop) {
        guard let included = try included(of: page, in: &rendering) else { return }
        try rendering.descend(at: node, of: page, into: included.name)
        defer { rendering.ascend() }
        rendering.partials.enter(included.name)
        defer { rendering.partials.leave() }
        let outer = rendering.liquid.locals.count
        defer { rendering.liquid.locals.removeLast(rendering.liquid.locals.count - outer) }
        try setLocals(for: included, of: page, in: &rendering)
        try render(included, at: node, of: page, in: &rendering)
    }

    /// A partial with what it is rendered with.
    private struct Included {
        let name: String
        let partial: Page
        let value: LiquidValue
    }

    /// What is included here; nil when it is nothing, or there is no such partial.
    ///
    /// This and the other steps are apart from `render`, which waits on the stack for all that the partial includes.
    private func included(
        of page: Page, in rendering: inout Rendering
    ) throws(Rendering.Stop) -> Included? {
        let name = rendering.scopes.values.materialized(try rendering.value(of: name, in: page))
        guard case .text(let bytes) = name else {
            rendering.problems.add(.error, at: place, of: page) {
                ("'\($0)' names no partial", "write the name of one in quotes: '{% include 'name' %}'")
            }
            return nil
        }
        try rendering.work(bytes.count, at: place, of: page)
        let text = String(decoding: bytes, as: UTF8.self)
        let isCertain = self.name.literal != nil
        guard let partial = rendering.partial(text, at: place, of: page, isCertain) else { return nil }
        let value = try subject(bytes, of: page, in: &rendering)
        guard rendering.enters(partial: text) else { return nil }
        return Included(name: text, partial: partial, value: value)
    }

    /// Gives the arguments their names, and the partial's own name to what it is rendered with.
    private func setLocals(
        for included: Included, of page: Page, in rendering: inout Rendering
    ) throws(Rendering.Stop) {
        for argument in arguments {
            let value = try rendering.value(of: argument.value, in: page)
            rendering.liquid.locals.append((rendering.liquid.key(of: argument.name), value.settled))
        }
        let variable = included.name.utf8.split(separator: UInt8(ascii: "/")).last.map(Array.init) ?? []
        rendering.liquid.locals.append((rendering.liquid.key(of: variable), .null))
    }

    /// Renders the partial: for each item of a list, or once with another value.
    private func render(
        _ included: Included, at node: Int, of page: Page, in rendering: inout Rendering
    ) throws(Rendering.Stop) {
        let nodes = included.partial.document.nodes.indices
        guard let count = countOfItems(of: included, in: &rendering) else {
            return try rendering.render(nodes, of: included.partial)
        }
        for index in 0..<count where rendering.liquid.interrupt == nil {
            try rendering.takeStep(at: node, of: page)
            setItem(index, of: included, in: &rendering)
            try rendering.render(nodes, of: included.partial)
        }
    }

    /// How often the partial is rendered; nil for a value that is no list, which is set then.
    private func countOfItems(of included: Included, in rendering: inout Rendering) -> Int? {
        if let count = rendering.scopes.values.count(ofList: included.value) {
            return count == 0 && rendering.analysis != nil ? nil : count
        }
        rendering.liquid.locals[rendering.liquid.locals.count - 1].value = included.value.settled
        return nil
    }

    private func setItem(_ index: Int, of included: Included, in rendering: inout Rendering) {
        let variable = rendering.liquid.locals.count - 1
        rendering.liquid.locals[variable].value = rendering.scopes.values.item(index, of: included.value)
    }

    /// What the partial is rendered with: by default the value that has its name.
    private func subject(
        _ name: [UInt8], of page: Page, in rendering: inout Rendering
    ) throws(Rendering.Stop) -> LiquidValue {
        if let value { return try rendering.value(of: value, in: page) }
        return rendering.root(rendering.liquid.key(of: name)) ?? .null
    }
}

extension LiquidProgram {
    /// Notes what a tag includes.
    mutating func note(_ include: IncludeTag) {
        guard case .text(let text)? = include.name.literal else {
            includesComputed = true
            return
        }
        partials.insert(String(decoding: text, as: UTF8.self))
    }
}

extension LiquidReader {
    /// What stands behind `with` or `for`.
    fileprivate mutating func subject(
        behind fragment: Range<Int>, to end: Int
    ) throws(WrongMarkup) -> Expression? {
        let word = word(at: skipSpace(fragment.upperBound, to: end), to: end)
        guard word.lowerBound > fragment.upperBound, ["with", "for"].contains(text(word)) else { return nil }
        let start = skipSpace(word.upperBound, to: end)
        guard start > word.upperBound, let value = self.fragment(at: start, to: end) else { return nil }
        return try expression(value)
    }
}

extension Rendering {
    /// The partial of a name, or else one whose name differs in letter case only; nil when there is none.
    ///
    /// - Parameter isCertain: whether it is the name whatever the values are.
    fileprivate mutating func partial(
        _ name: String, at place: Range<Int>, of page: Page, _ isCertain: Bool
    ) -> Page? {
        if let partial = partials.page(name, values: scopes.values, names: &liquid.names) { return partial }
        guard let similar = partials.similar(to: name) else {
            problems.add(.error, at: place, of: page, isCertain: isCertain) { [partials] _ in
                ("unknown partial '\(name)'", partials.hint(unknown: name))
            }
            return nil
        }
        problems.add(.warning, at: place, of: page) { _ in
            ("the partial '\(name)' is named '\(similar)'", "write '\(similar)'")
        }
        return partials.page(similar, values: scopes.values, names: &liquid.names)
    }
}
