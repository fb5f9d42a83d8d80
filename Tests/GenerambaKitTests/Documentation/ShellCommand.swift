import Foundation

/// A command in a code block, with its output.
struct ShellCommand {
    let command: String
    var output = ""

    /// The commands of a block. Each begins with `$ `; its output follows.
    static func all(in block: String) -> [ShellCommand] {
        var commands: [ShellCommand] = []
        for line in block.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
            if line.hasPrefix("$ ") {
                commands.append(ShellCommand(command: String(line.dropFirst(2))))
            } else if !commands.isEmpty {
                commands[commands.count - 1].output += line + "\n"
            }
        }
        return commands
    }

    /// Runs it; returns what it printed on standard output and standard error, as they came. The sandbox is `/work`.
    func run(in sandbox: Sandbox) throws -> String {
        let path = URL(fileURLWithPath: Program.executable).deletingLastPathComponent().path
        var environment = sandbox.environment.merging(["NO_COLOR": "1"]) { $1 }
        environment["PATH"] = path + ":" + (environment["PATH"] ?? "")
        let stream = sandbox.newStream()
        let child = try Child(
            ["/bin/sh", "-c", command], in: sandbox.project, environment: environment,
            streams: ("/dev/null", stream, stream))
        _ = child.wait()
        return String(decoding: try Data(contentsOf: URL(fileURLWithPath: stream)), as: UTF8.self)
            .replacing(sandbox.root, with: "/work")
    }
}
