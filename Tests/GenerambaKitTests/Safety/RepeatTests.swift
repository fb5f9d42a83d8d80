import Foundation
import Testing

@testable import GenerambaKit

/// Tests commands after an interrupted run, and what they say.
@Suite(.enabled(if: Strace.isUsable, "strace is missing, or may not trace"))
struct RepeatTests {
    private static let finished = "warning: an interrupted run of generamba was finished"
    private static func unknown(_ name: String) -> String {
        """
        error: no module '\(name)' is recorded
          hint: 'generamba gen' records the modules that it generates
        """
    }

    private func killed(_ command: [String], in shop: Sandbox, before call: String) throws {
        let run = try shop.run(command, under: ["-o", "/dev/null", "-e", "inject=\(call)"])
        try #require(run.status == 128 + SIGKILL, "\(run)")
    }

    private func shop() throws -> Sandbox {
        let shop = try Shop.sandbox()
        #expect(try shop.run("gen", "Profile", "page").status == 0)
        return shop
    }

    @Test("If the killed run had done its work, the same command says that nothing was left to do.")
    func nothingWasLeftToDo() throws {
        let shop = try shop()
        try killed(["destroy", "Profile"], in: shop, before: "renameat2:signal=KILL:when=2")
        try shop.expect("destroy", "Profile", output: "Nothing was left to do.", messages: Self.finished)
        // The command has said so. From now on, there is no such module.
        try shop.refuses("destroy", "Profile", saying: Self.unknown("Profile"))
    }

    /// The report is not printed yet when the files are changed already.
    @Test func aReportThatNobodySaw() throws {
        let shop = try shop()
        let whole = try FileTree(of: shop)
        let report = try #require(try shop.trace(["destroy", "Profile"]).calls.first(where: \.isReport))
        try whole.restore(in: shop)
        try killed(["destroy", "Profile"], in: shop, before: "write:signal=KILL:when=\(report.number)")
        #expect(try shop.files().allSatisfy { !$0.contains("Profile") })
        try shop.expect("destroy", "Profile", output: "Nothing was left to do.")
        #expect(!shop.exists(".generamba"))
    }

    /// Another command does not stand in for the interrupted one.
    @Test func anotherCommandRunsAsUsual() throws {
        let shop = try shop()
        try killed(["destroy", "Profile"], in: shop, before: "renameat2:signal=KILL:when=2")
        try shop.expect(
            "destroy", "Login", messages: Self.finished + "\n" + Self.unknown("Login"), status: 1)
    }
}
