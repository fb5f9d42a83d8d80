import SwiftText
import SystemAccess
import YAML

/// The JSON Schemas of the YAML files that people write, for editors: made from the keys that the reader knows.
package enum FileSchema {
    /// The schema of a Rambafile.
    package static let rambafile = schema(
        of: Rambafile.keys, title: "Rambafile",
        [
            "anyOf": ["project_target", "project_targets", "project_file_path"].matching {
                [$0: ["minLength": 1]]
            }
        ])

    /// The schema of a rambaspec.
    package static let rambaspec = schema(
        of: Manifest.rambaspecKeys, title: "rambaspec",
        ["anyOf": ["code_files", "test_files"].matching { [$0: ["type": "array", "minItems": 1]] }])

    private static func schema(
        of keys: [YAMLKey], title: String, _ rules: [String: JSONValue]
    ) -> JSONValue {
        object(keys).adding(rules).adding([
            "$schema": "http://json-schema.org/draft-07/schema#", "title": .text(title),
        ])
    }

    /// The schema of a mapping with these keys.
    private static func object(_ keys: [YAMLKey]) -> JSONValue {
        let names = keys.filter { if case .name = $0.value { true } else { false } }.map(\.name)
        let properties = keys.map { key in
            (key.name, schema(of: key.value).adding(["description": .text(key.summary)]))
        }
        let all: JSONValue = [
            "type": "object", "required": .list(names.map(JSONValue.text)), "additionalProperties": false,
            "properties": .object(Dictionary(uniqueKeysWithValues: properties)),
        ]
        return all.adding(rules(of: Set(keys.map(\.name))))
    }

    /// What else holds for an item of a list, which is recognized by its keys.
    private static func rules(of keys: Set<String>) -> [String: JSONValue] {
        if keys.contains("git") {
            let pins = ["branch", "tag", "commit"]
            let pairs = [["local", "git"]] + zip(pins, pins.dropFirst() + pins.prefix(1)).map { [$0, $1] }
            let needs = (pins + ["path"]).map { ($0, ["git"] as JSONValue) }
            return [
                "dependencies": .object(Dictionary(uniqueKeysWithValues: needs)),
                "not": ["anyOf": .list(pairs.map { ["required": .list($0.map(JSONValue.text))] })],
            ]
        }
        let places = Insertion.Place.allCases.map(\.rawValue)
        if keys.isSuperset(of: places) {
            return [
                "oneOf": places.matching { [$0: ["minLength": 1, "not": ["type": "null"]]] },
                "dependencies": ["switch": ["enum"]],
            ]
        }
        guard keys.contains("choices") else { return [:] }
        return [
            "if": ["required": ["type"], "properties": ["type": ["const": "choice"]]],
            "then": ["required": ["choices"]],
        ]
    }

    private static func schema(of value: YAMLKey.Value) -> JSONValue {
        switch value {
        case .any: return [:]
        case .text(let pattern): return text(pattern, isOptional: true)
        case .name(let pattern): return text(pattern, isOptional: false).adding(["minLength": 1])
        case .flag:
            let words = ["true", "yes", "false", "no"].map { word in
                word.map { "[\($0.uppercased())\($0)]" }.joined()
            }
            return [
                "type": ["boolean", "string", "null"],
                "pattern": .text("^(\(words.joined(separator: "|")))$"),
            ]
        case .number(let range):
            return [
                "type": ["integer", "string", "null"], "minimum": .number(range.lowerBound),
                "maximum": .number(range.upperBound), "pattern": "^[0-9]+$",
            ]
        case .choice(let words):
            return [
                "enum": .list(
                    words.map(JSONValue.text) + words.compactMap { Int($0).map(JSONValue.number) } + [.null])
            ]
        case .texts(let pattern):
            let item = text(pattern, isOptional: true)
            return ["anyOf": [item, ["type": "array", "items": item]]]
        case .items(let keys, let orNames):
            let name: [JSONValue] =
                orNames ? [["type": "string", "pattern": .text(TemplateName.pattern)]] : []
            return ["type": ["array", "null"], "items": ["anyOf": .list([object(keys)] + name)]]
        case .pairs(let value):
            return ["type": ["object", "null"], "additionalProperties": schema(of: value)]
        }
    }

    private static func text(_ pattern: String?, isOptional: Bool) -> JSONValue {
        let types: [JSONValue] = ["string", "number", "boolean"] + (isOptional ? ["null"] : [])
        let type: JSONValue = ["type": .list(types)]
        return pattern.map { type.adding(["pattern": .text($0)]) } ?? type
    }
}

// MARK: - In a project

extension FileSchema {
    private static let path: RelativePath = ".generamba/rambafile.schema.json"
    /// The line of a Rambafile that tells editors where its schema is.
    private static let line = "# yaml-language-server: $schema=\(path)\n"

    /// Whether a Rambafile names the project's own copy of its schema.
    package static func isNamed(in rambafile: GeneratedFile) -> Bool {
        rambafile.content.bytes.map { String(decoding: $0, as: UTF8.self).contains(line) } == true
    }

    /// Returns a Rambafile that names the project's own copy of its schema.
    package static func naming(in rambafile: GeneratedFile) -> GeneratedFile {
        guard let bytes = rambafile.content.bytes, !isNamed(in: rambafile) else { return rambafile }
        return GeneratedFile(path: rambafile.path, content: .file(Array(line.utf8) + bytes)).by(.program)
    }

    /// The change that keeps the schema of the Rambafile in the project.
    ///
    /// - Throws: `FileProblem`.
    package static func change(in root: AbsolutePath) throws -> Change {
        Change(
            keeping: Array(try JSON.text(of: rambafile).utf8), over: try Disk.read(root.appending(path)),
            at: path)
    }
}

extension [String] {
    /// Schemas of which each requires one of these keys, with a value that `properties` describe.
    fileprivate func matching(_ properties: (String) -> [String: JSONValue]) -> JSONValue {
        .list(map { ["required": [.text($0)], "properties": .object(properties($0))] })
    }
}
