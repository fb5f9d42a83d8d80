import GenerambaKit
import SourceText

@testable import SystemAccess

/// A template's folder.
struct TemplateSource {
    let folder: AbsolutePath
    private let parameters: [Parameter]
    private let required: [String]
    /// The folders with what stands for the app.
    private let stubs: [AbsolutePath]

    var name: String { folder.name }

    /// - Throws: `Diagnostics` when the template cannot be read.
    init(folder: AbsolutePath) throws {
        self.folder = folder
        let template = ResolvedTemplate(name: folder.name, folder: .disk(folder, shown: folder.text))
        // No template declares other parameters on another day.
        let day: Moment = (seconds: 0, day: Day(year: 1970, month: 1, day: 1))
        let declaration = try template.declaration(day, .forPatterns())
        parameters = declaration.parameters
        required = declaration.requirements.map(\.value)
        stubs = declaration.stubs.map { folder.appending($0.value) }
    }

    /// The options of `gen` that give each parameter its richest value: true, or the last example. A choice keeps its
    /// default.
    func richestOptions() -> [String] {
        parameters.flatMap { parameter -> [String] in
            guard let value = parameter.kind.richest(for: parameter)?.text else { return [] }
            return ["--custom_parameters", "\(parameter.name.value):\(value)"]
        }
    }

    /// Writes the Swift files that stand for the app which the module is a part of.
    ///
    /// - Throws: `FileProblem`.
    func writeStubs(code: AbsolutePath, tests: AbsolutePath) throws {
        for stubs in stubs {
            try copyFiles(from: stubs, to: code)
            let testStubs = stubs.appending("Tests")
            if Disk.isFolder(testStubs) { try copyFiles(from: testStubs, to: tests) }
        }
    }

    private func copyFiles(from source: AbsolutePath, to destination: AbsolutePath) throws {
        for name in try Disk.names(in: source) where name.hasSuffix(".swift") {
            try Disk.create(destination.appending(name), try Disk.read(source.appending(name)) ?? [])
        }
    }

    /// The templates beside this one that have to be generated into a target before it.
    func requirements() throws -> [TemplateSource] {
        try required.map { try TemplateSource(folder: folder.appending("../\($0)")) }
    }
}
