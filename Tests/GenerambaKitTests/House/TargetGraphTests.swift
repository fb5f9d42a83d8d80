import Foundation
import Testing

/// The imports between the modules are those that the documentation and the manifest declare.
struct TargetGraphTests {
    @Test func theGraphInTheDocumentationIsTheManifests() throws {
        var documented: [String: [String]] = [:]
        for cells in try rows() {
            documented[cells[1]] = cells[2].isEmpty ? [] : cells[2].components(separatedBy: ", ")
        }
        #expect(try documented == graph().filter { documented.keys.contains($0.key) })
        #expect(
            Set(documented.keys)
                == [
                    "SourceText", "TemplateEngine", "SwiftText", "XcodeProject", "SystemAccess", "YAML",
                    "GenerambaKit",
                    "TemplateInspection", "Architecture", "generamba",
                ])
        #expect(try graph()["GenerambaKit"]?.contains("TemplateInspection") == false)
    }

    @Test func noModuleImportsMoreThanItDependsOn() throws {
        let graph = try graph()
        for line in SourceLine.all where line.words.contains("import") && line.words.count == 2 {
            guard let module = line.path.split(separator: "/").first.map(String.init),
                let imported = line.words.subtracting(["import"]).first, graph[imported] != nil
            else { continue }
            #expect(graph[module]?.contains(imported) == true, "\(line.place) imports \(imported)")
        }
    }

    @Test func theDocumentationNamesAllFolders() throws {
        let text = try String(
            contentsOf: Program.repository.appendingPathComponent("ARCHITECTURE.md"), encoding: .utf8)
        let paths = SourceLine.all.map { $0.path.split(separator: "/") }.filter { $0.count > 2 }
        for (module, paths) in Dictionary(grouping: paths, by: { $0[0] }) {
            let rest = text.components(separatedBy: "Sources/\(module)/\n").last ?? ""
            let part = rest.components(separatedBy: "\nSources/")[0]
            let named = Set(
                part.split { !$0.isLetter && !$0.isNumber && $0 != "/" }.filter { $0.hasSuffix("/") })
            let folders = Set(paths.map { $0[1] + "/" })
            #expect(folders.isSubset(of: named), "\(folders.subtracting(named)) of \(module)")
        }
    }

    @Test func noFoldersOfAModuleDependOnEachOtherInACircle() throws {
        let script = Program.repository.appendingPathComponent("Scripts/lint-folders").path
        let command = "if command -v python3 >/dev/null; then \"$0\" || true; fi"
        #expect(try Sandbox().output(of: ["sh", "-c", command, script]) == "")
    }

    /// The cells of the table of modules in the documentation, after an empty one.
    private func rows() throws -> [[String]] {
        let text = try String(
            contentsOf: Program.repository.appendingPathComponent("ARCHITECTURE.md"), encoding: .utf8)
        return text.split(separator: "\n").drop { !$0.hasPrefix("| module | imports |") }.dropFirst(2)
            .prefix { $0.hasPrefix("|") }
            .map { row in
                row.split(separator: "|", omittingEmptySubsequences: false).map {
                    $0.trimmingCharacters(in: .whitespaces)
                }
            }
    }

    /// The targets of the manifest with their dependencies, sorted, without plug-ins.
    private func graph() throws -> [String: [String]] {
        let sandbox = try Sandbox()
        let said = try sandbox.output(of: [
            "swift", "package", "--package-path", Program.repository.path, "--scratch-path",
            sandbox.root + "/build", "describe", "--type", "json",
        ])
        let package = try JSONDecoder().decode(Package.self, from: Data(said.utf8))
        let libraries = package.targets.filter { $0.type != "plugin" }
        let names = Set(libraries.map(\.name))
        return Dictionary(
            uniqueKeysWithValues: libraries.map { target in
                (target.name, (target.target_dependencies ?? []).filter(names.contains).sorted())
            })
    }

    private struct Package: Decodable {
        let targets: [Target]

        struct Target: Decodable {
            let name: String
            let type: String
            // swift-format-ignore: AlwaysUseLowerCamelCase
            let target_dependencies: [String]?
        }
    }
}
