import GenerambaKit
import SourceText
import TemplateInspection

/// The JSON Schemas of the reports in JSON, by the words of their commands. Those of fields that a report has only sometimes
/// are optional.
enum ReportSchema {
    /// The schema of a command's report; nil if there is none.
    static func schema(of command: String) -> JSONValue? {
        guard let fields = all[command] else { return nil }
        let own = fields.merging(["version": ["const": 1], "diagnostics": list(of: diagnostic)]) { $1 }
        return object([], own).adding([
            "$schema": "http://json-schema.org/draft-07/schema#", "title": .text("the report of \(command)"),
            "required": ["version", "diagnostics"],
        ])
    }

    /// The commands with a report.
    static var commands: [String] { all.keys.sorted() }

    private static let all: [String: [String: JSONValue]] = {
        let named: [([String], [String: JSONValue])] = [
            (["gen"], gen), (["update", "rename", "move", "destroy", "adopt"], modules),
            (
                ["apply"],
                modules.merging(gen) { $1 }.merging(["modules": list(of: ["type": "object"])]) { $1 }
            ),
            (["list", "status"], ["modules": list(of: status)]), (["doctor"], doctor), (["agent"], agent),
            (["template list", "template search"], ["templates": list(of: listed)]),
            (["template show"], ["template": template, "templates": list(of: template), "diagram": text]),
            (["template check"], check), (["template lint"], lint), (["template test"], golden),
            (["xcode add", "xcode remove"], xcode),
        ]
        return Dictionary(uniqueKeysWithValues: named.flatMap { names, fields in names.map { ($0, fields) } })
    }()

    // MARK: Parts

    private static let text: JSONValue = ["type": "string"]
    private static let flag: JSONValue = ["type": "boolean"]
    private static let number: JSONValue = ["type": "integer", "minimum": 0]
    private static let texts = list(of: text)

    private static func list(of items: JSONValue) -> JSONValue { ["type": "array", "items": items] }

    private static func choice(_ words: [String]) -> JSONValue { ["enum": .list(words.map(JSONValue.text))] }

    /// An object with some fields that are always there, and no others than these.
    private static func object(_ required: [String], _ fields: [String: JSONValue]) -> JSONValue {
        [
            "type": "object", "required": .list(required.map(JSONValue.text)), "properties": .object(fields),
            "additionalProperties": false,
        ]
    }

    private static let place: [String: JSONValue] = ["path": text, "line": number, "column": number]
    private static let severity = choice(["error", "warning"])
    private static let diagnosed = place.merging(
        ["severity": severity, "code": text, "message": text, "hint": text]
    ) { $1 }
    private static let diagnostic = object(["severity", "code", "message"], diagnosed)
    private static let change = object(
        ["path", "kind", "action"],
        [
            "path": text, "kind": choice(["file", "folder"]), "diff": text,
            "action": choice(Change.Action.allCases.map(\.rawValue)),
        ])
    private static let changes = list(of: change)

    private static let gen: [String: JSONValue] = [
        "root": text, "applied": flag, "up_to_date": flag, "manifest": change, "platforms": texts,
        "projects": changes, "insertions": changes, "rambafile": change,
        "modules": list(
            of: object(
                ["name", "template", "changes"],
                [
                    "name": text, "template": text, "changes": changes, "without_sample": texts,
                    "left_out": list(of: object(["path", "test"], ["path": text, "test": text])),
                    "resources": list(of: object(["target", "path"], ["target": text, "path": text])),
                    "requirements": texts, "unused_test_target": text,
                ])),
    ]
    private static let modules: [String: JSONValue] = [
        "root": text, "applied": flag, "projects": changes,
        "modules": list(
            of: object(
                ["title", "changes", "notes"], ["title": text, "changes": changes, "notes": texts])),
    ]
    private static let status = object(
        ["name", "template", "target", "state", "template_newer", "edited", "missing", "conflicts", "moved"],
        [
            "name": text, "template": text, "version": text, "template_version": text, "target": text,
            "state": text, "template_newer": flag, "problem": text, "edited": texts, "missing": texts,
            "conflicts": texts, "moved": list(of: object(["from", "to"], ["from": text, "to": text])),
        ])
    private static let doctor: [String: JSONValue] = [
        "modules": list(
            of: object(
                ["name", "findings"],
                [
                    "name": text, "architecture": text,
                    "findings": list(
                        of: object(
                            ["rule", "severity", "code", "message"],
                            diagnosed.merging(["rule": text]) { $1 })),
                ]))
    ]
    private static let xcode: [String: JSONValue] = [
        "root": text, "project": text, "applied": flag, "changes": changes,
        "files": list(
            of: object(
                ["path", "action"],
                [
                    "path": text, "action": choice(["add", "remove", "identical", "absent"]), "group": text,
                    "folder": text, "targets": texts, "excluded": texts,
                ])),
    ]

