import Testing

@testable import GenerambaKit

/// Tests what a module's own target adds to lists in Package.swift.
struct ManifestEntryTests {
    private static let core = ManifestEntry("targets", ".target(name: \"Core\")")
    private static let product = ManifestEntry("products", ".library(name: \"Core\", targets: [\"Core\"])")
    private static let use = ManifestEntry("dependencies", of: "Shop", "\"Core\"")

    /// An edit of a manifest below its first line; nil if it is not edited.
    struct Edit: Sendable, CustomTestStringConvertible {
        let entry: ManifestEntry
        let before: String
        let after: String?

        init(_ entry: ManifestEntry, _ before: String, _ after: String?) {
            (self.entry, self.before, self.after) = (entry, before, after)
        }

        var testDescription: String { before.debugDescription }
    }

    private static let edits = [
        Edit(
            core, "Package(name: \"A\", targets: [.target(name: \"Shop\"),])",
            "Package(name: \"A\", targets: [.target(name: \"Shop\"), .target(name: \"Core\"),])"),
        Edit(
            core, "Package(name: \"A\", targets: [])",
            "Package(name: \"A\", targets: [.target(name: \"Core\")])"),
        Edit(core, "Package(name: \"A\")", nil),
        Edit(
            core, "Package(name: \"A\", targets: [\n  .target(name: \"Shop\") // last\n  ])",
            "Package(name: \"A\", targets: [\n  .target(name: \"Shop\"), // last\n  .target(name: \"Core\")\n  ])"
        ),
        Edit(
            core,
            "Package(name: \"A\"\n  , targets: [\n    .target(name: \"Shop\")\n  , .target(name: \"B\")\n  ]\n)",
            "Package(name: \"A\"\n  , targets: [\n    .target(name: \"Shop\")\n  , .target(name: \"B\")\n"
                + "  , .target(name: \"Core\")\n  ]\n)"),
        Edit(
            product,
            "Package(\n  name: \"A\", defaultLocalization: \"en\",\n  targets: [.target(name: \"Shop\")]\n)",
            "Package(\n  name: \"A\", defaultLocalization: \"en\",\n  products: [.library(name: \"Core\", targets: [\"Core\"])],\n"
                + "  targets: [.target(name: \"Shop\")]\n)"),
        Edit(
            product, "Package(\n\tname: \"A\",\n\tproducts: [\n\t],\n\ttargets: []\n)",
            "Package(\n\tname: \"A\",\n\tproducts: [\n\t\t.library(name: \"Core\", targets: [\"Core\"])\n\t],\n\ttargets: []\n)"
        ),
        Edit(
            use, "Package(name: \"A\", targets: [.target(\n  name: \"Shop\", path: \"x\",\n  sources: [])])",
            "Package(name: \"A\", targets: [.target(\n  name: \"Shop\", dependencies: [\"Core\"], path: \"x\",\n  sources: [])])"
        ),
        Edit(
            use,
            "Package(name: \"A\", targets: [.target(name: \"Shop\", dependencies: [\"B\", .target(name: \"C\")])])",
            "Package(name: \"A\", targets: [.target(name: \"Shop\", dependencies: [\"B\", .target(name: \"C\"), \"Core\"])])"
        ),
        Edit(use, "Package(name: \"A\", targets: [.target(name: \"Shop\", dependencies: all)])", nil),
        Edit(
            use, "Package(name: \"A\", targets: [.target(name: \"Shop\", dependencies: [\"B\"] + all)])", nil),
        Edit(use, "Package(name: \"A\", targets: [.target(name: \"Other\")])", nil),
        Edit(
            use, "Package(name: \"A\", targets: [.target(name: \"Shop\"\n  , path: \"x\")])",
            "Package(name: \"A\", targets: [.target(name: \"Shop\", dependencies: [\"Core\"]\n  , path: \"x\")])"
        ),
        Edit(
            use, "Package(name: \"A\", targets: [.target(\n  name: \"Shop\"\n  , path: \"x\")])",
            "Package(name: \"A\", targets: [.target(\n  name: \"Shop\", dependencies: [\"Core\"]\n  , path: \"x\")])"
        ),
        Edit(core, "Package(name: \"A\", targets: [.target(name: \"Sh\\(op)\")])", nil),
        Edit(
            core, "Package(name: \"A\", targets: [\n#if os(Linux)\n.target(name: \"Shop\")\n#endif\n])", nil),
        Edit(core, "Package(name: \"A\", targets: []), Package(name: \"B\", targets: [])", nil),
        Edit(core, "Package(name: \"A\", targets: [.target(name: \"Shop\")]", nil),
    ]

    @Test(arguments: edits, ["\n", "\r\n"])
    func anEntryKeepsTheFormAndCanBeTakenOut(edit: Edit, newLine: String) throws {
        let before = Array(edit.before.replacing("\n", with: newLine).utf8)
        let result = edit.entry.added(to: before)
        #expect(
            result.map { String(decoding: $0.bytes, as: UTF8.self) }
                == edit.after?.replacing("\n", with: newLine))
        guard let (bytes, entry) = result else { return }
        #expect(entry.removed(from: bytes) == before)
        #expect(ManifestEntry(line: entry.line) == entry)
    }

    @Test func onlyItsOwnElementIsTakenOut() throws {
        let text = "Package(name: \"A\", targets: [.target(name: \"Shop\", dependencies: [\"B\"])])"
        let whole = ManifestEntry("dependencies", of: "Shop", "dependencies: [\"Core\"]")
        let both = text.replacing("\"B\"", with: "\"Core\", \"B\"")
        #expect(whole.removed(from: Array(both.utf8)) == Array(text.utf8))
        #expect(whole.removed(from: Array(text.utf8)) == nil)
        #expect(ManifestEntry(line: "platforms=.iOS(.v13)") == nil)
        #expect(ManifestEntry(line: "targets") == nil)
    }
}
