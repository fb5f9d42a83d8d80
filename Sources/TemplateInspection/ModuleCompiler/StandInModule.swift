import SwiftText

/// Whether this machine is a Mac, which has the Objective-C runtime and most of Apple's modules.
package let isOnMac: Bool = {
    #if os(macOS)
        true
    #else
        false
    #endif
}()

/// The sources of a module that stands in for one of Apple's.
package struct StandInModule: Sendable {
    package let name: String
    /// Its sources by their paths in its folder, sorted.
    package let files: [(path: String, bytes: [UInt8])]
    /// The SHA-256 of the sources.
    let hash: String
    /// The stand-ins that it imports or whose macros it uses.
    package let imports: [String]
    /// Whether it is needed on Linux only, because macOS has the real module.
    package let isForLinuxOnly: Bool
    /// The modules that the compiler imports into each file that imports a certain other module, by the name of the
    /// latter. For this, the compiler imports the stand-in itself into each file.
    package let companions: [String: String]

    /// Makes a module from the files that are built into the program.
    private init(
        _ name: String, imports: [String] = [], companions: [String: String] = [:],
        isForLinuxOnly: Bool = true
    ) {
        let folder = "\(name)/"
        files = builtInStandInFiles.compactMap { file in
            let path = file.path.description
            guard path.hasPrefix(folder) else { return nil }
            return (String(path.dropFirst(folder.count)), file.text.withUTF8Buffer { Array($0) })
        }
        hash = builtInStandInFilesFolders.first { $0.name.description == name }?.hash.description ?? ""
        (self.name, self.imports) = (name, imports)
        (self.companions, self.isForLinuxOnly) = (companions, isForLinuxOnly)
    }

    /// Whether it is a compiler plug-in that expands macros.
    var isPlugIn: Bool { files.contains { $0.path == "main.swift" } }

    /// Returns the names that public declarations with these keywords introduce in lines without indentation.
    func publicNames(after keywords: Set<String>) -> Set<String> {
        let lines = files.flatMap { $0.bytes.split(separator: UInt8(ascii: "\n")) }
        let names = lines.filter { $0[$0.startIndex] > UInt8(ascii: " ") }.compactMap { line -> String? in
            let tokens = SwiftToken.all(in: line)
            guard tokens.contains(where: { $0.isWord(in: ["public", "open"]) }),
                let keyword = tokens.firstIndex(where: { $0.isWord(in: keywords) }),
                let name = tokens[(keyword + 1)...].first, name.isName
            else { return nil }
            return name.bare
        }
        return Set(names)
    }

    /// Whether it contains a type or function of this name.
    func declares(_ name: String) -> Bool {
        let words = ["class", "struct", "enum", "protocol", "typealias", "macro", "func"]
        let beginnings = words.flatMap { word in
            ["(", "<", ":", " "].map { Array("\(word) \(name)\($0)".utf8) }
        }
        return files.contains { file in beginnings.contains { file.bytes.firstRange(of: $0) != nil } }
    }

    /// Whether Swift Testing wants it beside one of the modules.
    fileprivate func isOverlay(of modules: Set<String>) -> Bool {
        name.hasPrefix("_Testing_") && modules.contains(String(name.dropFirst("_Testing_".count)))
    }

    /// All stand-ins of the program. A module follows those that it imports.
    package static var all: [StandInModule] {
        [
            StandInModule("ObjectiveC"),
            // Swift Testing wants them in a file that imports it beside UIKit or Core Graphics.
            StandInModule("_Testing_CoreGraphics"), StandInModule("_Testing_UIKit", isForLinuxOnly: false),
            StandInModule("Combine"), StandInModule("_AppleFoundation", imports: ["Combine"]),
            StandInModule(
                "_EveryFile", imports: ["_AppleFoundation"], companions: ["Foundation": "_AppleFoundation"]),
            StandInModule("os"), StandInModule("OSLog", imports: ["os"]), StandInModule("CoreGraphics"),
            StandInModule("QuartzCore", imports: ["CoreGraphics", "ObjectiveC"]),
            StandInModule("CoreData", imports: ["_AppleFoundation"]), StandInModule("CoreLocation"),
            StandInModule("UserNotifications"),
            StandInModule("UIKit", imports: ["ObjectiveC", "QuartzCore"], isForLinuxOnly: false),
            StandInModule("MapKit", imports: ["CoreLocation", "UIKit"], isForLinuxOnly: false),
            StandInModule("SafariServices", imports: ["UIKit"], isForLinuxOnly: false),
            StandInModule("WebKit", imports: ["UIKit"], isForLinuxOnly: false),
            StandInModule("PreviewsMacros"), StandInModule("UniformTypeIdentifiers"),
            StandInModule("CoreTransferable", imports: ["UniformTypeIdentifiers"]),
            StandInModule(
                "SwiftUI",
                imports: ["Combine", "CoreTransferable", "PreviewsMacros", "UIKit", "UniformTypeIdentifiers"]),
        ]
    }

    /// The modules that this machine lacks, for code that does not need the Objective-C runtime.
    package static var missingHere: [StandInModule] {
        missingHereForObjectiveC.filter { $0.name != "ObjectiveC" }
    }

    /// The modules that this machine lacks, for code that needs the Objective-C runtime.
    package static var missingHereForObjectiveC: [StandInModule] {
        all.filter { !isOnMac || !$0.isForLinuxOnly }
    }
}

extension [StandInModule] {
    /// The modules that code with these words needs, with all that they import, in their order.
    package func needed(by words: Set<String>) -> [StandInModule] {
        var names = words
        // Each follows those that it imports, so from the end all importing modules come first.
        for module in reversed()
        where names.contains(module.name) || !module.companions.isEmpty || module.isOverlay(of: names) {
            names.formUnion([module.name] + module.imports)
        }
        return filter { names.contains($0.name) }
    }
}
