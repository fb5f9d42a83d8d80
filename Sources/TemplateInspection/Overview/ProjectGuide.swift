import GenerambaKit
import SourceText
import SystemAccess

/// What somebody who does not know this program has to know to use it in a project: the targets, the templates with their
/// parameters, the modules that exist, and the commands.
package struct ProjectGuide: Sendable {
    /// A target that modules or tests go into.
    package struct Target: Encodable, Sendable {
        let name: String
        /// `code` or `tests`.
        let kind: String
        /// The folder, relative to the project; nil if only the Rambafile can tell.
        let folder: String?
        /// The test targets of a target for code.
        let tests: [String]?
    }

    /// A task, and the words of the command that does it. Words in capitals are to be replaced.
    private struct Command: Encodable, Sendable {
        let task: String
        let words: [String]
        let changesFiles: Bool

        private enum CodingKeys: String, CodingKey {
            case task, words
            case changesFiles = "changes_files"
        }

        init(_ task: String, _ words: String, changesFiles: Bool = true) {
            (self.task, self.words) = (task, words.split(separator: " ").map(String.init))
            self.changesFiles = changesFiles
        }
    }

    private static let commands = [
        Command("generate a module", "gen NAME TEMPLATE --target TARGET --PARAMETER VALUE"),
        Command("write a plan of what a command would change", "gen NAME TEMPLATE --plan FILE"),
        Command("make the changes of a plan", "apply FILE"),
        Command(
            "show what a command would change", "gen NAME TEMPLATE --dry-run --diff", changesFiles: false),
        Command("add to a parameter of a module, such as a use case", "update MODULE --add PARAMETER VALUE"),
        Command("change a parameter of a module", "update MODULE --PARAMETER VALUE"),
        Command("merge what changed in the templates into modules", "update MODULE"),
        Command("take back an update that left conflict markers", "update --abort"),
        Command("remove a module", "destroy MODULE"),
        Command("rename a module", "rename MODULE NAME"),
        Command("move a module to another target", "move MODULE --target TARGET"),
        Command("record a module that was made by hand", "adopt NAME TEMPLATE --PARAMETER VALUE"),
        Command("list the modules and their state", "list", changesFiles: false),
        Command("check that the modules are as recorded", "status", changesFiles: false),
        Command("check that generating again changes nothing", "gen MODULE --check", changesFiles: false),
        Command("find what breaks the rules of an architecture", "doctor", changesFiles: false),
        Command("list the templates", "template list", changesFiles: false),
        Command("show a template's parameters and files", "template show TEMPLATE", changesFiles: false),
        Command("find mistakes in a template", "template lint TEMPLATE", changesFiles: false),
        Command(
            "compile a template's modules and run their tests", "template check TEMPLATE", changesFiles: false
        ),
        Command("install the templates of the Rambafile", "template install"),
        Command("add files to the Xcode project", "xcode add FILE --target TARGET"),
    ]

    /// What else there is to know.
    private static let rules = [
        "Words in capitals are to be replaced. With '--json', a command prints a report in JSON, also when it fails; without "
            + "it, text.",
        "Without a terminal, no command asks. A command that fails has changed nothing, except for files that a message names.",
        "The exit code is 0 if all went well, 1 if the input is wrong, 4 if 'gen --check' finds changes, 5 to 7 if a module "
            + "is not as recorded, 8 if a plan no longer fits, and 64 if the command line is wrong.",
        "Several functions or values of a list are separated by commas. A function is written as in Swift, without 'func': "
            + "'signIn(email: String) async throws -> User'. A bool is '--KEY' or '--no-KEY'.",
        "Edit the generated files freely: 'update' keeps what was edited. Do not edit '.generamba/'; commit it.",
    ]

    private let root: AbsolutePath?
    private let hasRambafile: Bool
    private let targets: [Target]
    /// The templates, with whether the project has them itself. Only these are described whole.
    private let templates: [(overview: TemplateOverview, isOwn: Bool)]
    private let modules: [ModuleStatus]

    /// - Parameters:
    ///   - targets: the targets of the project; nil if there is no project.
    ///   - templates: the templates, with whether the project has them itself or is proposed to take them.
    package init(
        of targets: ProjectTargets?, in root: AbsolutePath?, hasRambafile: Bool,
        _ templates: [(overview: TemplateOverview, isOwn: Bool)], _ modules: [ModuleStatus]
    ) {
        (self.root, self.hasRambafile, self.templates, self.modules) = (
            root, hasRambafile, templates, modules
        )
        self.targets =
            targets.map { known in
                known.all.filter { $0.takesCode || $0.takesTests }.map { target in
                    Target(
                        name: target.name, kind: target.takesTests ? "tests" : "code",
                        folder: root.flatMap { try? target.folder(in: $0).text },
                        tests: target.takesTests ? nil : known.testTargets(of: target.name))
                }
            } ?? []
    }
}

