import Testing

@testable import GenerambaKit
@testable import TemplateInspection

struct LanguageModeTests {
    private static let main6 = LanguageMode(.swift6, .mainactor)
    private static let tests6 = LanguageMode(.swift6, .mainactorTests)
    private static let main5 = LanguageMode(.swift5, .mainactor)

    @Test(
        arguments: [
            ([.swift6], [.swift6], nil), ([.swift5, .swift6], [.swift6, .swift5], nil),
            ([.swift6], [.swift5, .swift6], "Swift 6 mode"),
            ([main6], [.swift6, main6], "with MainActor isolation"),
            ([.swift6], [.swift6, main6], "without MainActor isolation"),
            ([main6], LanguageMode.allCases, "Swift 6 mode with MainActor isolation"),
            ([.swift5], LanguageMode.allCases, "Swift 5 mode without MainActor isolation"),
            ([.swift6, main6, tests6], LanguageMode.allCases, "Swift 6 mode"),
            (
                [.swift6, main6], LanguageMode.allCases,
                "Swift 6 mode without MainActor isolation, Swift 6 mode with MainActor isolation"
            ),
            ([tests6], LanguageMode.allCases, "Swift 6 mode with MainActor isolation of code and tests"),
            ([main5, main6], LanguageMode.allCases, "with MainActor isolation"),
            (
                [main5, main6, .swift6], LanguageMode.allCases,
                "Swift 5 mode with MainActor isolation, Swift 6 mode with MainActor isolation, Swift 6 mode without MainActor isolation"
            ),
        ] as [([LanguageMode], [LanguageMode], String?)])
    func someModesAreNamedByWhatOthersLack(_ some: [LanguageMode], _ all: [LanguageMode], text: String?) {
        #expect(some.text(among: all) == text)
    }

    @Test func codeAloneOrAlsoItsTestsAreIsolated() {
        #expect(Self.main6.arguments == ["-swift-version", "6", "-default-isolation", "MainActor"])
        #expect(Self.main6.testArguments == ["-swift-version", "6"])
        #expect(Self.tests6.arguments == Self.main6.arguments)
        #expect(Self.tests6.testArguments == Self.main6.arguments)
        #expect(LanguageMode.swift5.arguments == ["-swift-version", "5"])
        #expect(
            LanguageMode.allCases.map(\.rawValue) == [
                "5", "6", "5-mainactor", "6-mainactor", "5-mainactor-tests", "6-mainactor-tests",
            ])
    }
}
