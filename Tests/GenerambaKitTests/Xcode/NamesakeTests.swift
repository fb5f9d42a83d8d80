import Testing

/// Files of the same names as those of a module, in targets of an Xcode project.
struct NamesakeTests {
    private func refusal(_ path: String) -> String {
        """
        error: 'Shop/Profile/ProfileModel.swift' has the same file name as '\(path)': Swift allows a file name only \
        once in a target
          hint: rename the module, or give it a prefix with '--prefix'
        """
    }

    /// The app with groups, and another file in its group.
    private func classic(_ path: String, in targets: [String]) -> AppProject {
        var project = ShopApp.classic
        project.groups[0].files.append((path, targets))
        return project
    }

    /// The last path has an escape.
    @Test(arguments: ["Old/ProfileModel.swift", "Old/./PROFILEMODEL.swift", "Old/Profile\\115odel.swift"])
    func aMemberInTheFolderOfTheTarget(path: String) throws {
        let app = try ShopApp.sandbox(classic(path, in: ["Shop"]))
        #expect(try app.run("gen", "Profile", "page", "--dry-run").status == 0)
        try app.write(["Shop/Old/ProfileModel.swift": ""])
        try app.refuses("gen", "Profile", "page", saying: refusal("Shop/Old/ProfileModel.swift"))
    }

    @Test func aMemberOfALogicalGroup() throws {
        var project = ShopApp.classic
        project.groups.append(
            AppProject.Group(name: "Models", files: [("Shop/Old/ProfileModel.swift", ["Shop"])]))
        let app = try ShopApp.sandbox(project)
        try app.write(["Shop/Old/ProfileModel.swift": ""])
        try app.refuses("gen", "Profile", "page", saying: refusal("Shop/Old/ProfileModel.swift"))
    }

    @Test(arguments: [[], ["ShopTests"]]) func aFileThatIsNotInTheTarget(targets: [String]) throws {
        let app = try ShopApp.sandbox(classic("Old/ProfileModel.swift", in: targets))
        try app.write(["Shop/Old/ProfileModel.swift": "", "Shop/ProfileView.swift": ""])
        try app.expect("gen", "Profile", "page", output: ShopApp.output(ShopApp.edit))
    }

    @Test func aFileOfASynchronizedFolderInTheTarget() throws {
        var project = ShopApp.classic
        project.targets[0].folders = ["Shop/Old"]
        let app = try ShopApp.sandbox(project, settings: ShopApp.settings + "project_file_path: Shop\n")
        try app.write(["Shop/Other/ProfileModel.swift": "", "Shop/Old/ProfileModel.swift": ""])
        try app.refuses("gen", "Profile", "page", saying: refusal("Shop/Old/ProfileModel.swift"))
    }

    @Test func aFileOfASynchronizedTarget() throws {
        let app = try ShopApp.sandbox(ShopApp.synchronized)
        try app.write(["Shop/Old/ProfileModel.swift": ""])
        try app.refuses("gen", "Profile", "page", saying: refusal("Shop/Old/ProfileModel.swift"))
    }

    /// A project of 50,000 files has so many folders that listing them takes as long as editing the project file.
    @Test(.enabled(if: Strace.isUsable)) func foldersThatCannotMatterAreNotListed() throws {
        let app = try ShopApp.sandbox(ShopApp.classic)
        try app.write(["Shop/Old/Other.swift": ""])
        let run = try app.run("gen", "Profile", "page", failing: "getdents64:error=EIO", at: "Shop")
        #expect(run == Run(output: ShopApp.output(ShopApp.edit)))
    }

    /// A project generator has not listed the file yet, or it was moved in Xcode.
    @Test(arguments: ["Shop/Shared/Base.swift", "Shop/Old/Base.swift"])
    func aRequiredTemplateWhoseFileIsThere(path: String) throws {
        var project = ShopApp.classic
        if path.contains("Old") { project = classic("Old/Base.swift", in: ["Shop"]) }
        let app = try ShopApp.sandbox(project)
        let manifest = try #require(ShopApp.page["page.rambaspec"]) + "requires: [base]\n"
        try app.install(ShopApp.page.merging(["page.rambaspec": manifest]) { $1 }, as: "page")
        let entry = "{name: Base.swift, custom_name: Base.swift, path: base.mustache}"
        try app.install(
            ["base.rambaspec": "name: base\ncode_files: [\(entry)]\n", "base.mustache": "// Base\n"],
            as: "base")
        #expect(try app.run("gen", "Profile", "page", "--dry-run").output.contains("Shared from base"))
        try app.write([path: ""])
        try app.expect("gen", "Profile", "page", output: ShopApp.output(ShopApp.edit))
    }
}
