import GenerambaKit
import SourceText
import TemplateEngine

/// The parts of the kit that read untrusted text, each as a function of bytes that traps if an expectation is not met.
enum FuzzTarget {
    static let all: [String: @Sendable ([UInt8]) -> Void] = [
        "mustache": fuzzMustache,
        "liquid": fuzzLiquid,
        "rambafile": fuzzRambafile,
        "template": fuzzTemplate,
        "small": fuzzSmallTexts,
        "xcode": fuzzXcodeProject,
    ]

    /// The target of this run; libFuzzer's callback cannot capture values.
    nonisolated(unsafe) static var chosen = ""

    static func run(_ bytes: [UInt8]) { all[chosen]?(bytes) }
}

/// Traps with a message if an expectation is not met.
func expect(_ condition: Bool, _ what: @autoclosure () -> String) {
    guard condition else { fatalError(what()) }
}

/// Returns the value. If diagnostics are thrown, checks them and returns nil. Nothing else may be thrown.
func valueOrDiagnostics<Value>(_ body: () throws -> Value) -> Value? {
    do {
        return try body()
    } catch let diagnostics as Diagnostics {
        expect(diagnostics.hasErrors, "thrown without an error")
        check(diagnostics)
        return nil
    } catch {
        fatalError("thrown: \(error)")
    }
}

/// Checks that each message can be printed and that its place is in its file.
func check(_ diagnostics: Diagnostics) {
    expect(diagnostics.all.count <= 2000, "\(diagnostics.all.count) messages")
    for diagnostic in diagnostics.all {
        expect(!diagnostic.message.isEmpty, "an empty message")
        if let range = diagnostic.range {
            let (lower, upper) = (range.offsets.lowerBound, range.offsets.upperBound)
            expect(0 <= lower && upper <= range.file.bytes.count, "\(range.offsets) is outside of the file")
        }
        for (color, width) in [(false, nil), (true, 40), (false, 1)] {
            let text = diagnostic.text(color: color, width: width)
            expect(text.last == "\n", "a message without an end")
            expect(text.utf8.count < 40_000, "a message of \(text.utf8.count) bytes")
        }
    }
}
