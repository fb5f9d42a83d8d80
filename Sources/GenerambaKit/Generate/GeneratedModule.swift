import SourceText
import SystemAccess

/// A generated module with its notes for the user.
package struct GeneratedModule: Sendable {
    package let name: ModuleName
    /// The name of the template.
    package let template: String
    /// The files to write.
    package internal(set) var files: [GeneratedFile]
    /// The files of parts that are not selected.
    private(set) var others: [GeneratedFile] = []
    /// What it adds to other files.
    package internal(set) var insertions: [WantedInsertion] = []
    /// The platforms that the template's author states.
    package internal(set) var platforms: [PlatformVersion] = []
    /// The resources that Package.swift does not list yet.
    package internal(set) var resources: [MissingResource] = []
    /// The required templates that have not been generated into the target yet.
    package internal(set) var requirements: [String] = []
    /// The test target that would take tests if the Rambafile named it. Only the first module of a run has it.
    package internal(set) var unusedTestTarget: String?
    /// What has no test target, so that there are no tests; nil if that is not the reason.
    package internal(set) var ownerWithoutTests: String?
    /// The tests omitted because values are missing.
    package internal(set) var leftOut: [SkippedTest] = []
    /// The types without a sample that cause tests to be omitted.
    package internal(set) var withoutSample: [String] = []
    /// What to remember of the module besides its files; nil if nothing is remembered.
    package internal(set) var record: ModuleRecord?

    /// - Parameter files: all files of the module.
    init(
        name: ModuleName, template: String, files: [GeneratedFile],
        selection: PartSelection = PartSelection(names: [])
    ) {
        (self.name, self.template) = (name, template)
        guard !selection.names.isEmpty else {
            self.files = files
            return
        }
        self.files = files.filter(selection.contains)
        others = files.filter { !selection.contains($0) }
    }

    /// Moves the texts of the files out of memory.
    mutating func moveTexts(into store: ByteStore) {
        for index in files.indices {
            guard var text = files[index].content.text else { continue }
            text.move(into: store)
            files[index].content = .file(text)
        }
    }
}

extension [GeneratedModule] {
    /// Returns the names of recorded modules in the target, if there are many, whose folders cannot have a file with the
    /// name of one of the modules' files: all of these have their own module's name in it, and none has theirs.
    func othersWithoutNamesakes(
        in root: AbsolutePath, _ destination: Destination
    ) throws(FileProblem) -> Set<String> {
        let recorded = try Records.moduleNames(in: root, of: destination.projectTargets[0])
        guard recorded.count > Self.mostSearchedModules else { return [] }
        var names: [UInt8] = []
        for module in self {
            let name = [UInt8](module.name.text.utf8)
            for file in module.files where file.isSwift {
                let start = names.count
                names += "/\(file.path.name)".utf8
                guard names.firstRange(of: name, from: start) != nil else { return [] }
            }
        }
        let prefix = first?.name.prefix ?? ""
        let modules = prefix.isEmpty ? recorded : Set(recorded.map { String($0.trimmingPrefix(prefix)) })
        return modules.filter { module in
            module != RequiredTemplate.module && names.firstRange(of: [UInt8](module.utf8)) == nil
        }
    }

    /// In a target with as many modules, all folders are searched. Those of a thousand take longer than everything else.
    private static let mostSearchedModules = 50
}
