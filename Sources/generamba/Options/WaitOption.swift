import ArgumentParser
import SystemAccess

/// The option for commands that write files and may have to wait for another run.
struct WaitOption: ParsableArguments {
    /// The default, in seconds.
    static let usual = 300

    @Option(help: ArgumentHelp("The time limit for waiting for another run to finish.", valueName: "seconds"))
    var timeout = WaitOption.usual

    func validate() throws { try Self.check(timeout) }

    static func check(_ timeout: Int) throws {
        guard 1...86_400 ~= timeout else { throw ValidationError("'--timeout' takes 1 to 86400 seconds") }
    }
}

extension LockWait {
    /// A wait that is reported on the terminal, unless the user wants no reports.
    init(timeout: Int, _ terminal: Terminal, isQuiet: Bool = false) {
        self.init(timeout: timeout) { if !isQuiet { terminal.note("\($0)\n") } }
    }
}
