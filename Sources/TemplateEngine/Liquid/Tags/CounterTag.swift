extension CounterTag {
    func render(of page: BoundDocument, in rendering: inout Rendering) {
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
