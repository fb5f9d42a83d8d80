/// Apple's SDKs, as Xcode has them.
package struct Xcode: Sendable {
    private let environment: [String: String]

    /// - Throws: `Diagnostics` where there can be no Xcode.
    package init(environment: [String: String]) throws {
        #if os(macOS)
            self.environment = environment
        #else
            throw Diagnostics.error(
                "Apple's SDKs are on a Mac with Xcode only", hint: "without '--sdk' the stand-ins are used")
        #endif
    }

    /// The compiler's arguments for a simulator, with XCTest.
    ///
    /// - Throws: `Diagnostics` with the words of `xcrun`; `Interruption`.
    package func arguments(sdk: String) throws -> [String] {
        #if arch(arm64)
            let target = "arm64-apple-ios16.0-simulator"
        #else
            let target = "x86_64-apple-ios16.0-simulator"
        #endif
        return try ["-sdk", ask(["--sdk", sdk, "--show-sdk-path"]), "-target", target]
            + testArguments(platform: ask(["--sdk", sdk, "--show-sdk-platform-path"]))
    }

    /// The compiler's arguments for code of this Mac that uses XCTest.
    ///
    /// - Throws: `Diagnostics` with the words of `xcrun`; `Interruption`.
    package func testArguments() throws -> [String] {
        try testArguments(platform: ask(["--sdk", "macosx", "--show-sdk-platform-path"]))
    }

    private func testArguments(platform: String) -> [String] {
        let (frameworks, modules) = (
            "\(platform)/Developer/Library/Frameworks", "\(platform)/Developer/usr/lib"
        )
        return [
            "-F", frameworks, "-I", modules, "-L", modules, "-Xlinker", "-rpath", "-Xlinker", frameworks,
            "-Xlinker", "-rpath", "-Xlinker", modules,
        ]
    }

    private func ask(_ arguments: [String]) throws -> String {
        let output = try Subprocess(
            program: "xcrun", arguments: arguments, environment: environment, timeLimit: 60
        )
        .run().standardOutput
        return String(String(decoding: output, as: UTF8.self).prefix { !$0.isNewline })
    }
}
