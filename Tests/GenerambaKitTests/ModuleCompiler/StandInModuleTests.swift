import SourceText
import SwiftText
import Testing

@testable import GenerambaKit
@testable import SystemAccess
@testable import TemplateInspection

/// Tests the stand-ins that the program contains for `template check`.
@Suite struct StandInModuleTests {
    @Test("a module stands behind those that it imports") func aModuleStandsBehindItsImports() {
        var known: Set<String> = []
        for module in StandInModule.all {
            #expect(known.isSuperset(of: module.imports), "\(module.name)")
            known.insert(module.name)
        }
    }

    @Test("a module is compiled with all that it imports") func aModuleIsCompiledWithAllThatItImports() {
        let names = Set(StandInModule.all.map(\.name))
        for module in StandInModule.all {
            let imported = module.files.flatMap { file in
                SourceFile(path: file.path, bytes: file.bytes).importedModules.map(\.value)
            }
            let needed = Set(StandInModule.all.needed(by: [module.name]).map(\.name))
            #expect(needed.isSuperset(of: names.intersection(imported)), "\(module.name)")
        }
    }

    @Test(
        "code needs the modules that it names",
        arguments: [
            ([], []),
            (
                ["UIKit"],
                [
                    "ObjectiveC", "_Testing_CoreGraphics", "_Testing_UIKit", "CoreGraphics", "QuartzCore",
                    "UIKit",
                ]
            ),
            (["OSLog", "os"], ["os", "OSLog"]), (["CoreLocation"], ["CoreLocation"]),
        ] as [(Set<String>, [String])])
    func codeNeedsTheModulesThatItNames(words: Set<String>, names: [String]) {
        let always = ["Combine", "_AppleFoundation", "_EveryFile"]
        let needed = StandInModule.all.needed(by: words).map(\.name)
        #expect(needed.filter { !always.contains($0) } == names)
        #expect(needed.filter(always.contains) == always)
    }

    @Test("each module has its sources, and each embedded file is in one")
    func eachEmbeddedFileIsInOneModule() {
        let modules = StandInModule.all
        let paths = modules.flatMap { module in module.files.map { "\(module.name)/\($0.path)" } }
        #expect(Set(paths) == Set(builtInStandInFiles.map { $0.path.description }))
        #expect(modules.allSatisfy { !$0.files.isEmpty })
    }

    @Test("a source is what stands in the repository") func aSourceIsWhatStandsInTheRepository() throws {
        let root = AbsolutePath(#filePath).appending("../../../../StandIns/Sources")
        for module in StandInModule.all {
            for file in module.files {
                let text = try Disk.read(root.appending("\(module.name)/\(file.path)"))
                #expect(text == file.bytes, "\(file.path)")
            }
        }
    }

    @Test("on a Mac UIKit is compiled with targets and actions, and is linked")
    func onAMacUIKitIsCompiledWithTargetsAndActions() {
        #expect(StandIns.Runtime.apple.arguments(for: "UIKit") == ["-D", "OBJECTIVE_C"])
        #expect(StandIns.Runtime.apple.arguments == [])
        #expect(StandIns.Runtime.apple.isLinked && StandIns.Runtime.swift.isLinked)
        #expect(!StandIns.Runtime.objectiveC.isLinked)
    }

    @Test("the stand-in has as much of SwiftUI as the documentation says") func mostOfSwiftUIIsThere() throws
    {
        let module = try #require(StandInModule.all.first { $0.name == "SwiftUI" })
        func percent(_ names: [String]) -> Int { names.count(where: module.declares) * 100 / names.count }
        #expect(percent(SwiftUINames.modifiers) == 88)
        #expect(percent(SwiftUINames.types) == 85)
    }
}
