/// A module that stands in for one of Apple's systems, before it is compiled.
package struct StandInModule: Sendable {
    package let name: String
    /// Its sources by the paths in its folder, sorted.
    package let files: [(path: String, bytes: [UInt8])]
    /// The stand-ins that it imports, or expands macros with.
    package private(set) var imports: [String] = []
    /// Whether macOS has the module itself.
    package private(set) var isForLinuxOnly = true

    package init(name: String, files: [(path: String, bytes: [UInt8])]) {
        self.name = name
        self.files = files
    }

    /// A module that the program carries.
    private init(_ name: String, imports: [String] = [], isForLinuxOnly: Bool = true) {
        let folder = "\(name)/"
        files = builtInStandInFiles.compactMap { file in
            let path = file.path.description
            guard path.hasPrefix(folder) else { return nil }
            return (String(path.dropFirst(folder.count)), file.text.withUTF8Buffer { Array($0) })
        }
        (self.name, self.imports, self.isForLinuxOnly) = (name, imports, isForLinuxOnly)
    }

    /// Whether it is a program that the compiler asks to expand macros.
    var isPlugIn: Bool { files.contains { $0.path == "main.swift" } }

    /// All modules that the program carries; one that imports others stands behind them.
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
