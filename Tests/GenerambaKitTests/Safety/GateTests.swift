import Foundation
import SourceText
import Testing

@testable import GenerambaKit
@testable import SystemAccess
@testable import YAML

/// Tests that no text from a template or a repository makes a command change a file that is not the module's: every
/// command that writes, with every kind of text that can name a path, and with every kind of path that is out of bounds.
struct GateTests {
    /// Paths that nothing from outside may name.
    private static let paths = [
        ".git/config", ".GIT/config", ".Git/hooks/post-checkout", ".git./config", ".git /config",
        "git~1/config",
        "GIT~2/config", ".git::$INDEX_ALLOCATION/config", "Sources/.git/config", ".g\u{200c}it/config",
        ".git\\config", "../outside", "Sources/../../outside", "/tmp/outside", ".generamba/update/list",
        ".Generamba/modules/Shop/Other.page.txt", "Package@swift-6.swift", "PACKAGE@swift-5.9.swift",
        "Makefile",
        "gemfile", "Rambafile.lock", ".vscode/tasks.json", ".github/workflows/ci.yml", ".envrc",
        "Other.xcodeproj/project.pbxproj", "Shop.xcworkspace/contents.xcworkspacedata",
        "ci_scripts/ci_post_clone.sh",
    ]

    /// A text from outside that names a path.
    struct Source: CustomTestStringConvertible, Sendable {
        /// The file that names the path, which messages name.
        let file: String
        let name: String
        let commands: [[String]]
        /// The paths that it may name after all.
        var allowed: Set<String> = []
        /// Puts the text with a path into a project.
        let write: @Sendable (Sandbox, String) throws -> Void

        var testDescription: String { name }
    }

    @Test(
        """
        No template, name or parameter makes a file outside of the project. \
        Not even with your consent does a template make a manifest, a name that begins with a dot, a file that a build \
        tool obeys, or a file of an Xcode project. \
        A record, a lock, a Rambafile and an Xcode project name no path that a template may not name.
        """, arguments: sources)
    func nothingIsWrittenThere(source: Source) throws {
        let shop = try Self.shop()
        let whole = try FileTree(of: shop)
        var failures: [String] = []
        for path in Self.paths where !source.allowed.contains(path) {
            for command in source.commands {
                try source.write(shop, path)
                let before = try shop.snapshot()
                let run = try shop.run(command)
                let row = "\(source.name), '\(path)', \(command.joined(separator: " ")): "
                if run.status != 1 || !run.messages.contains("error: ") { failures.append(row + "\(run)") }
                if !run.messages.contains(source.file) {
                    failures.append(row + "does not name the file: \(run)")
                }
                if try shop.snapshot() != before { failures.append(row + "changes files: \(run)") }
                try whole.restore(in: shop)
            }
        }
        shop.record(failures, of: Self.paths.count * source.commands.count)
    }

    /// A folder of the project may be a link. Whether a command fails depends on whether it would change the file.
    @Test(
        "No command changes a '.git' folder, in whatever spelling and behind whatever link.",
        arguments: sources)
    func nothingIsWrittenThroughALink(source: Source) throws {
        let shop = try Self.shop()
        let whole = try FileTree(of: shop)
        for command in source.commands {
            try source.write(shop, "link/config")
            _ = try shop.run(command)
            let changed = try FileTree(of: shop).differences(from: whole).filter { $0.contains("/.git/") }
            #expect(changed == [], "\(command)")
            try whole.restore(in: shop)
        }
    }

    @Test func thereAreManyRows() {
        let rows = Self.sources.map { $0.commands.count * (Self.paths.count - $0.allowed.count) }
        #expect(rows.reduce(0, +) >= 300)
    }

    /// A project in a git repository with a module, a template to install and an Xcode project.
    private static func shop() throws -> Sandbox {
        let shop = try Shop.sandbox(settings: Shop.settings)
        try shop.write(Attack.team("one"), below: "../team")
        #expect(try shop.run("gen", "Profile", "page").status == 0)
        try shop.git("init", "--quiet")
        try shop.makeLink("link", to: ".git")
        return shop
    }

