/// The Swift toolchain in the PATH.
package struct SwiftToolchain: Sendable {
    private let environment: [String: String]
    /// The folder that holds what the system has: `/`, save for tests.
    private let root: AbsolutePath
    private var home: AbsolutePath? { environment["HOME"].map { AbsolutePath($0) } }

    package init(environment: [String: String], root: AbsolutePath = .root) {
        self.environment = environment
        self.root = root
    }

    /// What `swift package dump-package` says of the package in a folder, as JSON.
    ///
    /// - Throws: `Diagnostics` with the toolchain's own words.
    package func dumpPackage(in folder: AbsolutePath) throws -> [UInt8] {
        let usual = dump(in: folder)
        let output = try usual.finish()
        // macOS starts no sandbox within another one, such as that of a plugin, of Homebrew or of a script phase of
        // Xcode. The one around us holds for the manifest, too.
        if output.status != 0, String(decoding: output.standardError, as: UTF8.self).contains("sandbox_apply")
        {
            return try dump(in: folder, ["--disable-sandbox"]).run().standardOutput
        }
        return try usual.checked(output).standardOutput
    }

    private func dump(in folder: AbsolutePath, _ options: [String] = []) -> Subprocess {
        Subprocess(
            program: "swift",
            arguments: ["package"] + options + ["--package-path", folder.text, "dump-package"],
            environment: environment, timeLimit: 300)
    }

    /// A text that differs when another toolchain would answer a program that is started in the folder. It starts no
    /// program. What cannot be looked at is left out: the text is only part of the key of a cache.
    package func identity(in folder: AbsolutePath) -> String {
        let executable = (try? dump(in: folder).executable()).flatMap { Disk.resolved($0) }
        let files = executable.map { [$0] + behind($0, in: folder) } ?? []
        let stamps = files.map { "\($0.text)\n\((try? Disk.stamp(of: $0)) ?? "")" }
        return (stamps + ["DEVELOPER_DIR", "TOOLCHAINS"].map { environment[$0] ?? "" })
            .joined(separator: "\n")
    }

    /// The files that tell which compiler answers in place of a program that only starts another one, and stays as it is
    /// when that changes.
    private func behind(_ executable: AbsolutePath, in folder: AbsolutePath) -> [AbsolutePath] {
        if executable.name == "swiftly" { return swiftlyChoice(in: folder) }
        return executable == root.appending("usr/bin/swift") ? xcodeChoice() : []
    }

    /// What `xcrun` starts for macOS's `/usr/bin/swift`: the compiler of DEVELOPER_DIR, of what `xcode-select` chose, of
    /// Xcode where it usually is, or of the Command Line Tools. Where TOOLCHAINS names another, the installed ones.
    private func xcodeChoice() -> [AbsolutePath] {
        let chosen = environment["DEVELOPER_DIR"].flatMap { $0.isEmpty ? nil : AbsolutePath($0) }
        let folders =
            chosen.map { [$0.appending("Contents/Developer"), $0] }
            ?? [
                Disk.resolved(root.appending("var/db/xcode_select_link")),
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
            ((try? Disk.names(in: folder)) ?? []).compactMap { Disk.resolved(folder.appending($0)) }
        }
    }

    /// Where swiftly keeps what was chosen for all, and the nearest `.swift-version`, which chooses for a folder.
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
