// Compares our template languages with other Swift engines, using one template. Fails if the texts differ, or if one of
// our languages is slower than required.
#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

func fail(_ problems: [String]) -> Never {
    let text = Array(problems.map { "error: \($0)\n" }.joined().utf8)
    _ = write(STDERR_FILENO, text, text.count)
    exit(1)
}

let engines = try [Engine.swiftMustache(), .stencil(), .mustache(), .liquid()]
let texts = try engines.map { try $0.text() }
let different = engines.indices.filter { texts[$0] != texts[0] }
guard different.isEmpty else {
    fail(different.map { "'\(engines[$0].name)' writes another text than '\(engines[0].name)'" })
}
print("a template of \(Templates.mustache.utf8.count) bytes, a text of \(texts[0].utf8.count) bytes")

let table = Table(
    engines: engines,
    parseAndRender: try Measurement(rounds: 25, engines.map(\.parseAndRender)),
    render: try Measurement(rounds: 25, engines.map(\.render)))
print(table.text)
guard table.problems.isEmpty else { fail(table.problems) }