    private static let record = ".generamba/modules/Shop/Profile.page.txt"

    /// Commands that read the records of modules.
    private static let ofRecords = [
        ["destroy", "Profile", "--with-edited"], ["update", "Profile"],
        ["update", "--restore", "Sources/Shop/Modules/Profile/ProfileModel.swift"],
        ["gen", "Profile", "page"],
    ]

    private static func line(_ key: String) -> Source {
        Source(
            file: record, name: "record, \(key)", commands: key == "file" ? ofRecords : [ofRecords[0]],
            allowed: key.hasSuffix("folder") ? filesOfTools : key == "project" ? [otherProject] : []
        ) { shop, path in
            var lines = try shop.read(record).split(separator: "\n", omittingEmptySubsequences: false).map(
                String.init)
            let end = try #require(lines.firstIndex(of: ""))
            let sum = hexadecimal(checksum(of: []))
            lines.insert("\(key): " + (key == "file" ? "\(sum) \(path)" : path), at: end)
            if key == "file" { lines += ["== \(path)", ""] }
            try shop.write([record: lines.joined(separator: "\n")])
        }
    }

    private static let otherProject = "Other.xcodeproj/project.pbxproj"
    /// The names that only files may not have.
    private static let filesOfTools: Set = [
        "Package@swift-6.swift", "PACKAGE@swift-5.9.swift", "Makefile", "gemfile", "Rambafile.lock",
    ]

    /// A file in the program's folder as the program writes it, with its checksum.
    ///
    /// - Parameters:
    ///   - marked: the file that has the mark of this disk; nil for none, as if the folder came with a repository.
    ///   - allowed: the paths that it may name if it was written on this disk.
    private static func stored(
        _ file: String, marked: String?, beside: [String: String], commands: [[String]],
        allowed: Set<String>, _ lines: @escaping @Sendable (String) -> String
    ) -> Source {
        Source(
            file: file, name: file + (marked == nil ? " of a repository" : ""), commands: commands,
            allowed: marked == nil ? [] : allowed
        ) { shop, path in
            let text = lines(path)
            try shop.write(beside)
            try shop.write([file: text + "end \(hexadecimal(checksum(of: Array(text.utf8))))\n"])
            if let marked { try shop.mark(marked) }
        }
    }

    private static let planted = hexadecimal(checksum(of: Array("planted\n".utf8)))

    private static func journal(isMarked: Bool) -> Source {
        let folder = ".generamba/transaction"
        return stored(
            "\(folder)/journal", marked: isMarked ? "\(folder)/.gitignore" : nil,
            beside: ["\(folder)/.gitignore": "*\n", "\(folder)/contents/0": "planted\n"],
            commands: [
                ["gen", "Profile", "page"], ["update", "Profile"], ["destroy", "Profile"],
                ["template", "install"],
                ["adopt", "Profile", "page"],
            ], allowed: [otherProject, "Rambafile.lock", "Package@swift-6.swift", ".generamba/update/list"]
        ) { path in
            Journal(process: 1, command: 2).head + "file - \(planted) \(path)\n"
        }
    }

    private static let backup: Source = {
        let folder = ".generamba/update"
        return stored(
            "\(folder)/list", marked: nil, beside: ["\(folder)/0": "planted\n"],
            commands: [["update", "--abort"], ["update", "Profile"]], allowed: []
        ) { path in
            "generamba-update 2\n\(hexadecimal(1)) \(planted) \(path)\n"
        }
    }()

    private static func lock(_ prefix: String, allowed: Set<String> = []) -> Source {
        Source(
            file: "Rambafile.lock", name: "lock, \(prefix)",
            commands: [
                ["template", "install"], ["template", "install", "--prune"], ["template", "remove", "page"],
            ], allowed: allowed
        ) { shop, path in
            let text = """
                version: 1
                templates:
                  - name: page
                    local: ../page
                    sha256: \(String(repeating: "0", count: 64))
                    files:
                      \(yaml(prefix + path)): \(String(repeating: "0", count: 64))

                """
            try shop.write(["Rambafile.lock": text])
        }
    }

