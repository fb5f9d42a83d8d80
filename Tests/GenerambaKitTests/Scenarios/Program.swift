import Foundation

/// The program under test.
enum Program {
    /// The root of the repository.
    static let repository = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// The file that contains the code of these tests. On Linux it is a program; on macOS it is deep inside a bundle,
    /// which several programs may load.
    private static let image: String = {
        #if canImport(Darwin)
            var image = Dl_info()
            guard dladdr(#dsohandle, &image) != 0, let file = image.dli_fname else { return "" }
            return String(cString: file)
        #else
            return CommandLine.arguments[0]
        #endif
    }()

    /// The program that `GENERAMBA_PROGRAM` names, or the one that was built with these tests.
    static let executable: String = {
        let given = ProcessInfo.processInfo.environment["GENERAMBA_PROGRAM"] ?? ""
        return given.isEmpty ? products.appendingPathComponent("generamba").path : given
    }()

    /// The folder that the program was built into with these tests: the nearest one above their code.
    static let products: URL = {
        let folders = sequence(first: URL(fileURLWithPath: image)) {
            $0.path == "/" ? nil : $0.deletingLastPathComponent()
        }
        let isBuilt = { (folder: URL) in
            FileManager.default.isExecutableFile(atPath: folder.appendingPathComponent("generamba").path)
        }
        return folders.first(where: isBuilt) ?? URL(fileURLWithPath: "/")
    }()

    /// A copy of the program in a folder of its own, which every user can enter.
    static let copy: String = {
        let copy = Scratch.folder(named: "program") + "/generamba"
        // Another process copies it. If this one did, a program started in parallel could hold the file open for
        // writing, and the system would refuse to run it.
        let copying = try? Child(
            ["/bin/cp", executable, copy], in: "/", environment: [:],
            streams: ("/dev/null", "/dev/null", "/dev/null"))
        _ = copying?.wait()
        return copy
    }()
}

/// The output and exit status of a run of the program.
struct Run: Equatable, CustomStringConvertible {
    var status: Int32
    var output: String
    var messages: String

    /// Adds a line break to each text unless it is empty.
    init(output: String = "", messages: String = "", status: Int32 = 0) {
        func ended(_ text: String) -> String { text.isEmpty ? "" : text + "\n" }
        self.init(exactly: ended(output), ended(messages), status)
    }

    init(exactly output: String, _ messages: String, _ status: Int32) {
        self.output = output
        self.messages = messages
        self.status = status
    }

    var description: String {
        "\n--- output\n\(output)--- messages\n\(messages)--- status \(status)\n"
    }
}

/// The folders of this test run, which are removed when it ends.
enum Scratch {
    /// The folder that contains them. Its path has no symbolic link.
    static let root: String = {
        let name = "generamba-tests-\(ProcessInfo.processInfo.processIdentifier)"
        let path = FileManager.default.temporaryDirectory.appendingPathComponent(name).path
        try? FileManager.default.removeItem(atPath: path)
        try? FileManager.default.createDirectory(atPath: path + "/cache", withIntermediateDirectories: true)
        // What 'template check' has compiled before need not be compiled again.
        if let standIns = ProcessInfo.processInfo.environment["GENERAMBA_STAND_INS"] {
            try? FileManager.default.createSymbolicLink(
                atPath: path + "/cache/check", withDestinationPath: standIns)
        }
        atexit { Scratch.remove() }
        return realPath(path)
    }()

    /// A folder with this name, by default a new one.
    static func folder(named name: String = UUID().uuidString) -> String {
        let path = root + "/" + name
        try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        return path
    }

    /// Removes all folders, including those without permissions.
    private static func remove() {
        let null = "/dev/null"
        let unlocking = try? Child(
            ["/bin/chmod", "-R", "u+rwX", root], in: "/", environment: [:], streams: (null, null, null))
        _ = unlocking?.wait()
        try? FileManager.default.removeItem(atPath: root)
    }

    private static func realPath(_ path: String) -> String {
        guard let real = realpath(path, nil) else { return path }
        defer { free(real) }
        return String(cString: real)
    }
}
