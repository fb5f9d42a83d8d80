/// `{% increment name %}` writes a counter and then adds one to it; `{% decrement name %}` subtracts one from a counter
/// and then writes it. A counter starts at the passed-in value of its name, otherwise at 0.
struct CounterTag: LiquidTag {
    let name: Range<Int>
    /// The number to add each time.
    let step: Int

    func namesSet(in document: Document) -> [String] { [document.source.text(name)] }

    func render(at node: Int, of page: BoundDocument, in rendering: inout Rendering) throws(LimitReached) {
        let values = rendering.scopes.values
        let key = rendering.liquid.key(of: Array(page.document.source.bytes[name]))
        let given = values.field(key, of: ValueArena.outermost).map(values.liquid)
        let start = rendering.liquid.counters[key].map { .integer($0) } ?? given ?? .null
        guard case .integer(let before) = start == .null ? .integer(0) : start else {
            return rendering.problems.add(.error, at: name, of: page) { name in
                ("cannot count in '\(name)': it is not a whole number", nil)
            }
        }
        rendering.liquid.counters[key] = before &+ step
        rendering.output.appendValue("\(step > 0 ? before : before &+ step)")
    }
}