    // MARK: Templates

    private static let listed = object(
        ["name", "source", "installed"],
        ["name": text, "summary": text, "version": text, "source": text, "installed": flag])
    private static let parameters = list(
        of: object(
            ["name", "type", "required"],
            [
                "name": text, "type": choice(ParameterKinds.all.map(\.word)),
                "items": choice(ParameterKinds.all.filter(\.canBeItem).map(\.word)), "summary": text,
                "required": flag, "default": text, "choices": texts, "pattern": text, "examples": texts,
                "unique": flag,
            ]))
    private static let template = object(
        ["name", "folder", "files", "parameters", "requirements"],
        [
            "name": text, "version": text, "summary": text, "folder": text, "platforms": texts,
            "parameters": parameters, "requirements": texts,
            "files": list(
                of: object(
                    ["part", "path", "kind", "optional"],
                    [
                        "part": choice(["code", "tests"]), "path": text, "kind": choice(["file", "folder"]),
                        "when": text, "for_each": text, "optional": flag,
                    ])),
            "insertions": list(
                of: object(
                    ["file", "place", "anchor"],
                    ["file": text, "place": text, "anchor": text, "when": text])),
        ])
    private static let agent: [String: JSONValue] = [
        "root": text, "rambafile": flag, "rules": texts, "modules": list(of: status),
        "targets": list(
            of: object(
                ["name", "kind"],
                ["name": text, "kind": choice(["code", "tests"]), "folder": text, "tests": texts])),
        "templates": list(
            of: object(
                ["name", "own", "has_tests", "requirements"],
                [
                    "name": text, "summary": text, "own": flag, "has_tests": flag, "requirements": texts,
                    "parameters": parameters,
                ])),
        "commands": list(
            of: object(
                ["task", "words", "changes_files"], ["task": text, "words": texts, "changes_files": flag])),
    ]
    private static let check: [String: JSONValue] = [
        "ok": flag,
        "templates": list(
            of: object(
                ["name", "combinations"],
                [
                    "name": text,
                    "combinations": list(
                        of: object(
                            ["words", "outcome", "tests"],
                            [
                                "words": text, "reason": text,
                                "outcome": choice(CheckReport.Outcome.allCases.map(\.rawValue)),
                                "tests": object(
                                    ["passed", "skipped", "failed", "notRun"],
                                    ["passed": number, "skipped": number, "failed": number, "notRun": number]),
                            ])),
                ])),
        "findings": list(
            of: object(
                ["template", "severity", "message", "notes", "combinations", "modes"],
                [
                    "template": text, "severity": severity, "message": text, "hint": text, "notes": texts,
                    "generated": object(["path", "line", "column"], place),
                    "origin": object(["path", "line", "column"], place), "combinations": texts,
                    "modes": texts,
                ])),
    ]
    private static let lint: [String: JSONValue] = [
        "ok": flag,
        "templates": list(
            of: object(
                ["name", "folder", "diagnostics"],
                ["name": text, "folder": text, "diagnostics": list(of: diagnostic)])),
    ]
    private static let golden: [String: JSONValue] = [
        "ok": flag, "recorded": flag,
        "templates": list(
            of: object(
                ["name", "folder", "cases"],
                [
                    "name": text, "folder": text,
                    "cases": list(
                        of: object(
                            ["name", "ok", "changes"], ["name": text, "ok": flag, "changes": changes])),
                ])),
    ]
}
