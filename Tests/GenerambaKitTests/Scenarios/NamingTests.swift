import Testing

/// Tests the names of generated files, which are those of Generamba 1.5.
struct NamingTests {
    /// Entries of a template, each with the path of its file below the folder for modules.
    private static let names = [
        ("name: View/View.swift, path: f", "Profile/View/PRProfileView.swift"),
        ("name: .storyboard, path: f", "Profile/PRProfile.storyboard"),
        ("name: ../.h, path: f", "PRProfile.h"), ("name: ../../Shared/.h, path: f", "../Shared/PRProfile.h"),
        ("name: A.swift, path: f, custom_name: B.swift", "Profile/B.swift"),
        (
            "name: Entities/Stack.swift, path: f, custom_name: Entities/Stack.swift",
            "Profile/Entities/Entities/Stack.swift"
        ),
        (
            "name: A.swift, path: f, custom_name: \"{{ module_info.name }}+{{ module_info.file_basename }}\"",
            "Profile/Profile+A.swift"
        ),
        (
            "name: D/A.swift, path: f, custom_name: '{{prefix}}/{{ module_info.file_basename }}'",
            "Profile/D/PR/A.swift"
        ),
        ("name: \"{{ module_info.name }}s/A.swift\", path: f", "Profile/Profiles/PRProfileA.swift"),
        ("name: \"{{ custom_parameters.dir }}/A\", path: f", "Profile/x/y/PRProfileA"),
        ("name: './A', path: f", "Profile/PRProfileA"),
        ("name: Ж é.swift, path: f", "Profile/PRProfileЖ é.swift"),
        ("name: .gitignore, path: f", "Profile/PRProfile.gitignore"),
        ("name: R.swift, path: f, is_resource: true", "Profile/PRProfileR.swift"),
        ("name: Assets", "Profile/Assets/"),
        ("name: Assets/Deep/", "Profile/Assets/Deep/"), ("name: ../Other", "Other/"),
    ]

    @Test func aCustomNameThatNamesNoFileIsRefused() throws {
        let shop = try Shop.sandbox(printing: "")
        try shop.write([
            "Templates/page/page.rambaspec": """
            name: page
            code_files:
              - {name: A/B.swift, path: Code/file.mustache, custom_name: "{{ prefix }}"}
              - {name: C.swift, path: Code/file.mustache, custom_name: "{{ module_info.name }}/"}
              - {name: D.swift, path: Code/file.mustache, custom_name: ..}

            """
        ])
        try shop.refuses(
            "gen", "Profile",
            saying: """
                Templates/page/page.rambaspec:3:62: error: 'A/' does not name a file
                 3 |   - {name: A/B.swift, path: Code/file.mustache, custom_name: "{{ prefix }}"}
                   |                                                              ^^^^^^^^^^^^^^
                  hint: end it with a file name
                Templates/page/page.rambaspec:4:60: error: 'Profile/' does not name a file
                 4 |   - {name: C.swift, path: Code/file.mustache, custom_name: "{{ module_info.name }}/"}
                   |                                                            ^^^^^^^^^^^^^^^^^^^^^^^^^
                  hint: end it with a file name
                Templates/page/page.rambaspec:5:60: error: '..' does not name a file
                 5 |   - {name: D.swift, path: Code/file.mustache, custom_name: ..}
                   |                                                            ^^
                  hint: end it with a file name
                """)
    }

    @Test func everyEntryMakesItsFile() throws {
        let shop = try Shop.sandbox()
        let entries = Self.names.map { "  - {\($0.0)}\n" }.joined()
        try shop.install(["page.rambaspec": "name: page\ncode_files:\n\(entries)", "f": "text"], as: "page")
        let paths = Self.names.map { name in
            "Sources/Shop/" + (name.1.hasPrefix("../") ? String(name.1.dropFirst(3)) : "Modules/" + name.1)
        }
        try shop.expect(
            "gen", "Profile", "--prefix", "PR", "--custom_parameters", "dir:x/y",
            output: """
                \(paths.map { "     create  \($0)" }.joined(separator: "\n"))
                Profile from page: all \(paths.count) created
                  hint: add to the target 'Shop' in Package.swift: resources: \
                [.process("Modules/Profile/PRProfileR.swift")]
                """)
        for path in paths { #expect(shop.exists(path), "\(path)") }
    }
}
