@testable import GenerambaKit
@testable import SourceText
@testable import SwiftText
@testable import SystemAccess

/// A whole template: the rambaspec and its files, separated by NULs.
func fuzzTemplate(_ bytes: [UInt8]) {
    let parts = bytes.split(
        separator: 0, maxSplits: templatePaths.count - 1, omittingEmptySubsequences: false)
    let files = Dictionary(uniqueKeysWithValues: zip(templatePaths, parts.map { Array($0) }))
    let template = ResolvedTemplate(name: "t", folder: .memory(files, shown: "Templates/t"))
    var warnings = Diagnostics()
    _ = valueOrDiagnostics { try TemplateFiles.installable(template, diagnostics: &warnings) }
    var generator = Generator(template, into: destination)
    let open = valueOrDiagnostics { try generator.open(for: .sample, diagnostics: &warnings) }
    guard let open else { return check(warnings) }
    let first = generated(&generator, open, &warnings)
    expect(first == generated(&generator, open, &warnings), "a second module differs")
    for file in first ?? [] {
        expect(
            !file.path.isInGitDirectory && !file.path.components.contains(".."), "a file at '\(file.path)'")
    }
    check(warnings)
}

private func generated(
    _ generator: inout Generator, _ open: OpenTemplate, _ warnings: inout Diagnostics
) -> [GeneratedFile]? {
    valueOrDiagnostics {
        let answers = try GivenAnswers(open.parameters, given: [], to: "t").complete()
        return try generator.generate(
            .sample, from: open, with: open.parameters.isEmpty ? nil : answers.values(Samples()),
            diagnostics: &warnings)
    }
}

let templatePaths = [
    "t.rambaspec", "Code/a.swift.liquid", "Code/b.swift.mustache", "c.png", "snippets/p.liquid",
    "snippets/p.mustache", "snippets/x/q.liquid",
].compactMap { try? RelativePath(untrusted: $0) }

/// The folder of a target, which must exist on disk. Checked only once.
private let destination: Destination = {
    let rambafile = "project_name: Shop\nproject_target: A\ntest_target: B"
    let package = """
        {"name": "Shop", "targets": [{"name": "A", "type": "regular", "path": "tmp", "exclude": []}, \
        {"name": "B", "type": "test", "path": "tmp", "exclude": []}]}
        """
    var warnings = Diagnostics()
    do {
        let file = SourceFile(path: "Rambafile", text: rambafile)
        return try Destination(
            for: Project(
                root: .root, user: .root, rambafile: .parse(file, diagnostics: &warnings), file: file,
                publicCatalog: nil),
            options: TargetOptions(),
            in: ProjectTargets(SwiftPackage(dump: Array(package.utf8)[...])), diagnostics: &warnings)
    } catch {
        fatalError("\(error)")
    }
}()

extension Module {
    fileprivate static let sample = {
        var module = Module(.prefixedExample, now: (1_700_000_000, Day(year: 2026, month: 3, day: 5)))
        module.author = "Ada"
        module.projectTargets = ["A"]
        module.testTargets = ["B"]
        module.values = TemplateValues(parameters: .init(["k": .string("v")], isOpen: true))
        module.limits = .forFuzzing
        return module
    }()
}
