/// Names that no template may give to a file, not even with the user's consent: those of files that a tool finds by
/// their name and obeys, so that a person who only generates, opens or builds something would run a stranger's commands.
enum ReservedName {
    /// What tools do with the files that they look for by these names, which are in lower case.
    private static let uses: [String: String] = {
        var uses: [String: String] = [:]
        // Splitting bytes is ten times as fast as splitting characters.
        for row in builtInTables[0].text.withUTF8Buffer(Array.init).split(separator: UInt8(ascii: "\n")) {
            let words = row.split(separator: UInt8(ascii: "|")).map { String(decoding: $0, as: UTF8.self) }
            for name in words.dropFirst() { uses[name] = words[0] }
        }
        return uses
    }()

    /// Ends of file names, and what a tool does with such files.
    private static let endings = [(".podspec", "CocoaPods runs"), (".gemspec", "Bundler runs")]

    /// Returns why no template may make a file or folder; nil if it may.
    ///
    /// - Parameter names: the names of the path that have a dot, an underscore or a character outside of ASCII.
    static func problem(of path: RelativePath, _ names: [String], isFolder: Bool) -> PathProblem? {
        for name in names {
            if name.utf8.first == UInt8(ascii: "."), !isWindowState(path) { return .hidden(name) }
            let folded = name.foldedName
            if folded.hasSuffix(".xcodeproj") || folded.hasSuffix(".xcworkspace") { return .xcode }
            if folded == "ci_scripts" { return .reserved("Xcode Cloud runs") }
        }
        return isFolder ? nil : use(of: path.name).map { .reserved($0) }
    }

    /// Whether a file tells Xcode in which order it shows the schemes of a package. No tool runs anything because of it,
    /// and published templates make it.
    private static func isWindowState(_ path: RelativePath) -> Bool {
        let names = path.components.drop { $0.utf8.first != UInt8(ascii: ".") }
        return names.starts(with: [".swiftpm", "xcode"]) && path.name.hasSuffix(".plist")
            && !names.dropFirst().contains { $0.utf8.first == UInt8(ascii: ".") }
    }

    private static func use(of name: String) -> String? {
        let folded = name.foldedName
        if let use = uses[folded] { return use }
        // SwiftPM prefers 'Package@swift-6.swift' to 'Package.swift'.
        if folded.hasPrefix("package@"), folded.hasSuffix(".swift") { return "Swift evaluates" }
        return endings.first { folded.hasSuffix($0.0) }?.1
    }
}
