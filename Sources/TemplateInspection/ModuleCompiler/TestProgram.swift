import SystemAccess

/// A library that runs tests.
package enum TestLibrary: Sendable, Equatable {
    /// XCTest, with the tests to run.
    case xctest([TestClass])
    /// Swift Testing, which finds the tests itself.
    case swiftTesting
}

/// The linked tests of a module that use the same library: a program or, for XCTest on macOS, a bundle.
package struct TestProgram: Sendable {
    package let module: String
    package let library: TestLibrary
    /// The folder in which the module was compiled.
    package let folder: AbsolutePath

    package var isBundle: Bool { isOnMac && library != .swiftTesting }

    private var bundle: AbsolutePath { folder.appending("\(module)Tests.xctest") }

    package var executable: AbsolutePath {
        if isBundle { return bundle.appending("Contents/MacOS/\(module)Tests") }
        return folder.appending(library == .swiftTesting ? "\(module)TestingRunner" : "\(module)TestRunner")
    }

    /// The source code of the main program.
    package var main: String {
        switch library {
        case .xctest(let classes): TestRunnerSource.source(classes, in: "\(module)Tests")
        case .swiftTesting: TestRunnerSource.swiftTesting
        }
    }

    /// The file into which Swift Testing writes its events.
    package var events: AbsolutePath { folder.appending("events.jsonl") }

    /// The command that runs the tests.
    package var command: (program: String, arguments: [String]) {
        if isBundle { return ("xcrun", ["xctest", bundle.text]) }
        guard library == .swiftTesting else { return (executable.text, []) }
        // If tests ran at the same time, nobody could tell which one has crashed. The second names of the options are
        // those of Swift 6.0.
        let options = [
            "--testing-library", "swift-testing", "--no-parallel", "--event-stream-output-path", events.text,
            "--event-stream-version", "0", "--experimental-event-stream-output", events.text,
            "--experimental-event-stream-version", "0",
        ]
        return (executable.text, options)
    }
}
