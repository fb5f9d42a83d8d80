import Foundation

/// Two apps called Shop for the examples of a page, as Xcode makes them: one of Xcode 16 or newer, with synchronized
/// folders and Swift Testing, and an older one, with groups and XCTest.
enum ShopApps {
    /// The files by their paths.
    ///
    /// - Throws: if a project file of the repository cannot be read.
    static func files() throws -> [String: String] {
        var files: [String: String] = [:]
        for (folder, project) in [("New", "Synchronized"), ("Old", "Groups")] {
            func text(_ ending: String) throws -> String {
                let url = Program.repository.appendingPathComponent("Scripts/Projects/\(project).\(ending)")
                return try String(contentsOf: url, encoding: .utf8)
            }
            files["\(folder)/Shop.xcodeproj/project.pbxproj"] = try text("pbxproj")
            files["\(folder)/Shop/ShopApp.swift"] = ""
            files["\(folder)/ShopTests/ShopTests.swift"] = try text("swift")
        }
        return files
    }
}
