import GenerambaKit
import SourceText
import SystemAccess

/// What SwiftPM writes down about a build: how it compiles each module, and which modules that one needs.
struct BuildDescription {
    /// The call of the compiler for a Swift module.
    private struct Command: Decodable {
        let moduleName: String
        let objects: [String]
        let otherArguments: [String]
    }

    private struct Content: Decodable {
        let swiftCommands: [String: Command]
        /// The modules that each one needs, directly or not.
        let targetDependencyMap: [String: [String]]
    }

    private let content: Content
    /// The folder of the products.
    private let folder: AbsolutePath

    /// - Throws: `Diagnostics` when the description is missing or has another form; `FileProblem`.
    init(in folder: AbsolutePath) throws {
        self.folder = folder
        guard let text = try Disk.read(folder.appending("description.json")),
            let content = try? JSON.decode(Content.self, from: text)
        else {
            throw Diagnostics.error(
                "'\(folder.text)/description.json' does not tell how SwiftPM builds the package",
                hint: "put stubs for the package's modules into a folder that you name with '--stubs'")
        }
        self.content = content
    }

    /// How to find modules that were built, and how to link them with everything that they need.
    func modules(_ names: [String]) throws -> OtherModules {
        let needed = names + names.flatMap { content.targetDependencyMap[$0] ?? [] }
        var found = OtherModules()
        found.places = try ["-I", folder.appending("Modules").text] + arguments()
        found.products = try needed.distinct(by: \.self).flatMap(objects) + libraries()
        return found
    }

    /// The arguments with which the compiler finds modules of C and macros, each with its value.
    private func arguments() throws -> [String] {
        var found: [[String]] = []
        for command in content.swiftCommands.sorted(by: { $0.key < $1.key }).map(\.value) {
            var rest = command.otherArguments[...]
            while let word = rest.popFirst() {
                var words = [word]
                // A word may be wrapped for another program, and its value, too.
                if ["-Xcc", "-Xfrontend"].contains(word), let next = rest.popFirst() { words.append(next) }
                let option = words[words.count - 1]
                if ["-I", "-F", "-load-plugin-executable"].contains(option) {
                    words += rest.prefix(words.count)
                    rest = rest.dropFirst(words.count / 2)
                }
                if try isForImports(option, value: words[words.count - 1]) { found.append(words) }
            }
        }
        return found.distinct(by: \.self).flatMap(\.self)
    }

    /// Whether an argument helps to find modules that exist.
    private func isForImports(_ option: String, value: String) throws -> Bool {
        let map = "-fmodule-map-file="
        if option.hasPrefix(map) {
            return try Disk.kind(following: AbsolutePath(String(option.dropFirst(map.count)))) == .file
        }
        if option == "-load-plugin-executable" {
            let program = value.split(separator: "#").first.map(String.init) ?? ""
            return try Disk.kind(following: AbsolutePath(program)) == .file
        }
        return option.hasPrefix("-I") || option.hasPrefix("-F")
    }

    /// The objects of a module that exist.
    private func objects(_ module: String) throws -> [String] {
        let swift = content.swiftCommands.values.filter { $0.moduleName == module }.flatMap(\.objects)
        guard swift.isEmpty else {
            return try swift.filter { try Disk.kind(following: AbsolutePath($0)) == .file }
        }
        return try objects(below: folder.appending("\(module).build"))
    }

    /// The objects of C, which SwiftPM puts into the folders of their sources.
    private func objects(below folder: AbsolutePath) throws -> [String] {
        guard try Disk.kind(of: folder) == .folder else { return [] }
        return try Disk.entries(in: folder).sorted { $0.name < $1.name }.flatMap { name, kind in
            let path = folder.appending(name)
            if kind == .folder { return try objects(below: path) }
            return name.hasSuffix(".o") ? [path.text] : []
        }
    }

    /// The libraries of the system with which SwiftPM links the package's products.
    private func libraries() throws -> [String] {
        let name = "\(folder.name).yaml"
        guard let build = folder.parent?.parent, let text = try Disk.read(build.appending(name)) else {
            return []
        }
        return String(decoding: text, as: UTF8.self).split(separator: "\"").map(String.init)
            .filter { $0.hasPrefix("-l") && !$0.hasPrefix("-load-") && !$0.contains(" ") }
            .distinct(by: \.self)
    }
}
