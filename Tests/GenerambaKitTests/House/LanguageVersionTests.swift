import Foundation
import Testing

/// Swift 6.1 can build all packages of this repository, and their tests.
struct LanguageVersionTests {
    @Test func noCodeNeedsALaterSwift() throws {
        let scan = try LaterFeatureScan()
        // MapKit's regions have a property `span`, too.
        let files = Self.files { $0.hasSuffix(".swift") && !$0.hasPrefix("StandIns/Sources/MapKit/") }
        for place in ["Sources/", "Tests/", "Plugins/", "StandIns/", "Mutants/", "Fuzzing/", "Benchmarks/"] {
            #expect(files.contains { $0.hasPrefix(place) }, "no sources in '\(place)'")
        }
        let findings = try files.flatMap { scan.findings(in: try Self.text(of: $0), path: $0) }
        #expect(findings == [])
    }

    @Test func noManifestNeedsALaterSwift() throws {
        let files = Self.files { $0.split(separator: "/").last == "Package.swift" }
        #expect(
            Set(files).isSuperset(of: ["Package.swift", "StandIns/Package.swift", "Mutants/Package.swift"]))
        for file in files {
            #expect(try Self.isFitting(Self.toolsVersions(in: Self.text(of: file))), "\(file)")
        }
    }

    /// Scripts and mutation testing write manifests, and the documentation shows one.
    @Test func nothingWritesAManifestForALaterSwift() throws {
        let endings = [".sh", ".md", ".swift"]
        let files = Self.files { file in endings.contains { file.hasSuffix($0) } && !file.hasPrefix("Tests/")
        }
        let later = try files.filter { file in
            let versions = Self.toolsVersions(in: try Self.text(of: file))
            return !versions.isEmpty && !Self.isFitting(versions)
        }
        #expect(later == [])
    }

    @Test(
        arguments: [
            ("// swift-tools-version: 6.0\n", true), ("// swift-tools-version:6.1\n", true),
            ("//swift-tools-version: 5.10.1", true), ("// swift-tools-version: 6.2\n", false),
            ("// Swift-Tools-Version:6.1.1\n", true), ("// swift-tools-version:\t6.10", false),
            ("// swift-tools-version: 7\n", false), ("import PackageDescription\n", false),
        ])
    func aToolsVersionIsComparedByNumber(manifest: String, isFitting: Bool) {
        #expect(Self.isFitting(Self.toolsVersions(in: manifest)) == isFitting)
    }

    private static func isFitting(_ versions: [[Int]]) -> Bool {
        !versions.isEmpty && versions.allSatisfy { $0.lexicographicallyPrecedes([6, 2]) }
    }

    private static func toolsVersions(in text: String) -> [[Int]] {
        text.matches(of: /swift-tools-version:?\s*([0-9.]+)/.ignoresCase()).map {
            $0.output.1.split(separator: ".").compactMap { Int($0) }
        }
    }

    private static func text(of file: String) throws -> String {
        try String(contentsOf: Program.repository.appendingPathComponent(file), encoding: .utf8)
    }

    /// The files with paths that meet a condition.
    ///
    /// Skips `Templates`, which contains code for other packages, and hidden folders, which contain build products.
    /// Does not follow links to folders, because the search finds their targets anyway.
    private static func files(where isWanted: (String) -> Bool) -> [String] {
        var files: [String] = []
        let all = FileManager.default.enumerator(atPath: Program.repository.path)
        while let all, let path = all.nextObject() as? String {
            if path == "Templates" || path.hasPrefix(".") || path.contains("/.") {
                all.skipDescendants()
            } else if isWanted(path) {
                files.append(path)
            }
        }
        return files.sorted()
    }
}
