/// `{% increment name %}`: writes a counter and adds one to it.
struct IncrementTag: LiquidTag {
    static let form = "{% increment name %}"
    private let name: Range<Int>

    init(_ markup: Range<Int>, _ reader: inout LiquidReader) throws(WrongMarkup) {
        name = reader.trimmed(markup)
    }

    func render(at node: Int, of page: Page, in rendering: inout Rendering) throws(Rendering.Stop) {
        rendering.count(name, by: 1, writesBefore: true, at: node, of: page)
    }

    func namesSet(in document: Document) -> [String] { [document.source.text(name)] }
}

/// `{% decrement name %}`: takes one from a counter and writes it.
struct DecrementTag: LiquidTag {
    static let form = "{% decrement name %}"
    private let name: Range<Int>

    init(_ markup: Range<Int>, _ reader: inout LiquidReader) throws(WrongMarkup) {
        name = reader.trimmed(markup)
    }

    func render(at node: Int, of page: Page, in rendering: inout Rendering) throws(Rendering.Stop) {
        rendering.count(name, by: -1, writesBefore: false, at: node, of: page)
    }

    func namesSet(in document: Document) -> [String] { [document.source.text(name)] }
}

extension Rendering {
    /// Counts: in a counter that begins at the value that was handed in under its name, else at 0.
    fileprivate mutating func count(
        _ name: Range<Int>, by step: Int, writesBefore: Bool, at node: Int, of page: Page
    ) {
        let key = liquid.key(of: Array(page.document.source.bytes[name]))
        let given = scopes.values.field(key, of: FlatValues.outermost).map(scopes.values.liquid)
        let before: Int
        switch (liquid.counters[key], given) {
        case (let counter?, _): before = counter
        case (nil, .integer(let integer)?): before = integer
        case (nil, nil), (nil, .null?): before = 0
        case (nil, _):
            return problems.add(.error, at: name, of: page) { name in
                ("cannot count in '\(name)': it is no whole number", nil)
            }
        }
        let after = before &+ step
        liquid.counters[key] = after
        output.appendValue("\(writesBefore ? before : after)")
    }
}
