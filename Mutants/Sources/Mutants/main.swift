import Foundation
import GenerambaKit
import SourceText

@testable import SystemAccess

let arguments = Array(CommandLine.arguments.dropFirst())
if arguments.contains("--help") || arguments.contains("-h") {
    print(Options.usage)
    exit(0)
}
do {
    let options = try Options(arguments)
    let folder = AbsolutePath(FileManager.default.currentDirectoryPath)
    let survivors = AbsolutePath(options.survivors, relativeTo: folder)
    let list = try SurvivorList(SourceFile(path: options.survivors, bytes: Disk.read(survivors) ?? []))
    let run = try Run(options, environment: ProcessInfo.processInfo.environment, workingFolder: folder)
    let tallies = try options.templates.flatMap { path in
        let start = Date()
        let name = AbsolutePath(path).name
        let tallies = try run.tallies(of: path) {
            say("\(name): trying \($0) mutants …")
        } survivor: {
            say("\(name): survives: \($0.path):\($0.line): \($0.kind.rawValue): \($0.changed)")
        }
        say("\(name): done in \(Int(Date().timeIntervalSince(start))) s")
        return tallies
    }
    let report = RunReport(
        tallies: tallies, list: list, isComplete: options.every == 1 && options.file.isEmpty)
    say("\n\(report.table)\n\(report.survivors)")
    show(report.mistakes)
    exit(report.mistakes.hasErrors ? 1 : 0)
} catch let found as Diagnostics {
    show(found)
} catch let problem as FileProblem {
    show(Diagnostics([problem.diagnostic(from: .root)]))
} catch is Interruption {
    exit(130)
}
exit(2)

/// Prints at once, so that messages stand below it.
func say(_ text: String) {
    FileHandle.standardOutput.write(Data("\(text)\n".utf8))
}

func show(_ diagnostics: Diagnostics) {
    for diagnostic in diagnostics.all { FileHandle.standardError.write(Data(diagnostic.text().utf8)) }
}
