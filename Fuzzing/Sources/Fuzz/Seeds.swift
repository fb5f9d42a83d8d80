import Foundation

@testable import GenerambaKit

/// The initial inputs: the built-in templates, the example Rambafile and, if there is conformance data, its templates.
struct Seeds {
    /// The folder of conformance data.
    let data: String?

    /// Writes a file for each seed into a folder for each target.
    func write(below folder: String) throws {
        var seeds: [String: [[UInt8]]] = [:]
        for name in BuiltInCatalog.names {
            let files = BuiltInCatalog.files(of: name)
            let texts = files.sorted { $0.key < $1.key }
            seeds["mustache", default: []] += texts.filter { $0.key.name.hasSuffix(".mustache") }.map(\.value)
            seeds["liquid", default: []] += texts.filter { $0.key.name.hasSuffix(".liquid") }.map(\.value)
            seeds["template", default: []] += texts.filter { $0.key.name.hasSuffix(".rambaspec") }.map(
                \.value)
        }
        seeds["mustache", default: []] += try mustacheSuite()
        let liquid = try texts(in: "liquid/golden_liquid_4.json") + texts(in: "generamba/idioms.json")
        seeds["liquid", default: []] += liquid
        for (target, texts) in seeds {
            let folder = URL(fileURLWithPath: folder).appendingPathComponent(target)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            for (number, text) in texts.enumerated() where text.count <= 4096 {
                try Data(text).write(to: folder.appendingPathComponent("seed-\(number)"))
            }
        }
    }

    private func mustacheSuite() throws -> [[UInt8]] {
        guard let data else { return [] }
        let folder = URL(fileURLWithPath: data).appendingPathComponent("mustache")
        return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
            .filter { $0.hasSuffix(".json") }
            .flatMap { try texts(in: "mustache/\($0)") }
    }

    /// The texts under 'template' and 'templates' anywhere in a JSON file, and in 'partials'.
    private func texts(in path: String) throws -> [[UInt8]] {
        guard let data else { return [] }
        let file = URL(fileURLWithPath: data).appendingPathComponent(path)
        return templates(in: try JSONSerialization.jsonObject(with: Data(contentsOf: file)))
    }

    private func templates(in json: Any) -> [[UInt8]] {
        if let list = json as? [Any] { return list.flatMap(templates) }
        guard let object = json as? [String: Any] else { return [] }
        return object.sorted { $0.key < $1.key }.flatMap { name, value -> [[UInt8]] in
            if let text = value as? String { return name == "template" ? [Array(text.utf8)] : [] }
            let isGroup = ["partials", "templates"].contains(name)
            if isGroup, let texts = value as? [String: String] {
                return texts.values.sorted().map { Array($0.utf8) }
            }
            return templates(in: value)
        }
    }
}
