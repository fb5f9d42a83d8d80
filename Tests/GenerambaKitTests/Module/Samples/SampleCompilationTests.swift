import Foundation
import Testing

@testable import GenerambaKit
@testable import SourceText
@testable import SwiftText

/// Samples, calls and records compile without a warning.
struct SampleCompilationTests {
    /// A function that uses every type with a sample, and a test of it.
    private static func program() throws -> String {
        let types = SampleGeneratorTests.known.map(\.0)
        let list = types.enumerated().map { "v\($0): \($1)" }.joined(separator: ", ")
        let functions = try [
            "all(\(list))", "default(in: Int, _ self: inout Int, let: @autoclosure () -> Bool, inout: Int)",
        ]
        .map { try FunctionSignature(SourceFile(path: "a", text: $0).whole) }
        let samples = functions.map { FunctionSamples.withOthers($0, Samples()) }
        let variables = functions[0].arguments.indices.map { index in
            let (argument, other) = (functions[0].arguments[index], samples[0].others.arguments[index])
            let sample = "\(argument.name): \(argument.type) = \(samples[0].arguments[index] ?? "")\n"
            return other.map { "  var \(sample)  \(argument.name) = \($0)\n" } ?? "  let \(sample)"
        }
        return """
            import Foundation
            #if canImport(FoundationNetworking)
            import FoundationNetworking
            #endif
            struct E: Error {}
            protocol Service { \(functions.map { "func \($0)\n" }.joined()) }
            struct Spy: Service {
              let other: any Service
            \(zip(functions, samples).map {
                "  func \($0) {\n print(\($0.record($1.arguments)))\n other.\($0.call)\n }\n"
            }.joined())
            }
            func test(_ service: any Service) {
            \(variables.joined())
              service.\(functions[0].call)
            }

            """
    }

    @Test(arguments: ["5", "6"])
    func theyCompileWithoutAWarning(version: String) throws {
        let sandbox = try Sandbox(["a.swift": Self.program()])
        let (output, messages) = (sandbox.newStream(), sandbox.newStream())
        let command = [
            "swiftc", "-swift-version", version, "-warnings-as-errors", "-emit-sil", "-o", "/dev/null",
        ]
        let compiler = try Child(
            command + ["a.swift"], in: sandbox.project, environment: sandbox.environment,
            streams: ("/dev/null", output, messages))
        let status = compiler.wait()
        #expect(status == 0, "\((try? String(contentsOfFile: messages, encoding: .utf8)) ?? "")")
    }
}
