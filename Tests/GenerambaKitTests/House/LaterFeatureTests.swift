import Testing

struct LaterFeatureTests {
    @Test(arguments: LaterFeatureExamples.planted)
    func aLaterFeatureIsFound(code: String, title: String) throws {
        let found = try LaterFeatureScan().findings(in: code, path: "Package.swift")
        #expect(Set(found) == ["Package.swift:1: \(title)"])
    }

    @Test func eachLaterFeatureHasAnExample() {
        #expect(Set(LaterFeatureExamples.planted.map(\.1)) == Set(LaterFeature.all.map(\.title)))
    }

    @Test(arguments: LaterFeatureExamples.older) func whatLooksAlikeIsNotFound(code: String) throws {
        #expect(try LaterFeatureScan().findings(in: code, path: "Package.swift") == [])
    }

    @Test func onlyManifestsHaveTheirFeatures() throws {
        let code = #"settings(.strictMemorySafety(), "-default-isolation")"#
        #expect(try LaterFeatureScan().findings(in: code, path: "Sources/A.swift") == [])
    }

    @Test func aFindingHasItsLine() throws {
        let code = "/*\n\n*/ let a = \"\"\"\n    Span\n    \"\"\"\nlet b: Span<Int>\nlet `c d` = 1\n"
        #expect(
            try LaterFeatureScan().findings(in: code, path: "A.swift")
                == ["A.swift:6: 'Span' and its kin (Swift 6.2)", "A.swift:7: raw identifier (Swift 6.2)"])
    }
}
