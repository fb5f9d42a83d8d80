import Testing

/// Exceptions of synchronized folders name a localized file without the folder of its language, as Xcode writes them.
struct LocalizedExceptionTests {
    @Test(arguments: ["L.strings", "L.stringsdict", "Main.storyboard", "Help.html"])
    func anExceptionHoldsForAllLanguages(name: String) throws {
        let files = ["en", "Base", "zh-Hant"].map { "Shop/Res/\($0).lproj/\(name)" }
        let app = try Sandbox(XcodeShop.synchronizedFiles)
        try app.write(Dictionary(uniqueKeysWithValues: files.map { ($0, "") }))
        let path = "Shop.xcodeproj/project.pbxproj"
        let before = try app.read(path)
        let add = ["xcode", "add"] + files + ["--target", "ShopTests", "--add-exception"]
        #expect(try app.run(add).status == 0)
        let entry = "\"/Localized: Res/\(name)\""
        let after = try app.read(path)
        #expect(after.split(separator: entry, omittingEmptySubsequences: false).count == 3)
        #expect(!after.contains("lproj"))
        let again = try app.run(add)
        #expect(again.status == 0 && again.output.contains("nothing to do"), "\(again)")
        #expect(try app.read(path) == after)
        let removed = try app.run(["xcode", "remove"] + files)
        #expect(removed.status == 0, "\(removed)")
        let text = try app.read(path)
        #expect(text == before, "\(removed)")
    }

    @Test(arguments: ["/Localized: Res/L.strings", "/Localized/Res/L.strings"])
    func anExceptionIsUnderstoodInBothForms(entry: String) throws {
        var project = ShopApp.synchronized
        project.exceptions = [("Shop", "Shop", [entry])]
        let files = ["Shop/Res/de.lproj/L.strings": "", "Shop/Res/de.lproj/M.strings": ""]
        let app = try ShopApp.sandbox(project, files: files, settings: nil)
        let excluded = try app.run("xcode", "add", "Shop/Res/de.lproj/L.strings", "--target", "Shop")
        #expect(excluded.status == 1, "\(excluded)")
        let added = try app.run("xcode", "add", "Shop/Res/de.lproj/M.strings", "--target", "Shop")
        #expect(added.status == 0, "\(added)")
        let add = ["xcode", "add", "Shop/Res/de.lproj/M.strings", "--target", "ShopTests", "--add-exception"]
        #expect(try app.run(add).status == 0)
        #expect(
            try app.read("Shop.xcodeproj/project.pbxproj").contains(entry.replacing("L.str", with: "M.str")))
    }
}
