import Foundation

/// The modules that stand for Apple's, compiled once for all templates.
struct StandIns {
    /// Where their `.swiftmodule` files are.
    let folder: String
    let objects: [String]

    /// Compiles the modules below `sources`, each after those that it imports.
    init(compiling sources: String, into folder: String, flags: [String]) throws {
        var waiting = try FileManager.default.contentsOfDirectory(atPath: sources).sorted()
            .map { try Module(name: $0, folder: "\(sources)/\($0)") }
            .filter { !$0.files.isEmpty && !$0.isPlugin }
        var objects: [String] = []
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        while !waiting.isEmpty {
            let names = waiting.map(\.name)
            guard let next = waiting.firstIndex(where: { $0.imports.isDisjoint(with: names) }) else {
                throw Failure("the stand-ins \(names.joined(separator: ", ")) import each other")
            }
            objects.append(try waiting.remove(at: next).compile(into: folder, flags: flags))
        }
        self.folder = folder
        self.objects = objects
    }

    private struct Module {
        let name: String
        let files: [String]
        let imports: Set<String>
        let isPlugin: Bool

        init(name: String, folder: String) throws {
            let files = Folder(folder).files(endingIn: ".swift")
            let lines = try files.flatMap {
                try String(contentsOfFile: $0, encoding: .utf8).split(separator: "\n")
            }
            self.name = name
            self.files = files
            imports = Set(
                lines.filter { $0.contains("import ") }.compactMap {
                    $0.split(separator: " ").last.map(String.init)
                }
            )
            .subtracting([name])
            isPlugin =
                lines.contains { $0.hasPrefix("@main") } || files.contains { $0.hasSuffix("/main.swift") }
        }

        func compile(into folder: String, flags: [String]) throws -> String {
            let object = "\(folder)/\(name).o"
            let module = ["-emit-module", "-emit-module-path", "\(folder)/\(name).swiftmodule"]
            let arguments = [
                "-wmo", "-c", "-parse-as-library", "-module-name", name, "-package-name", "standins",
            ]
            try Command(
                program: "swiftc",
                arguments: arguments + flags + module + ["-I", folder, "-o", object] + files
            ).output()
            return object
        }
    }
}
