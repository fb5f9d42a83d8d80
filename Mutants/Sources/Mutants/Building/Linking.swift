import GenerambaKit
import SourceText
import SwiftText

@testable import SystemAccess

extension Build {
    /// Links the original and returns the linker command.
    func link(_ bundle: TestBundle) throws -> [String] {
        let objects = sources.code.map(object) + [bundle.object, bundle.mainObject]
        let libraries = standIns.libraries(of: standIns.names)
        let output = try Subprocess(
            program: "swiftc",
            arguments: (objects + libraries).map(\.text) + ["-o", bundle.program.text, "-use-ld=lld", "-v"],
            environment: environment
        ).run()
        let text = String(decoding: output.standardOutput + output.standardError, as: UTF8.self)
        guard let line = text.split(separator: "\n").last(where: { $0.hasPrefix(" \"") }) else {
            throw Diagnostics.error("'swiftc -v' does not show the linker command")
        }
        return Self.words(of: line)
    }

    /// The words of a command line, between spaces that do not stand in quotes.
    static func words(of line: Substring) -> [String] {
        line.split(separator: "\"", omittingEmptySubsequences: false).enumerated().flatMap { index, part in
            index.isMultiple(of: 2) ? part.split(separator: " ").map(String.init) : [String(part)]
        }
    }

    /// Runs the tests. Those of Swift Testing run one after the other, as those of XCTest do.
    func run(_ bundle: TestBundle, _ program: AbsolutePath) throws -> Subprocess.Output {
        // A crash would take seconds to draw a backtrace that nobody sees.
        let environment = environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
        let arguments =
            bundle.library == .swiftTesting ? ["--testing-library", "swift-testing", "--no-parallel"] : []
        return try Subprocess(
            program: program.text, arguments: arguments, environment: environment, timeLimit: 20
        ).finish()
    }
}
