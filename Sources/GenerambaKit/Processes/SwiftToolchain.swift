/// The Swift toolchain in the PATH.
package struct SwiftToolchain: Sendable {
    private let environment: [String: String]

    package init(environment: [String: String]) {
        self.environment = environment
    }

    /// What `swift package dump-package` says of the package in a folder, as JSON.
    ///
    /// - Throws: `Diagnostics` with the toolchain's own words.
    package func dumpPackage(in folder: FilePath) throws -> [UInt8] {
        try dump(in: folder).run().standardOutput
    }

    /// A text that differs when another toolchain would answer. It starts no program.
    package func identity(in folder: FilePath) -> String {
        let executable = dump(in: folder).executable.flatMap { Disk.resolved($0) }
        let choice = ["DEVELOPER_DIR", "TOOLCHAINS"].map { environment[$0] ?? "" }
        let stamp = executable.flatMap { Disk.stamp(of: $0) }
        return ([executable?.text ?? "", stamp ?? ""] + choice).joined(separator: "\n")
    }

    private func dump(in folder: FilePath) -> Subprocess {
        Subprocess(
            program: "swift", arguments: ["package", "--package-path", folder.text, "dump-package"],
            environment: environment, timeLimit: 300)
    }
}
