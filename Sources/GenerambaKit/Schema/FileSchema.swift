import SwiftText
import SystemAccess
import YAML

/// The JSON Schemas of the YAML files that people write, for editors: made from the keys that the reader knows.
package enum FileSchema {
    /// The schema of a Rambafile.
    package static let rambafile = schema(
        of: Rambafile.keys, title: "Rambafile",
        ["anyOf": .list(["project_target", "project_targets", "project_file_path"].map(has))])

    /// The schema of a rambaspec.
    package static let rambaspec = schema(
        of: Manifest.rambaspecKeys, title: "rambaspec",
        ["anyOf": .list(["code_files", "test_files"].map(has))])

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
            let lonely = (pins + ["path"]).map { ["allOf": [has($0), ["not": has("git")]]] as JSONValue }
            return ["not": ["anyOf": .list(pairs.map { ["allOf": .list($0.map(has))] } + lonely)]]
        }
        let places = Insertion.Place.allCases.map(\.rawValue)
        if keys.isSuperset(of: places) {
            return [
                "oneOf": .list(places.map(has)),
                "not": ["allOf": [has("switch"), ["not": has("enum")]]],
            ]
        }
        guard keys.contains("choices") else { return [:] }
        return [
            "if": [
                "anyOf": .list(
                    ["type", "items"].map {
                        ["required": [.text($0)], "properties": [$0: ["const": "choice"]]]
                    })
            ],
            "then": has("choices"),
        ]
    }

    /// The schema of an object that has a key with a value that is not empty.
    private static func has(_ key: String) -> JSONValue {
        ["required": [.text(key)], "properties": [key: ["not": ["enum": [.null, "", [], [.null], [""]]]]]]
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
                "maximum": .number(range.upperBound),
                "pattern": range.count > 10
                    ? "^\\+?[0-9]+$" : .text("^\\+?(\(range.map(String.init).joined(separator: "|")))$"),
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
            let name = orNames ? [text(TemplateName.pattern, isOptional: false)] : []
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
    /// What the line of a Rambafile begins with that tells editors where its schema is.
    private static let mark = "# yaml-language-server:"
    private static let line = "\(mark) $schema=\(path)"

    /// Whether a Rambafile names the project's own copy of its schema.
    package static func isNamed(in rambafile: GeneratedFile) -> Bool {
        lines(of: rambafile).contains { $0.split(separator: " ").joined(separator: " ") == line }
    }

    /// Returns a Rambafile that names the project's own copy of its schema. One that names a schema already stays as it is.
    package static func naming(in rambafile: GeneratedFile) -> GeneratedFile {
        guard let bytes = rambafile.content.bytes,
            !lines(of: rambafile).contains(where: { $0.hasPrefix(mark) })
        else { return rambafile }
        let start = bytes.starts(with: byteOrderMark) ? byteOrderMark : []
        let end = bytes.contains(UInt8(ascii: "\r")) ? "\r\n" : "\n"
        let new = start + Array((line + end).utf8) + bytes.dropFirst(start.count)
        return GeneratedFile(path: rambafile.path, content: .file(Array(new))).by(.program)
    }

    private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

    private static func lines(of file: GeneratedFile) -> [Substring] {
        let text = String(decoding: file.content.bytes ?? [], as: UTF8.self)
        return text.split { $0.isNewline || $0 == "\u{FEFF}" }
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
