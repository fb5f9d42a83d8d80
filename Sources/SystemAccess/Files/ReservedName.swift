/// Names that no template may give to a file, not even with the user's consent: those of files that a tool finds by
/// their name and obeys, so that a person who only generates, opens or builds something would run a stranger's commands.
enum ReservedName {
    /// What tools do with the files that they look for by these names, which are in lower case.
    private static let uses: [String: String] = {
        var uses: [String: String] = [:]
        for row in tools.split(separator: "\n") {
            let words = row.split(separator: "|").map(String.init)
            for name in words.dropFirst() { uses[name] = words[0] }
        }
        return uses
    }()

    private static let tools = """
        Swift evaluates|package.swift|package.resolved
        Tuist evaluates|project.swift|workspace.swift|tuist.swift
        XcodeGen obeys|project.yml|project.yaml
        git takes as the mark of a repository|head
        lefthook runs|lefthook.yml|lefthook.yaml|lefthook.toml|lefthook.json
        make runs|makefile|gnumakefile|bsdmakefile
        CMake runs|cmakelists.txt
        Meson runs|meson.build
        Bazel runs|build.bazel|workspace.bazel|module.bazel
        just runs|justfile
        Task runs|taskfile.yml|taskfile.yaml
        Earthly runs|earthfile
        CocoaPods runs|podfile|podfile.lock|cocoapods.yaml
        Carthage obeys|cartfile|cartfile.private|cartfile.resolved
        Mint obeys|mintfile
        Bundler runs|gemfile|gemfile.lock|gems.rb|gems.locked
        Rake runs|rakefile|rakefile.rb
        Thor runs|thorfile
        Guard runs|guardfile
        Capistrano runs|capfile
        fastlane runs|fastfile|appfile|matchfile|gymfile|scanfile|snapfile|deliverfile|pluginfile|precheckfile
        fastlane runs|screengrabfile
        Homebrew runs|brewfile|brewfile.lock.json
        Danger runs|dangerfile|dangerfile.swift|dangerfile.js|dangerfile.ts
        Vagrant runs|vagrantfile
        Docker obeys|dockerfile|containerfile|docker-compose.yml|docker-compose.yaml|compose.yml|compose.yaml
        Heroku runs|procfile
        continuous integration runs|jenkinsfile|bitrise.yml|azure-pipelines.yml|codemagic.yaml|appveyor.yml
        continuous integration runs|buildspec.yml|cloudbuild.yaml
        npm obeys|package.json
        Gradle runs|build.gradle|build.gradle.kts|settings.gradle|settings.gradle.kts|init.gradle|gradlew
        Maven runs|pom.xml
        Python runs|setup.py|conftest.py|sitecustomize.py|usercustomize.py|noxfile.py|tox.ini
        SCons runs|sconstruct|sconscript
        Nix evaluates|flake.nix|shell.nix|default.nix
        mise obeys|mise.toml
        generamba obeys|rambafile|rambafile.lock
        """

    /// Ends of file names, and what a tool does with such files.
    private static let endings = [(".podspec", "CocoaPods runs"), (".gemspec", "Bundler runs")]

    /// Returns why no template may make a file or folder; nil if it may.
    static func problem(of path: RelativePath, isFolder: Bool) -> PathProblem? {
        for name in path.components {
            if name.utf8.first == UInt8(ascii: "."), !isWindowState(path) { return .hidden(name) }
            guard name.utf8.contains(where: { $0 >= 0x80 || "._".utf8.contains($0) }) else { continue }
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
