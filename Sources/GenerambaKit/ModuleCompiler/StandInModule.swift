/// A module that stands in for one of Apple's systems, as the program carries it.
package struct StandInModule: Sendable {
    package let name: String
    /// The stand-ins that it imports, or expands macros with.
    package let imports: [String]
    /// Whether macOS has the module itself.
    package let isForLinuxOnly: Bool
    /// Its sources by the paths in its folder, sorted.
    package let files: [(path: String, text: StaticString)]

    private init(_ name: String, imports: [String] = [], isForLinuxOnly: Bool = true) {
        self.name = name
        self.imports = imports
        self.isForLinuxOnly = isForLinuxOnly
        let folder = "\(name)/"
        files = builtInStandInFiles.compactMap { file in
            let path = file.path.description
            return path.hasPrefix(folder) ? (String(path.dropFirst(folder.count)), file.text) : nil
        }
    }

    /// All modules; one that imports others stands behind them.
    package static var all: [StandInModule] {
        [
            StandInModule("ObjectiveC"),
            StandInModule("UIKit", imports: ["ObjectiveC"], isForLinuxOnly: false),
            StandInModule("Combine"),
            StandInModule("PreviewsMacros"),
            StandInModule("SwiftUI", imports: ["Combine", "PreviewsMacros", "UIKit"]),
        ]
    }

    /// Those that this machine's system lacks, for code that needs no Objective-C runtime.
    package static var missingHere: [StandInModule] {
        missingHereForObjectiveC.filter { $0.name != "ObjectiveC" }
    }

    /// The same for code that needs the Objective-C runtime.
    package static var missingHereForObjectiveC: [StandInModule] {
        #if os(macOS)
            all.filter { !$0.isForLinuxOnly }
        #else
            all
        #endif
    }
}

extension StandIns.Source {
    /// The module to be compiled.
    package init(_ module: StandInModule) {
        self.init(
            name: module.name,
            files: module.files.map { file in (file.path, file.text.withUTF8Buffer { Array($0) }) })
    }
}
