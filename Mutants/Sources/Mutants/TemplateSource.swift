import GenerambaKit
import SourceText

/// A template's folder.
struct TemplateSource {
    let folder: AbsolutePath
    private let manifest: Manifest

    var name: String { folder.name }

    /// - Throws: `Diagnostics` when the template cannot be read.
    init(folder: AbsolutePath) throws {
        var warnings = Diagnostics()
        self.folder = folder
        let template = ResolvedTemplate(name: folder.name, folder: .disk(folder, shown: folder.text))
        manifest = try OpenTemplate(asWritten: template, diagnostics: &warnings)
            .files(diagnostics: &warnings).manifest
    }

    /// The options of `gen` that give each parameter its richest value: true, or the last example. A choice keeps its
    /// default.
    func richestOptions() -> [String] {
        manifest.parameters.flatMap { parameter -> [String] in
            guard let value = parameter.richestText else { return [] }
            return ["--custom_parameters", "\(parameter.name.value):\(value)"]
        }
    }

    /// Writes the Swift files that stand for the app which the module is a part of.
    ///
    /// - Throws: `FileProblem`.
    func writeStubs(code: AbsolutePath, tests: AbsolutePath) throws {
        for stubs in manifest.checkStubs.map({ folder.appending($0.value) }) {
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
        try manifest.requirements.map { try TemplateSource(folder: folder.appending("../\($0.value)")) }
    }
}
