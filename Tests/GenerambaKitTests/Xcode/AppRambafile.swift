import Foundation
import Testing

/// The Rambafile of an app, and where Generamba 1.5 puts a module according to it.
struct AppRambafile: CustomTestStringConvertible, Sendable {
    /// The folder of the app's repository in the test data.
    var app: String
    /// The Rambafile's folder in the repository.
    var folder = "."
    /// The `.xcodeproj`, relative to the Rambafile's folder, as all paths that follow.
    var project: String
    /// The prefix of file names.
    var prefix = ""
    var sources: [Source]
    /// The template of the module: the first one of the Rambafile that is not built in.
    var template: String
    var code: Place
    /// nil if the Rambafile names no tests.
    var tests: Place?
    /// What `gen` says on standard error, without the last line break.
    var messages = ""

    /// Where templates of the Rambafile come from.
    enum Source: Sendable {
        /// Generamba's catalog on GitHub.
        case publicCatalog([String])
        /// A catalog that the Rambafile names. The address begins with `https://`.
        case catalog(String, [String])
        /// A folder.
        case folder(String, String)
    }

    /// Where the files of a module are.
    struct Place: Sendable {
        /// The module's folder on disk.
        var folder: String
        /// The names of the groups from the first one below the main group to the module's.
        var group: [String]
        /// The folder that the group had before; nil if the group is new.
        var oldGroup: String?
        var target: String
    }

    /// A file of the module.
    struct File: Sendable {
        var path: String
        /// The names of the groups from the first one below the main group to the one of the file.
        var groups: [String]
        /// The phases that build it, as `Target/Sources`.
        var phases: [String]
    }

    var testDescription: String { folder == "." ? app : "\(app)/\(folder)" }

    /// The module `Profile` from the replaced templates.
    var files: [File] {
        func file(_ directory: String, _ name: String, _ phase: String?, in place: Place) -> File {
            let directories = directory.isEmpty ? [] : [directory]
            let path = ([place.folder] + directories + ["\(prefix)Profile\(name)"]).joined(separator: "/")
            let phases = phase.map { ["\(place.target)/\($0)"] } ?? []
            return File(path: path, groups: place.group + directories, phases: phases)
        }
        let codeFiles = [
            file("", "Parts.swift", "Sources", in: code),
            file("", "Texts.json", "Resources", in: code),
            file("Legacy", "Bridge.h", nil, in: code),
            file("Legacy", "Bridge.m", "Sources", in: code),
            file("Legacy", "Engine.mm", "Sources", in: code),
            file("View", "Card.storyboard", "Resources", in: code),
            file("View", "Card.swift", "Sources", in: code),
            file("View", "CardCell.xib", "Resources", in: code),
        ]
        guard let tests else { return codeFiles }
        return codeFiles + [
            file("", "PartsTests.swift", "Sources", in: tests),
            file("View", "CardTests.swift", "Sources", in: tests),
        ]
    }

    /// A template of this name, as authors wrote them for Generamba 1.5.
    static func template(_ name: String) -> [String: String] {
        let header = "//  {{ module_info.file_name }}\n//  {{ module_info.project_name }}\n"
        return [
            "\(name).rambaspec": """
            name: \(name)
            summary: Cards
            author: Jane Doe
            version: 1.0.0
            license: MIT

            # The declaration of code files
            code_files:
            - {name: View/Card.swift, path: Code/View/card.swift.liquid}
            - {name: View/Card.storyboard, path: Code/View/card.storyboard.liquid}
            - {name: View/CardCell.xib, path: Code/View/card_cell.xib.liquid}
            - {name: Legacy/Bridge.h, path: Code/Legacy/bridge.h.liquid}
            - {name: Legacy/Bridge.m, path: Code/Legacy/bridge.m.liquid}
            - {name: Legacy/Engine.mm, path: Code/Legacy/engine.mm.liquid}
            - {name: Parts.swift, path: Code/parts.swift.liquid}
            - {name: Texts.json, path: Code/texts.json.liquid, is_resource: true}

            # The declaration of test files
            test_files:
            - {name: View/CardTests.swift, path: Tests/View/card_tests.swift.liquid}
            - {name: PartsTests.swift, path: Tests/parts_tests.swift.liquid}
            """,
            "Code/View/card.swift.liquid": header
                + "struct {{ prefix }}{{ module_info.name }}Card {}\n",
            "Code/View/card.storyboard.liquid": "<document type=\"com.apple.InterfaceBuilder3\"/>\n",
            "Code/View/card_cell.xib.liquid": "<document type=\"com.apple.InterfaceBuilder3\"/>\n",
            "Code/Legacy/bridge.h.liquid": header
                + "@interface {{ prefix }}{{ module_info.name }}Bridge\n@end\n",
            "Code/Legacy/bridge.m.liquid": header + "@implementation {{ prefix }}Bridge\n@end\n",
            "Code/Legacy/engine.mm.liquid": header,
            "Code/parts.swift.liquid": header + "enum {{ prefix }}{{ module_info.name }}Parts {}\n",
            "Code/texts.json.liquid": "{\"name\": \"{{ module_info.name }}\"}\n",
            "Tests/View/card_tests.swift.liquid": header,
            "Tests/parts_tests.swift.liquid": header,
        ]
    }

    /// The app in a sandbox, with nothing installed. All templates of the Rambafile but the built-in ones are
    /// replaced; git finds the catalogs below `<root>/git`. Returns nil if the test data is missing.
    func sandbox() throws -> Sandbox? {
        guard let repository = try AppRepository(app) else { return nil }
        var sandbox = try Sandbox()
        let templates = folder == "." ? "Templates" : folder + "/Templates"
        try repository.write(to: sandbox, withoutFolder: templates)
        sandbox.environment.merge(
            [
                "GIT_CONFIG_COUNT": "2",
                "GIT_CONFIG_KEY_1": "url.\(sandbox.root)/git/.insteadOf",
                "GIT_CONFIG_VALUE_1": "https://",
                "NO_COLOR": "1",
            ], uniquingKeysWith: { $1 })
        for source in sources {
            switch source {
            case .publicCatalog(let names):
                try sandbox.makeRepository("../public.git", Self.catalog(names))
            case .catalog(let address, let names):
                let path = address.dropFirst("https://".count)
                try sandbox.makeRepository("../git/\(path)", Self.catalog(names))
            case .folder(let path, let name):
                try sandbox.write(Self.template(name), below: "\(folder)/\(path)")
            }
        }
        return sandbox
    }

    private static func catalog(_ names: [String]) -> [String: String] {
        names.reduce(into: [:]) { files, name in
            for (path, text) in template(name) { files["\(name)/\(path)"] = text }
        }
    }
}
