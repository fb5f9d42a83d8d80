/// How long an engine may take, as a multiple of another engine's time.
struct Requirement {
    let engine: String
    let reference: String
    /// The limits; nil where there is none.
    var parseAndRender: Double?
    var render: Double?

    static let all = [
        Requirement(
            engine: "generamba, Mustache", reference: "tinytemplate 1.2", parseAndRender: 0.9, render: 0.8),
        Requirement(engine: "generamba, Liquid", reference: "generamba, Mustache", parseAndRender: 1.25),
        Requirement(
            engine: "generamba, Mustache", reference: "swift-mustache 2.1.1", parseAndRender: 0.04,
            render: 0.07
        ),
        Requirement(
            engine: "generamba, Liquid", reference: "swift-mustache 2.1.1", parseAndRender: 0.04, render: 0.07
        ),
    ]
}
