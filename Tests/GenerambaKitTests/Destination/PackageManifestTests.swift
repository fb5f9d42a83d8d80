import Testing

@testable import GenerambaKit

/// A manifest below its first lines, and the same with platforms; nil if it is not edited.
struct ManifestEdit: Sendable, CustomTestStringConvertible {
    let manifest: String
    let expected: String?

    init(_ manifest: String, _ expected: String?) {
        self.manifest = manifest
        self.expected = expected
    }

    var testDescription: String { manifest.debugDescription }

    /// The manifest with the versions.
    func edited(
        _ versions: [PlatformVersion], declared: [SwiftPackage.SupportedPlatform] = [], tools: String = "6.0",
        newLine: String = "\n"
    ) -> String? {
        let head = "// swift-tools-version: \(tools)\nimport PackageDescription\n\n"
        let text = (head + manifest).replacing("\n", with: newLine)
        guard let bytes = PackageManifest(Array(text.utf8))?.adding(versions, declared: declared) else {
            return nil
        }
        let result = String(decoding: bytes, as: UTF8.self)
        let start = head.replacing("\n", with: newLine)
        return result.hasPrefix(start) ? String(result.dropFirst(start.count)) : result
    }
}

struct PackageManifestTests {
    @Test(arguments: [
        ManifestEdit(
            """
            let package = Package(
                name: "Shop",
                targets: [
                    .target(name: "Shop"),
                ]
            )
            """,
            """
            let package = Package(
                name: "Shop",
                platforms: [.iOS(.v13)],
                targets: [
                    .target(name: "Shop"),
                ]
            )
            """),
        ManifestEdit(
            """
            let package = Package(name: "Shop", targets: [.target(name: "Shop")])
            """,
            """
            let package = Package(name: "Shop", platforms: [.iOS(.v13)], targets: [.target(name: "Shop")])
            """),
        ManifestEdit(
            """
            let package = Package(
              name: "Shop", // the "shop"
              defaultLocalization: "en",  // en
              // products
              products: [],
              targets: [])
            """,
            """
            let package = Package(
              name: "Shop", // the "shop"
              defaultLocalization: "en",  // en
              platforms: [.iOS(.v13)],
              // products
              products: [],
              targets: [])
            """),
        ManifestEdit(
            """
            let package = Package(
                name: "Shop" // the name
            )
            """,
            """
            let package = Package(
                name: "Shop", // the name
                platforms: [.iOS(.v13)]
            )
            """),
        ManifestEdit(
            """
            let package = Package(name: "Shop")
            """,
            """
            let package = Package(name: "Shop", platforms: [.iOS(.v13)])
            """),
        ManifestEdit(
            """
            let package = Package(
                name: "Shop",
            )
            """,
            """
            let package = Package(
                name: "Shop",
                platforms: [.iOS(.v13)],
            )
            """),
        ManifestEdit(
            """
            let package = Package(name: "Shop",
                                  targets: [])
            """,
            """
            let package = Package(name: "Shop",
                                  platforms: [.iOS(.v13)],
                                  targets: [])
            """),
        ManifestEdit(
            """
            let package = Package(
                /* a */ name: "Shop" /* b */, /* c */
                targets: [] // )
            )
            """,
            """
            let package = Package(
                /* a */ name: "Shop" /* b */, /* c */
                platforms: [.iOS(.v13)],
                targets: [] // )
            )
            """),
        ManifestEdit(
            """
            // Package(name: "Old")
            let package = Package(name: "A" + "B", pkgConfig: nil, targets: [])
            """,
            """
            // Package(name: "Old")
            let package = Package(name: "A" + "B", platforms: [.iOS(.v13)], pkgConfig: nil, targets: [])
            """),
        ManifestEdit(
            """
            let package = Package(
                name: "Shop", products: [],
                targets: []
            )
            """,
            """
            let package = Package(
                name: "Shop", platforms: [.iOS(.v13)], products: [],
                targets: []
            )
            """),
        ManifestEdit(
            """
            let package = Package(name: "A", targets: [.target(name: "B", swiftSettings: [.define("C", .when(platforms: [.iOS]))])])
            """,
            """
            let package = Package(name: "A", platforms: [.iOS(.v13)], targets: [.target(name: "B", swiftSettings: [.define("C", .when(platforms: [.iOS]))])])
            """),
        ManifestEdit(
            """
            let package = Package(name: "Shop", platforms: [], targets: [])
            """,
            """
            let package = Package(name: "Shop", platforms: [.iOS(.v13)], targets: [])
            """),
    ])
    func platformsAreNamed(_ edit: ManifestEdit) {
        #expect(edit.edited([PlatformVersion(.iOS, 13)]) == edit.expected)
    }