extension ProjectGuide: Encodable {
    package func encode(to encoder: any Encoder) throws {
        let all = templates.map { template, isOwn in
            JSONObject([
                "name": template.name, "summary": template.summary, "own": isOwn,
                "has_tests": template.hasTests, "requirements": template.requirements,
                "parameters": isOwn ? template.parameters : nil,
            ])
        }
        try JSONObject([
            "root": root?.text, "rambafile": hasRambafile, "targets": targets, "templates": all,
            "modules": modules, "commands": Self.commands, "rules": Self.rules,
        ]).encode(to: encoder)
    }
}

extension ProjectGuide {
    /// The guide as Markdown.
    package var text: String {
        let sections = [
            ("Targets", targets.map(\.line)),
            ("Templates", templates.filter(\.isOwn).flatMap { $0.overview.lines }),
            ("Other templates", templates.filter { !$0.isOwn }.map { $0.overview.line }),
            (
                "Modules",
                modules.map { "- `\($0.name)` in `\($0.target)` from `\($0.templateName)`: \($0.words)" }
            ),
            (
                "Commands",
                Self.commands.map { "- \($0.task): `generamba \($0.words.joined(separator: " "))`" }
            ),
            ("Rules", Self.rules.map { "- \($0.replacing("'", with: "`"))" }),
        ]
        return "# Generating modules with Generamba\n\n"
            + "`generamba` writes the Swift files of a module, and their tests, from a template.\n"
            + (root == nil ? "\nThere is no Swift package and no Xcode project here.\n" : "")
            + (root != nil && !hasRambafile
                ? "\nThe project has no Rambafile; `generamba setup` writes one.\n" : "")
            + sections.filter { !$0.1.isEmpty }.map { title, lines in
                "\n## \(title)\n\n" + lines.map { printable($0) + "\n" }.joined()
            }.joined()
    }
}

extension ProjectGuide {
    /// The file for coding agents, as many of them read it (https://agents.md).
    package static let path: RelativePath = "AGENTS.md"
    private static let (begin, end) = ("<!-- generamba: begin -->\n", "<!-- generamba: end -->\n")

    /// Whether a file keeps a guide.
    package static func isKept(in file: [UInt8]) -> Bool {
        String(decoding: file, as: UTF8.self).contains(begin)
    }

    /// The change that keeps the guide in the file, in place of an earlier one; the rest of the file stays.
    ///
    /// - Throws: `Diagnostics` if the mark at the end of the earlier guide is gone; `FileProblem`.
    package func change(in root: AbsolutePath) throws -> Change {
        let old = try Disk.read(root.appending(Self.path))
        let guide = Self.begin + text + Self.end
        var new = old.map { String(decoding: $0, as: UTF8.self) } ?? ""
        if let start = new.firstRange(of: Self.begin) {
            guard let end = new[start.upperBound...].firstRange(of: Self.end) else {
                throw Diagnostics.error(
                    "'\(Self.path)' has the mark '\(Self.begin.dropLast())' without '\(Self.end.dropLast())'",
                    hint: "remove the mark")
            }
            new.replaceSubrange(start.lowerBound..<end.upperBound, with: guide)
        } else {
            if !new.isEmpty { new += new.hasSuffix("\n") ? "\n" : "\n\n" }
            new += guide
        }
        return Change(keeping: Array(new.utf8), over: old, at: Self.path)
    }
}

extension ProjectGuide.Target {
    fileprivate var line: String {
        let place = folder.map { " in `\($0)`" } ?? ""
        let tested = tests.map {
            $0.isEmpty ? ", without tests" : ", tested by `\($0.joined(separator: "`, `"))`"
        }
        return "- `\(name)`\(kind == "tests" ? " (tests)" : "")\(place)\(tested ?? "")"
    }
}

extension TemplateOverview {
    fileprivate var line: String {
        "- `\(name)`" + (summary.map { ": \($0)" } ?? "") + (hasTests ? "" : " (no tests)")
    }

    /// The template with its parameters.
    fileprivate var lines: [String] {
        let required = requirements.map { "`\($0)`" }.joined(separator: ", ")
        return [line + (required.isEmpty ? "" : "; requires \(required)")] + parameters.map(\.line)
    }
}

extension Parameter {
    fileprivate var line: String {
        let type = isList ? "list of \(itemKind.word)" : kind.word
        let values = choices.isEmpty ? "" : ": \(choices.joined(separator: ", "))"
        let example = isFlag ? nil : examples.last.map { "; for example `\($0.text)`" }
        return "  - `--\(name.value)` (\(type)\(values)\(isRequired ? ", required" : ""))"
            + (summary.map { ": \($0)" } ?? "") + (example ?? "")
    }
}
