import SourceText

/// Finds Apple's SDKs in Xcode.
package struct Xcode: Sendable {
    private let environment: [String: String]

    package init(environment: [String: String]) { self.environment = environment }

    /// The compiler arguments for a simulator, including XCTest. Throws `Diagnostics` on a system without Xcode, or
    /// with the message of `xcrun`; `Interruption`.
    package func arguments(sdk: String) throws -> [String] {
        #if os(macOS)
            #if arch(arm64)
                let target = "arm64-apple-ios16.0-simulator"
            #else
                let target = "x86_64-apple-ios16.0-simulator"
            #endif
            return try ["-target", target] + testArguments(sdk: sdk)
        #else
            throw Diagnostics.error(
                "Apple's SDKs are available only on a Mac with Xcode",
                hint: "leave out '--sdk' to use the stand-ins")
        #endif
    }

    /// The compiler arguments for code with XCTest on this Mac. They name the SDK, because toolchains from swift.org do
    /// not look for it. Throws `Diagnostics` with the message of `xcrun`; `Interruption`.
    package func testArguments(sdk: String = "macosx") throws -> [String] {
        let folder = try ask(["--sdk", sdk, "--show-sdk-path"])
        let platform: String
        do {
            platform = try ask(["--sdk", sdk, "--show-sdk-platform-path"])
        } catch let problem as Diagnostics {
            throw Diagnostics.error(
                problem.all.map(\.message).joined(separator: "\n"),
                hint: "checks need XCTest, which the Command Line Tools lack: install Xcode, then run 'sudo "
                    + "xcode-select -s /Applications/Xcode.app'")
        }
        let frameworks = "\(platform)/Developer/Library/Frameworks"
        let modules = "\(platform)/Developer/usr/lib"
        return [
            "-sdk", folder, "-F", frameworks, "-I", modules, "-L", modules,
            "-Xlinker", "-rpath", "-Xlinker", frameworks, "-Xlinker", "-rpath", "-Xlinker", modules,
        ]
    }

    private func ask(_ arguments: [String]) throws -> String {
        let xcrun = Subprocess(
            program: "xcrun", arguments: arguments, environment: environment, timeLimit: 60)
        return String(
            String(decoding: try xcrun.run().standardOutput, as: UTF8.self).prefix { !$0.isNewline })
    }
}
