/// The texts of `gen --new-target` for a module `Profile` in the usual package.
enum NewTargetText {
    /// The report of the first run.
    static let created = """
             create  Sources/Profile/View/ProfileView.swift
             create  Sources/Profile/ProfileModel.swift
             create  Tests/ProfileTests/ProfileTests.swift
        Profile from page: all 3 created
               edit  Package.swift
        """
    /// The report of `destroy`, without the line about Package.swift.
    static let removed = """
             remove  Sources/Profile/ProfileModel.swift
             remove  Sources/Profile/View/ProfileView.swift
             remove  Tests/ProfileTests/ProfileTests.swift
             remove  Tests/ProfileTests/
             remove  Sources/Profile/View/
             remove  Sources/Profile/
        Profile from page: 3 removed

        """

    /// The usual manifest with targets behind all others.
    static func added(_ targets: String) -> String {
        Shop.manifest.replacing(
            "[\"Shop\"]),\n",
            with: "[\"Shop\"]),\n" + targets.split(separator: "\n").map { "        \($0)\n" }.joined())
    }
}