    @Test(arguments: [
        ManifestEdit(
            """
            let package = Package(name: "Shop", platforms: [.macOS(.v13)], targets: [])
            """,
            """
            let package = Package(name: "Shop", platforms: [.macOS(.v13), .iOS(.v16)], targets: [])
            """),
        ManifestEdit(
            """
            let package = Package(
                name: "Shop",
                platforms: [
                    .macOS(.v13), // the Mac
                ],
                targets: []
            )
            """,
            """
            let package = Package(
                name: "Shop",
                platforms: [
                    .macOS(.v13), // the Mac
                    .iOS(.v16),
                ],
                targets: []
            )
            """),
        ManifestEdit(
            """
            let package = Package(
                name: "Shop",
                platforms: [
                    .macOS(.v13) // the Mac
                ],
                targets: []
            )
            """,
            """
            let package = Package(
                name: "Shop",
                platforms: [
                    .macOS(.v13), // the Mac
                    .iOS(.v16)
                ],
                targets: []
            )
            """),
        ManifestEdit(
            """
            let package = Package(name: "Shop", platforms: [.macOS(.v13),], targets: [])
            """,
            """
            let package = Package(name: "Shop", platforms: [.macOS(.v13), .iOS(.v16),], targets: [])
            """),
    ])
    func aPlatformIsAdded(_ edit: ManifestEdit) {
        #expect(
            edit.edited(
                [PlatformVersion(.iOS, 16)], declared: [.init(platformName: "macos", version: "13.0")])
                == edit.expected)
    }

    @Test(arguments: [
        ManifestEdit(
            """
            let package = Package(name: "Shop", platforms: [.macOS(.v10_15), .iOS("13.0")], targets: [])
            """,
            """
            let package = Package(name: "Shop", platforms: [.macOS(.v13), .iOS(.v16)], targets: [])
            """),
        ManifestEdit(
            """
            let package = Package(
                name: "Shop",
                platforms: [
                    .iOS(.v13),
                    .macOS(.v10_15),
                ]
            )
            """,
            """
            let package = Package(
                name: "Shop",
                platforms: [
                    .iOS(.v16),
                    .macOS(.v13),
                ]
            )
            """),
    ])
    func versionsAreRaised(_ edit: ManifestEdit) {
        #expect(
            edit.edited(
                [PlatformVersion(.iOS, 16), PlatformVersion(.macOS, 13)],
                declared: [
                    .init(platformName: "macos", version: "10.15"),
                    .init(platformName: "ios", version: "13.0"),
                ]) == edit.expected)
    }

    @Test(arguments: [
        ManifestEdit(
            """
            let package: Package = .init(name: "Shop")
            """,
            nil),
        ManifestEdit(
            """
            let package = Package(name: "Shop", targets: [])
            package.platforms = [.iOS(.v13)]
            """,
            nil),
        ManifestEdit(
            """
            let package = Package(
                name: "Shop",
            #if os(macOS)
                targets: []
            #endif
            )
            """,
            nil),
        ManifestEdit(
            """
            let package = Package(targets: [], name: "Shop")
            """,
            nil),
        ManifestEdit(
            """
            let platforms: [SupportedPlatform] = []
            let package = Package(name: "Shop", platforms: platforms)
            """,
            nil),
        ManifestEdit(
            """
            let package = Package(name: "Shop", platforms: [.iOS(oldest)])
            """,
            nil),
        ManifestEdit(
            """
            let package = isOpen ? Package(name: "A") : Package(name: "B")
            """,
            nil),
    ])
    func whatIsPutTogetherIsLeftAlone(_ edit: ManifestEdit) {
        #expect(edit.edited([PlatformVersion(.iOS, 13)]) == edit.expected)
    }

    private let plain = ManifestEdit("let package = Package(\n    name: \"Shop\",\n    targets: []\n)\n", nil)

    @Test func linesEndAsTheOthers() {
        #expect(
            plain.edited([PlatformVersion(.iOS, 13)], newLine: "\r\n")
                == "let package = Package(\r\n    name: \"Shop\",\r\n    platforms: [.iOS(.v13)],\r\n    targets: []\r\n)\r\n"
        )
    }

    @Test(arguments: [("5.0", "\"13.0\""), ("5.1", ".v13"), ("6.2", ".v13")])
    func aVersionThatTheToolsDoNotKnowIsAText(tools: String, argument: String) throws {
        let edited = try #require(plain.edited([PlatformVersion(.iOS, 13)], tools: tools))
        #expect(edited.contains("platforms: [.iOS(\(argument))],"), "\(edited)")
    }

    @Test func platformsThatOnlyTheToolchainKnowsAreLeftAlone() {
        let declared = [SwiftPackage.SupportedPlatform(platformName: "ios", version: "12.0")]
        #expect(plain.edited([PlatformVersion(.iOS, 13)], declared: declared) == nil)
    }

    @Test func aManifestWithoutAToolsVersionIsLeftAlone() {
        #expect(PackageManifest(Array("let package = Package(name: \"Shop\")\n".utf8)) == nil)
    }
}
