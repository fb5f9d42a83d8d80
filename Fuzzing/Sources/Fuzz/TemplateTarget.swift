@testable import GenerambaKit
@testable import SourceText
@testable import SwiftText

/// A whole template: the rambaspec and its files, with NULs between them.
func fuzzTemplate(_ bytes: [UInt8]) {
    let parts = bytes.split(
        separator: 0, maxSplits: templatePaths.count - 1, omittingEmptySubsequences: false)
    let files = Dictionary(uniqueKeysWithValues: zip(templatePaths, parts.map { Array($0) }))
    let folder = TemplateFolder.memory(files, shown: "Templates/t")
    var warnings = Diagnostics()
    _ = valueOrDiagnostics { try TemplateFiles.installable("t", from: folder, diagnostics: &warnings) }
    for module in [Module.sample, nil] {
        let loaded = valueOrDiagnostics {
            try TemplateFiles.load("t", from: folder, for: module, diagnostics: &warnings) {
                try Answers($0, given: [], to: "t") { _ in nil }.values(Samples())
            }
        }
        guard let loaded, let template = valueOrDiagnostics({ try Template(loaded) }) else { continue }
        let first = generated(template, &warnings)
        expect(first == generated(template, &warnings), "a second module differs")
        for file in first ?? [] {
            expect(!file.path.isGits && !file.path.components.contains(".."), "a file at '\(file.path)'")
        }
    }
    check(warnings)
}

private func generated(_ template: Template, _ warnings: inout Diagnostics) -> [WantedFile]? {
    valueOrDiagnostics {
        try template.generate(.sample, into: destination, diagnostics: &warnings)
    }
}

let templatePaths = [
    "t.rambaspec", "Code/a.swift.liquid", "Code/b.swift.mustache", "c.png", "snippets/p.liquid",
    "snippets/p.mustache", "snippets/x/q.liquid",
].compactMap { try? RelativePath(untrusted: $0) }

/// The folder of a target; that there is one is looked up once, on the disk.
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
            for: Project(root: .root, rambafile: .parse(file, diagnostics: &warnings)),
            options: TargetOptions(),
            in: SwiftPackage(dump: Array(package.utf8)[...]), diagnostics: &warnings)
    } catch {
        fatalError("\(error)")
    }
}()

extension Module {
    fileprivate static let sample = {
        var module = whole
        module.limits = .forFuzzing
        return module
    }()

    private static let whole = Module(
        name: "Profile", description: nil, prefix: "SH", author: "Ada", company: nil, projectName: "Shop",
        productModuleName: "Shop", projectTargets: ["A"], testTargets: ["B"],
        values: TemplateValues(parameters: .init(["k": .string("v")], isOpen: true)),
        date: Day(year: 2026, month: 3, day: 5), now: 1_700_000_000)
}
