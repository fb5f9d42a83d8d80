import Foundation
import GenerambaKit

let arguments = Array(CommandLine.arguments.dropFirst())
if arguments.contains("--help") || arguments.contains("-h") {
    print(Options.usage)
    exit(0)
}
do {
    let options = try Options(arguments)
    let folder = FilePath(FileManager.default.currentDirectoryPath)
    let survivors = FilePath(options.survivors, relativeTo: folder)
    let list = try SurvivorList(SourceFile(path: options.survivors, bytes: Disk.read(survivors) ?? []))
    let run = try Run(options, environment: ProcessInfo.processInfo.environment, workingFolder: folder)
    let results = try options.templates.map { path in
        let start = Date()
        let result = try run.result(of: path)
        print("\(result.template): \(result.mutants) mutants in \(Int(Date().timeIntervalSince(start))) s")
        return result
    }
    let report = Report(results: results, list: list)
    print("\n\(report.table)\n\(report.survivors)")
    show(report.mistakes)
    exit(report.mistakes.hasErrors ? 1 : 0)
} catch let found as Diagnostics {
    show(found)
} catch let problem as FileProblem {
    show(Diagnostics([problem.diagnostic(from: .root)]))
}
exit(2)

func show(_ diagnostics: Diagnostics) {
    for diagnostic in diagnostics.all { FileHandle.standardError.write(Data(diagnostic.text().utf8)) }
}
