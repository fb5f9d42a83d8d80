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
}