    private static func setting(_ key: String) -> Source {
        Source(file: "Rambafile", name: "Rambafile, \(key)", commands: [["gen", "Cart", "page"]]) {
            shop, path in
            try shop.write([
                "Rambafile": Shop.settings.replacing(
                    try Regex("(?m)^\(key): .*$"), with: "\(key): \(yaml(folder(of: path)))")
            ])
        }
    }

    /// The folder of a path, or the path itself if a folder of that name is out of bounds.
    private static func folder(of path: String) -> String {
        let folder = (path as NSString).deletingLastPathComponent
        return folder.isEmpty || folder == "Sources" ? path : folder == "/tmp" ? "../tmp" : folder
    }

    /// An Xcode project whose target has its files in a folder.
    private static let xcode = Source(
        file: "Rambafile", name: "Xcode project", commands: [["gen", "Cart", "page"]], allowed: filesOfTools
    ) { shop, path in
        let text = try #require(XcodeShop.files[XcodeShop.path])
        let folder = folder(of: path).replacing("\\", with: "\\\\")
        try shop.write([
            XcodeShop.path: text.replacing("path = Shop;", with: "path = \"\(folder)\";"),
            "Rambafile":
                "project_name: Shop\nproject_target: Shop\nxcodeproj_path: Shop.xcodeproj\ntemplates: [page]\n",
        ])
    }

    private static func template(_ entry: @escaping @Sendable (String) -> String, _ name: String) -> Source {
        Source(
            file: "Templates/page/page.rambaspec", name: "template, \(name)",
            commands: [["gen", "Cart", "page"], ["gen", "Cart", "page", "--allow-outside"]],
            allowed: name == "custom_name" ? [] : filesOfTools
        ) { shop, path in
            let up = path.hasPrefix("/") ? path : "../../../../" + path
            try shop.write([
                "Templates/page/page.rambaspec": "name: page\ncode_files:\n  - \(entry(yaml(up)))\n"
            ])
        }
    }

    /// A file template of Xcode with a computed text as the name of a file.
    private static let xctemplate = Source(
        file: "kits/A.xctemplate/", name: "template of Xcode",
        commands: [
            ["gen", "Cart", "./kits/A.xctemplate"],
            ["gen", "Cart", "./kits/A.xctemplate", "--allow-outside"],
        ]
    ) { shop, path in
        let up = path.hasPrefix("/") ? path : "../../../../" + path
        let option = [("Identifier", "place"), ("Type", "static"), ("Default", up)].map {
            "<key>\($0)</key><string>\($1)</string>"
        }.joined()
        let info = "<plist><dict><key>Options</key><array><dict>\(option)</dict></array></dict></plist>"
        try shop.write(
            ["TemplateInfo.plist": info, "___VARIABLE_place___": "planted\n"], below: "kits/A.xctemplate")
    }

    static let sources =
        ["file", "folder", "made-folder", "missing", "project", "known", "code-folder"].map(line) + [
            journal(isMarked: true), journal(isMarked: false), backup,
            lock("../../"),
            lock(
                "", allowed: Set(paths.filter { !$0.lowercased().contains("git") || $0.hasPrefix(".github") })
            ),
            setting("project_file_path"), setting("test_file_path"), xcode,
            template(
                { "{name: A.swift, path: Code/model.swift.mustache, custom_name: \($0)}" }, "custom_name"),
            template({ "{name: \($0)}" }, "name of a folder"), xctemplate,
        ]
}

extension Sandbox {
    /// Gives a file the mark of those that the program wrote on this disk.
    fileprivate func mark(_ path: String) throws {
        let content = try bytes(path)
        try remove(path)
        try Disk.create(AbsolutePath(self.path(path)), content, isMarked: true)
    }
}
