import GenerambaKit
import SourceText
import SwiftText

/// A module with what there is to say about it.
struct GeneratedModule {
    let name: String
    let files: [WantedFile]
    /// The resources that Package.swift does not list yet.
    var resources: [MissingResource] = []
    /// The templates that the target needs once, and of which it has nothing yet.
    var requirements: [String] = []
    /// The tests that are missing as values are.
    private(set) var leftOut: [LeftOutTest] = []
    /// The types that have no sample, where tests are missing for that.
    private(set) var withoutSample: [String] = []

    init(name: String, files: [WantedFile]) {
        self.name = name
        self.files = files
    }

    /// Finds the tests that are missing.
    mutating func note(
        _ answers: Answers, _ samples: Samples, of template: Template, for module: Module,
        into destination: Destination
    ) {
        guard destination.tests != nil else { return }
        let types = answers.typesWithoutSample(samples)
        guard !types.isEmpty else { return }
        leftOut = template.leftOutTests(of: module, with: answers, from: files, into: destination)
        if !leftOut.isEmpty { withoutSample = types }
    }
}

extension GeneratedModule {
    /// What is told below the summary.
    var notes: String {
        var lines = requirements.map {
            "hint: the target has nothing of '\($0)' yet, which it needs once: 'generamba gen \(RequiredTemplate.module) \($0)'"
        }
        lines += resources.hints.map { "hint: \($0)" }
        if !leftOut.isEmpty { lines += [leftOutNote] + leftOutLines + (samplesHint.map { [$0] } ?? []) }
        return lines.map { "  \(printable($0))\n" }.joined()
    }

    private var leftOutNote: String {
        let tests = leftOut.count == 1 ? "1 test is left out" : "\(leftOut.count) tests are left out"
        let types = withoutSample.map { "'\($0)'" }
        let list =
            (types.count > 1 ? types.dropLast().joined(separator: ", ") + " and " : "") + (types.last ?? "")
        return "note: \(tests), as \(list) \(types.count == 1 ? "has" : "have") no sample:"
    }

    /// The tests of each file in a line.
    private var leftOutLines: [String] {
        let files = Dictionary(grouping: leftOut, by: \.path).sorted { $0.key < $1.key }
        return files.map { _, tests in
            "  \(tests[0].file): \(tests.map(\.test).joined(separator: ", "))"
        }
    }

    private var samplesHint: String? {
        let types = withoutSample.filter(Samples.canHave)
        guard !types.isEmpty else { return nil }
        let list = types.map { "\($0)=…" }.joined(separator: ",")
        return "hint: give \(types.count == 1 ? "one" : "them"): --samples '\(list)'"
    }
}
