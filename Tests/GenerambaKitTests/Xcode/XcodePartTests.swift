import Testing

/// Tests what `xcode add` and `xcode remove` do with the parts of localized and versioned files.
struct XcodePartTests {
    private let shop: Sandbox

    init() throws {
        shop = try Sandbox(XcodeShop.files)
        try shop.write([
            XcodeShop.path: try shop.read(XcodeShop.path).withLocalizedStoryboard,
            "Shop/Base.lproj/Main.storyboard": "",
        ])
    }

    @Test func aLocalizationThatTheTargetHasStays() throws {
        let before = try shop.snapshot()
        try shop.expect(
            "xcode", "add", "Shop/Base.lproj/Main.storyboard",
            output: """
                  identical  Shop/Base.lproj/Main.storyboard
                Shop.xcodeproj: nothing to do
                """)
        #expect(try shop.snapshot() == before)
    }

    @Test func aLocalizationDoesNotJoinATargetAlone() throws {
        try shop.refuses(
            "xcode", "add", "Shop/Base.lproj/Main.storyboard", "--target", "ShopTests",
            saying: """
                error: 'Shop/Base.lproj/Main.storyboard' is a part of 'Main.storyboard', which is not in the target \
                'ShopTests'
                  hint: add 'Main.storyboard' to the target in Xcode
                """)
    }

    @Test func aLocalizationIsNotRemovedAlone() throws {
        try shop.refuses(
            "xcode", "remove", "Shop/AppDelegate.swift", "Shop/Base.lproj/Main.storyboard",
            saying: """
                error: 'Shop/Base.lproj/Main.storyboard' is a part of 'Main.storyboard' in the project
                  hint: remove it in Xcode
                """)
    }

    // MARK: New parts

    @Test(arguments: ["es.lproj/Main.strings", "Texts/en.LPROJ/Words.strings"])
    func aNewLocalizationIsRefused(path: String) throws {
        try shop.write(["Shop/\(path)": ""])
        try shop.refuses(
            "xcode", "add", "Shop/\(path)",
            saying: """
                error: 'Shop/\(path)' is a localization
                  hint: add it in Xcode, which groups it with the other languages
                """)
    }

    @Test func aNewModelWithVersionsIsRefused() throws {
        try shop.write([
            "Shop/Data.xcdatamodeld/Data.xcdatamodel/contents": "",
            "Shop/Map.xcmappingmodel/xcmapping.xml": "",
        ])
        try shop.refuses(
            "xcode", "add", "Shop/Data.xcdatamodeld",
            saying: """
                error: 'Shop/Data.xcdatamodeld' is a data model with versions
                  hint: add it in Xcode, which lists the versions
                """)
        try shop.expect("xcode", "add", "Shop/Map.xcmappingmodel", "--quiet")
    }

    @Test func aTemplateMakesNoLocalization() throws {
        let app = try ShopApp.sandbox(ShopApp.classic)
        try app.refuses(
            "gen", "Profile", "page", "--module_path", "Shop/es.lproj", "--no-tests",
            saying: """
                error: 'Shop/es.lproj/Profile/View/ProfileView.swift' is a localization
                  hint: add it in Xcode, which groups it with the other languages
                """)
    }
}

extension String {
    /// The text of the project of `XcodeShop` with a localized storyboard in the resources of the app.
    fileprivate var withLocalizedStoryboard: String {
        let id = "0000000000000000000000"
        let parts = [
            "/* End PBXBuildFile section */":
                "\t\t\(id)63 /* Main.storyboard in Resources */ = {isa = PBXBuildFile; "
                + "fileRef = \(id)61 /* Main.storyboard */; };\n",
            "/* End PBXFileReference section */":
                "\t\t\(id)62 /* Base */ = {isa = PBXFileReference; lastKnownFileType = file.storyboard; name = Base; "
                + "path = Base.lproj/Main.storyboard; sourceTree = \"<group>\"; };\n",
            "\t\t\t\t\(id)13 /* AppDelegate.swift */,": "\t\t\t\t\(id)61 /* Main.storyboard */,\n",
            "\t\t\t);\n\t\t\trunOnlyForDeploymentPostprocessing = 0;\n\t\t};\n/* End PBXResources":
                "\t\t\t\t\(id)63 /* Main.storyboard in Resources */,\n",
            "\t};\n\trootObject": """

            /* Begin PBXVariantGroup section */
            \t\t\(id)61 /* Main.storyboard */ = {
            \t\t\tisa = PBXVariantGroup;
            \t\t\tchildren = (
            \t\t\t\t\(id)62 /* Base */,
            \t\t\t);
            \t\t\tname = Main.storyboard;
            \t\t\tsourceTree = "<group>";
            \t\t};
            /* End PBXVariantGroup section */

            """,
        ]
        return parts.reduce(self) { text, part in text.replacing(part.key, with: part.value + part.key) }
    }
}
