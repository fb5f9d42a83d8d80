// Compares our template languages with other engines, using one template. Fails if the texts differ, or if one of our
// languages takes more than a tenth longer than required.
//
// usage: engines [LIBRARY]
//
// LIBRARY is the library in the folder TinyTemplate; without it, tinytemplate is not measured.
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

var engines = try [Engine.swiftMustache(), .stencil(), .mustache(), .liquid()]
if let library = CommandLine.arguments.dropFirst().first {
    do { engines.append(try .tinyTemplate(path: library)) } catch let problem as Problem {
        fail([problem.text])
    }
}
let texts = try engines.map { try $0.text() }
let different = engines.indices.filter { texts[$0] != texts[0] }
guard different.isEmpty else {
    fail(different.map { "'\(engines[$0].name)' writes another text than '\(engines[0].name)'" })
}
print("a template of \(Templates.mustache.utf8.count) bytes, a text of \(texts[0].utf8.count) bytes")

let table = Table(
    engines: engines,
    parseAndRender: try Measurement(rounds: 200, engines.map(\.parseAndRender)),
    render: try Measurement(rounds: 200, engines.map(\.render)))
print(table.text)
let results = Requirement.all.flatMap(table.results)
for result in results { print(result.line) }
// Machines that run other things at the same time, as CI's do, get a margin.
let margin = getenv("CI") == nil ? 1.1 : 1.5
let missed = results.filter { $0.ratio > margin * $0.limit }
guard missed.isEmpty else { fail(missed.map(\.line)) }
