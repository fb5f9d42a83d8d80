import Testing

@testable import GenerambaKit

/// The versions of platforms that code needs, found in its text.
struct PlatformNeedsTests {
    private func needs(_ texts: String..., declared: [PlatformVersion] = []) -> [String] {
        let files = texts.enumerated().map { index, text in
            GeneratedFile(path: index == 0 ? "A.swift" : "B.swift", content: .file(Array(text.utf8)))
        }
        let needs = PlatformNeeds(of: files, declared: declared)
        let versions = needs.needs.values.map { "\($0.version.description) \($0.reason ?? "stated")" }
            .sorted()
        return versions + (needs.modules.contains("UIKit") ? ["UIKit"] : [])
    }

    @Test(arguments: [
        ("import UIKit", ["iOS 12 UIKit", "UIKit"]),
        ("import UIKit\nlet a = UIAction { _ in }", ["iOS 14 UIAction", "UIKit"]),
        ("import SwiftUI", ["iOS 13 SwiftUI", "macOS 10.15 SwiftUI"]),
        (
            "import SwiftUI\nlet a = NavigationStack {}",
            ["iOS 16 NavigationStack", "macOS 13 NavigationStack"]
        ),
        ("import Observation\n@Observable class A {}", ["iOS 17 Observation", "macOS 14 Observation"]),
        ("import SwiftUI\n@Observable class A {}", ["iOS 17 Observable", "macOS 14 Observable"]),
        (
            "import SwiftUI\nlet a = b.sensoryFeedback(.success, trigger: 1)",
            ["iOS 17 sensoryFeedback", "macOS 14 sensoryFeedback"]
        ),
        ("import os\nlet a = Logger()", ["iOS 14 Logger", "macOS 11 Logger"]),
        ("func a() async {}", ["iOS 13 async", "macOS 10.15 async"]),
        ("await", ["iOS 13 await", "macOS 10.15 await"]),
        ("_Task.asyncawait_Task(Task", ["iOS 13 Task", "macOS 10.15 Task"]),
        ("let a = Task { 1 }", ["iOS 13 Task", "macOS 10.15 Task"]),
        ("let a: [3 of Int]", ["iOS 26 InlineArray", "macOS 26 InlineArray"]),
        ("@MainActor class A {}", ["iOS 13 MainActor", "macOS 10.15 MainActor"]),
        ("try Task.sleep(for: .seconds(1))", ["iOS 16 sleep(for:)", "macOS 13 sleep(for:)"]),
        ("let a: Duration", ["iOS 16 Duration", "macOS 13 Duration"]),
        (
            "import UIKit\nlet a = url.appending(path: b)",
            ["iOS 16 appending(path:)", "macOS 13 appending(path:)", "UIKit"]
        ),
        (
            "import Foundation\nlet a = URLSession.shared.data(from: b)",
            ["iOS 15 data(from:)", "macOS 12 data(from:)"]
        ),
        ("import Foundation\nlet a = b.formatted()", ["iOS 15 formatted", "macOS 12 formatted"]),
    ])
    func whatCodeNeeds(code: String, needs: [String]) { #expect(self.needs(code) == needs) }

    @Test(arguments: [
        "", "import Foundation\nstruct A {}", "// import UIKit\n/* async */",
        "let a = \"import UIKit async Task\"",
        "DispatchQueue.main.async {}", "struct Task {}", "let a = Observable.just(1)",
        "let a = NavigationStack()",
        "#if canImport(UIKit)\nimport UIKit\n#endif", "let a = model.Task", "let `async` = 1",
        "let asyncTask = 1",
        "@available(iOS 13, macOS 10.15, *) func a() async {}",
        "struct Duration {}\nlet a: Duration", "import Foundation\nlet a = list.appending(1)",
        "import Foundation\nlet a = client.data(for: b)", "import Foundation\nlet a = b.formatted",
        "import Foundation\nfunc formatted() {}\nlet a = b.formatted()", "let a = url.appending(path: b)",
    ])
    func whatNeedsNothing(code: String) { #expect(needs(code) == []) }

    @Test func anAvailabilityWithoutAVersionChangesNothing() {
        let code =
            "@available(*, unavailable) required init?(coder: NSCoder) { fatalError() }\nfunc a() async {}"
        #expect(needs(code) == ["iOS 13 async", "macOS 10.15 async"])
    }

    @Test func theHighestVersionOfAllFilesCounts() {
        let needs = needs("import UIKit\nlet a = 1", "import SwiftUI\nlet a = NavigationStack {}")
        #expect(needs == ["iOS 16 NavigationStack", "macOS 13 NavigationStack", "UIKit"])
    }

    @Test func whatThePackageHasIsNotLookedFor() {
        let declared = [PlatformVersion(.iOS, 15), PlatformVersion(.macOS, 12)]
        #expect(needs("import SwiftUI\nfunc a() async {}", declared: declared) == [])
        let code = "import SwiftUI\nlet a = NavigationStack {}"
        #expect(needs(code, declared: declared) == ["iOS 16 NavigationStack", "macOS 13 NavigationStack"])
    }

    @Test func filesOfOtherLanguagesNeedNothing() {
        let file = GeneratedFile(path: "A.txt", content: .file(Array("import UIKit".utf8)))
        #expect(PlatformNeeds(of: [file], declared: []).needs.isEmpty)
    }

    @Test func whatTheAuthorStatesWins() {
        let file = GeneratedFile(
            path: "A.swift", content: .file(Array("import UIKit\nfunc a() async {}".utf8)))
        let needs = PlatformNeeds(of: [file], stated: [PlatformVersion(.iOS, 17)], declared: [])
        #expect(needs.needs.mapValues(\.version) == [.iOS: PlatformVersion(.iOS, 17)])
        #expect(needs.modules.contains("UIKit") && needs.isForIOS)
    }
}
