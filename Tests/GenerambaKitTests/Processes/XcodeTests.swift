import GenerambaKit
import SourceText
import Testing

@testable import SystemAccess

/// Tests the compiler arguments on a Mac, with fakes of Xcode's programs.
struct XcodeTests {
    private func xcode(_ script: String) throws -> Xcode {
        var sandbox = try Sandbox()
        try sandbox.replaceProgram("xcrun", by: script)
        return Xcode(environment: sandbox.environment)
    }

    @Test func testsAreCompiledWithTheSDKAndXCTest() throws {
        let xcode = try xcode(
            """
            case "$*" in
            '--sdk macosx --show-sdk-path') echo /SDKs/MacOSX.sdk ;;
            '--sdk macosx --show-sdk-platform-path') echo /Platforms/MacOSX.platform ;;
            esac
            """)
        let developer = "/Platforms/MacOSX.platform/Developer"
        #expect(
            try xcode.testArguments() == [
                "-sdk", "/SDKs/MacOSX.sdk", "-F", "\(developer)/Library/Frameworks", "-I",
                "\(developer)/usr/lib",
                "-L", "\(developer)/usr/lib", "-Xlinker", "-rpath", "-Xlinker",
                "\(developer)/Library/Frameworks",
                "-Xlinker", "-rpath", "-Xlinker", "\(developer)/usr/lib",
            ])
    }

    @Test func theCommandLineToolsAloneAreNotEnough() throws {
        let said = "xcrun: error: unable to lookup item 'PlatformPath' from command line tools installation"
        let xcode = try xcode(
            """
            case "$*" in
            *--show-sdk-path) echo /SDKs/MacOSX.sdk ;;
            *) echo "\(said)" >&2; exit 1 ;;
            esac
            """)
        let expected = Diagnostics.error(
            "'xcrun --sdk macosx --show-sdk-platform-path' failed with status 1\n  | \(said)",
            hint: "checks need XCTest, which the Command Line Tools lack: install Xcode, then run 'sudo "
                + "xcode-select -s /Applications/Xcode.app'")
        #expect(throws: expected) { try xcode.testArguments() }
    }
}
