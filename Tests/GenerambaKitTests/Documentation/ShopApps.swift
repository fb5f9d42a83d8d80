import Foundation

/// Two apps called Shop for the examples of a page: one with synchronized folders, and one with groups.
enum ShopApps {
    /// The files by their paths.
    ///
    /// - Throws: if a project file of the repository cannot be read.
    static func files() throws -> [String: String] {
        var files: [String: String] = [:]
        for (folder, project) in [("New", "Synchronized"), ("Old", "Groups")] {
            let url = Program.repository.appendingPathComponent("Scripts/Projects/\(project).pbxproj")
            files["\(folder)/Shop.xcodeproj/project.pbxproj"] = try String(contentsOf: url, encoding: .utf8)
            files["\(folder)/Shop/ShopApp.swift"] = ""
            files["\(folder)/ShopTests/ShopTests.swift"] = ""
        }
        return files
    }
}
