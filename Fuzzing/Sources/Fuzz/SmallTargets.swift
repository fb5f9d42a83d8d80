@testable import GenerambaKit
@testable import SourceText
@testable import SwiftText
@testable import SystemAccess

/// Paths, names, signatures, lists, the answers of SwiftPM, the user's preferences, spelling.
func fuzzSmallTexts(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    fuzzPaths(text)
    fuzzPackage(bytes)
    fuzzPreferences(bytes)
    fuzzSignatures(bytes)
    _ = isSwiftIdentifier(text)
    _ = nearest(to: text, in: ["project_name", text + "x"])
    expect(
        printable(text).unicodeScalars.allSatisfy { scalar in
            scalar == "\n" || scalar.properties.isJoinControl || !scalar.isHidden()
        },
        "a character that nobody sees is printed")
    let old = Array(bytes.prefix { $0 != 0 })
    let new = Array(bytes.drop { $0 != 0 }.dropFirst())
    if let path = try? RelativePath(untrusted: "a") {
        _ = Change(path: path, before: .file(old), after: .file(new)).unifiedDiff
    }
}

private func fuzzPaths(_ text: String) {
    let home = AbsolutePath("/home/ada")
    expect(
        AbsolutePath(text, relativeTo: home).components.allSatisfy { $0 != ".." && !$0.isEmpty },
        "a path climbs")
    guard let path = try? RelativePath(untrusted: text) else { return }
    expect(
        path.components.allSatisfy { !["", ".", ".."].contains($0) && !$0.utf8.contains(0x2F) }, "\(path)")
    expect(
        (try? RelativePath(untrusted: path.text)) == path, "'\(path)' is another path when it is read again")
    expect(home.appending(path).isInside(home), "'\(path)' leaves its folder")
    expect(home.appending(path).below(home) == path, "'\(path)' is not below its folder")
    expect((try? path.appending(untrusted: "..")) == path.parent, "the parent of '\(path)'")
}

private func fuzzPackage(_ bytes: [UInt8]) {
    _ = SwiftPackage(json: bytes)
    guard let package = valueOrDiagnostics({ try SwiftPackage(dump: bytes[...]) }) else { return }
    guard let json = try? package.json() else { return }
    // The cached JSON must give the same package or be rejected.
    if let again = SwiftPackage(json: json) { expect(again == package, "\(again) is not \(package)") }
}

private func fuzzSignatures(_ bytes: [UInt8]) {
    let file = SourceFile(path: "--use_cases", bytes: bytes)
    for item in valueOrDiagnostics({ try ListItem.items(in: file.whole) }) ?? [] {
        guard let signature = valueOrDiagnostics({ try FunctionSignature(item.range) }) else { continue }
        let again = SourceFile(path: "again", text: signature.description).whole
        expect(
            (try? FunctionSignature(again)) == signature, "'\(signature)' is another when it is read again")
    }
}

private func fuzzPreferences(_ bytes: [UInt8]) {
    let file = SourceFile(path: "user_preferences.yml", bytes: bytes)
    guard let old = valueOrDiagnostics({ try PreferencesFile(file) }) else { return }
    guard let new = valueOrDiagnostics({ try old.saving(author: "Ada: \"L\"") }) else { return }
    expect((try? PreferencesFile(new.file))?.author?.value == "Ada: \"L\"", "the author is not kept")
}
