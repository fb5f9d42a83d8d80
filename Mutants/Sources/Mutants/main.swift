import Foundation

let arguments = Array(CommandLine.arguments.dropFirst())
if arguments.contains("--help") || arguments.contains("-h") {
    print(Options.usage)
    exit(0)
}
do {
    let options = try Options(arguments)
    let list = try SurvivorList(String(contentsOfFile: options.survivors, encoding: .utf8))
    let standIns = try StandIns(
        compiling: options.standIns, into: "\(options.scratch)/standins", flags: ["-swift-version", "6"])
    let run = Run(options: options, standIns: standIns)
    let results = try options.templates.map { path in
        let start = Date()
        let result = try run.result(of: TemplateSource(folder: path))
        print("\(result.template): \(result.mutants) mutants in \(Int(Date().timeIntervalSince(start))) s")
        return result
    }
    let report = Report(results: results, list: list)
    print("\n\(report.table)\n\(report.survivors)")
    for mistake in report.mistakes { FileHandle.standardError.write(Data("error: \(mistake)\n".utf8)) }
    exit(report.mistakes.isEmpty ? 0 : 1)
} catch {
    FileHandle.standardError.write(Data("error: \(error)\n".utf8))
    exit(2)
}
