/// The Swift toolchain in the PATH.
package struct SwiftToolchain: Sendable {
    private let environment: [String: String]
    /// The root folder of the system: `/`, except in tests.
    private let root: AbsolutePath
    private var home: AbsolutePath? { environment["HOME"].map { AbsolutePath($0) } }

    package init(environment: [String: String], root: AbsolutePath = .root) {
        (self.environment, self.root) = (environment, root)
    }

    /// Returns the JSON of `swift package dump-package` for the package in a folder, or throws the toolchain's message.
    package func dumpPackage(in folder: AbsolutePath) throws -> [UInt8] {
        let usual = dump(in: folder)
        let output = try usual.finish()
        // macOS cannot nest sandboxes, such as those of plug-ins, Homebrew and Xcode's script phases. The outer sandbox
        // applies to the manifest, too.
        if output.status != 0, String(decoding: output.standardError, as: UTF8.self).contains("sandbox_apply")
        {
            return try dump(in: folder, ["--disable-sandbox"]).run().standardOutput
        }
        return try usual.checked(output).standardOutput
    }

    /// Returns the version of SwiftPM, such as `6.3.1`; empty if it does not tell.
    package func version() throws -> String {
        let output = try Subprocess(
            program: "swift", arguments: ["package", "--version"], environment: environment, timeLimit: 300
        ).run()
        let words = String(decoding: output.standardOutput, as: UTF8.self).split(
            whereSeparator: \.isWhitespace)
        return String(words.last { $0.first?.isNumber == true }?.prefix { $0.isNumber || $0 == "." } ?? "")
    }

    private func dump(in folder: AbsolutePath, _ options: [String] = []) -> Subprocess {
        Subprocess(
            program: "swift",
            arguments: ["package"] + options + ["--package-path", folder.text, "dump-package"],
            environment: environment, timeLimit: 300)
    }

    /// A text that changes when a program started in the folder would use another toolchain. It is computed without
    /// starting a program, from the files that can be read. That suffices for a part of a cache key.
    package func identity(in folder: AbsolutePath) -> String {
        let executable = (try? dump(in: folder).executable()).flatMap { try? Disk.realPath(of: $0) }
        let files = executable.map { [$0] + behind($0, in: folder) } ?? []
        let stamps = files.map { "\($0.text)\n\((try? Disk.stamp(of: $0)) ?? "")" }
        return (stamps + ["DEVELOPER_DIR", "TOOLCHAINS"].map { environment[$0] ?? "" })
            .joined(separator: "\n")
    }

    /// The files that reveal which compiler is used when `swift` is only a launcher, the same for all compilers.
    private func behind(_ executable: AbsolutePath, in folder: AbsolutePath) -> [AbsolutePath] {
        if executable.name == "swiftly" { return swiftlyChoice(in: folder) }
        return executable == root.appending("usr/bin/swift") ? xcodeChoice() : []
    }

    /// The compilers that macOS's `/usr/bin/swift` may start through `xcrun`: that of DEVELOPER_DIR, of the
    /// `xcode-select` setting, of Xcode in its usual place, or of the Command Line Tools. If TOOLCHAINS selects another
    /// one, also the installed toolchains.
    private func xcodeChoice() -> [AbsolutePath] {
        let chosen = environment["DEVELOPER_DIR"].flatMap { $0.isEmpty ? nil : AbsolutePath($0) }
        let folders =
            chosen.map { [$0.appending("Contents/Developer"), $0] }
            ?? [
                try? Disk.realPath(of: root.appending("var/db/xcode_select_link")),
                root.appending("Applications/Xcode.app/Contents/Developer"),
                root.appending("Library/Developer/CommandLineTools"),
            ].compactMap { $0 }
        let compilers = folders.flatMap { folder in
            ["Toolchains/XcodeDefault.xctoolchain/usr/bin/swift-frontend", "usr/bin/swift-frontend"]
                .map { folder.appending($0) }
        }
        return compilers.filter { (try? Disk.stamp(of: $0)) != nil }.prefix(1) + installedToolchains()
    }

    private func installedToolchains() -> [AbsolutePath] {
        guard environment["TOOLCHAINS"]?.isEmpty == false else { return [] }
        let folders = [root, home].compactMap { $0?.appending("Library/Developer/Toolchains") }
        return folders.flatMap { folder in
            ((try? Disk.names(in: folder)) ?? []).compactMap { try? Disk.realPath(of: folder.appending($0)) }
        }
    }

    /// swiftly's global configuration, and the nearest `.swift-version`, which selects a toolchain for a folder.
    private func swiftlyChoice(in folder: AbsolutePath) -> [AbsolutePath] {
        let homes = [
            environment["SWIFTLY_HOME_DIR"].map { AbsolutePath($0) }, home?.appending(".swiftly"),
            home?.appending(".local/share/swiftly"),
        ]
        let configurations = homes.compactMap { $0?.appending("config.json") }
        let versions = sequence(first: folder, next: \.parent).map { $0.appending(".swift-version") }
        return [configurations, versions].compactMap { $0.first { (try? Disk.stamp(of: $0)) != nil } }
    }
}
