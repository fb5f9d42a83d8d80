/// The sources of a module that stands in for one of Apple's.
package struct StandInModule: Sendable {
    package let name: String
    /// Its sources by their paths in its folder, sorted.
    package let files: [(path: String, bytes: [UInt8])]
    /// The stand-ins that it imports or whose macros it uses.
    package private(set) var imports: [String] = []
    /// Whether it is needed on Linux only, because macOS has the real module.
    package private(set) var isForLinuxOnly = true

    package init(name: String, files: [(path: String, bytes: [UInt8])]) {
        self.name = name
        self.files = files
    }

    /// Makes a module from the files that are built into the program.
    private init(_ name: String, imports: [String] = [], isForLinuxOnly: Bool = true) {
        let folder = "\(name)/"
        files = builtInStandInFiles.compactMap { file in
            let path = file.path.description
            guard path.hasPrefix(folder) else { return nil }
            return (String(path.dropFirst(folder.count)), file.text.withUTF8Buffer { Array($0) })
        }
        (self.name, self.imports, self.isForLinuxOnly) = (name, imports, isForLinuxOnly)
    }

    /// Whether it is a compiler plug-in that expands macros.
    var isPlugIn: Bool { files.contains { $0.path == "main.swift" } }

    /// All stand-ins of the program. A module follows those that it imports.
    package static var all: [StandInModule] {
        [
            StandInModule("ObjectiveC"),
            StandInModule("UIKit", imports: ["ObjectiveC"], isForLinuxOnly: false),
            StandInModule("Combine"),
            StandInModule("PreviewsMacros"),
            StandInModule("SwiftUI", imports: ["Combine", "PreviewsMacros", "UIKit"]),
        ]
    }

    /// The modules that this machine lacks, for code that does not need the Objective-C runtime.
    package static var missingHere: [StandInModule] {
        missingHereForObjectiveC.filter { $0.name != "ObjectiveC" }
    }

    /// The modules that this machine lacks, for code that needs the Objective-C runtime.
    package static var missingHereForObjectiveC: [StandInModule] {
        #if os(macOS)
            all.filter { !$0.isForLinuxOnly }
        #else
            all
        #endif
    }
}
