import Testing

@testable import GenerambaKit

/// Tests `template check` with a template that is typical of old catalogs: written in Liquid and old Swift, without
/// tests.
struct OldTemplateTests {
    private let template = [
        "cards.rambaspec": """
        name: cards
        summary: Cards in layers
        author: Jane Doe
        version: 1.0.0
        license: MIT

        code_files:
        - {name: View/ViewInput.swift, path: Code/View/view_input.swift.liquid}
        - {name: View/ViewController.swift, path: Code/View/view_controller.swift.liquid}
        - {name: Presenter/Presenter.swift, path: Code/Presenter/presenter.swift.liquid}
        """,
        "Code/View/view_input.swift.liquid": """
        //
        //  {{ module_info.file_name }}
        //  {{ module_info.project_name }}
        //
        //  Created by {{ developer.name }} on {{ date }}.
        //

        protocol {{ prefix }}{{ module_info.name }}ViewInput: class {
            func setup()
        }

        """,
        "Code/View/view_controller.swift.liquid": """
        import UIKit

        final class {{ prefix }}{{ module_info.name }}ViewController: UIViewController, {{ prefix }}{{ module_info.name }}ViewInput {
            var output: {{ prefix }}{{ module_info.name }}Presenter!
            var cards: UIReferenceLibraryViewController!

            func setup() {}
        }

        """,
        "Code/Presenter/presenter.swift.liquid": """
        final class {{ prefix }}{{ module_info.name }}Presenter {
            weak var view: {{ prefix }}{{ module_info.name }}ViewInput!

            func viewIsReady() {
                view.setUp()
            }
        }

        """,
    ]

    @Test func whatTodaysCompilerObjectsToIsToldAtTheTemplatesLine() throws {
        let shop = try Shop.sandbox()
        try shop.write(template, below: "Old/cards")
        try shop.expect(
            "template", "check", "Old", "--swift-version", "5",
            output: """
                     failed  Profile  (2 errors, 1 warning)
                     failed  Profile --prefix ZZ  (2 errors, 1 warning)
                     failed  Profile,URLPreview  (4 errors, 2 warnings)
                cards: 3 combinations, all 3 failed
                """,
            messages: """
                Sources/Shop/Profile/View/ProfileViewController.swift:5:16: error: the stand-in for UIKit has no 'UIReferenceLibraryViewController'
                 5 |     var cards: UIReferenceLibraryViewController!
                   |                ^
                  from: Old/cards/Code/View/view_controller.swift.liquid:5:16
                 5 |     var cards: UIReferenceLibraryViewController!
                   |                ^
                  hint: do without it, compile against Apple's SDK on a Mac with '--sdk iphonesimulator', or declare it in a file in DIR and pass '--stubs DIR'
                  in: all 3 combinations, such as Profile
                Sources/Shop/Profile/Presenter/ProfilePresenter.swift:5:14: error: value of type 'any ProfileViewInput' has no member 'setUp'
                 5 |         view.setUp()
                   |              ^
                  from: Old/cards/Code/Presenter/presenter.swift.liquid:5:14
                 5 |         view.setUp()
                   |              ^
                  in: all 3 combinations, such as Profile
                Sources/Shop/Profile/View/ProfileViewInput.swift:8:28: warning: using 'class' keyword to define a class-constrained protocol is deprecated; use 'AnyObject' instead
                 8 | protocol ProfileViewInput: class {
                   |                            ^
                  from: Old/cards/Code/View/view_input.swift.liquid:8:55
                 8 | protocol {{ prefix }}{{ module_info.name }}ViewInput: class {
                   |                                                       ^
                  in: all 3 combinations, such as Profile
                """,
            status: 1)
    }

    #if os(macOS)
        @Test func targetsAndActionsRunOnAMac() throws {
            let shop = try Shop.sandbox()
            try shop.install(
                [
                    "page.rambaspec": """
                    name: page
                    code_files: [{name: Target.swift, path: code.mustache}]
                    test_files: [{name: Tests.swift, path: tests.mustache}]

                    """,
                    "code.mustache": """
                    import UIKit

                    @MainActor
                    final class {{ prefix }}{{ module_info.name }}Target: NSObject {
                      let button = UIButton(type: .system)
                      private(set) var senders: [UIButton] = []

                      override init() {
                        super.init()
                        button.addTarget(self, action: #selector(tap(_:)), for: .touchUpInside)
                      }

                      @objc private func tap(_ sender: UIButton) { senders.append(sender) }
                    }

                    """,
                    "tests.mustache": """
                    import UIKit
                    import XCTest

                    @testable import {{ module_info.product_module_name }}

                    @MainActor
                    final class {{ prefix }}{{ module_info.name }}Tests: XCTestCase {
                      func testATapIsSentOnce() {
                        let target = {{ prefix }}{{ module_info.name }}Target()
                        target.button.sendActions(for: .touchUpInside)
                        XCTAssertEqual(target.senders, [target.button])
                        target.button.removeTarget(target, action: nil, for: .allEvents)
                        target.button.sendActions(for: .touchUpInside)
                        XCTAssertEqual(target.senders.count, 1)
                      }
                    }

                    """,
                ], as: "page")
            let run = try shop.run("template", "check", "page", "--swift-version", "5")
            #expect(run.status == 0 && run.output.hasSuffix("page: 3 combinations, all 3 ok\n"), "\(run)")
        }
    #endif

    #if os(Linux)
        @Test func codeForTheObjectiveCRuntimeIsCompiledAndNotRun() throws {
            let shop = try Shop.sandbox()
            try shop.install(
                [
                    "page.rambaspec": """
                    name: page
                    code_files: [{name: ViewController.swift, path: view.mustache}]
                    test_files: [{name: Tests.swift, path: tests.mustache}]

                    """,
                    "view.mustache": """
                    import UIKit

                    final class {{ prefix }}{{ module_info.name }}ViewController: UIViewController {
                      @IBOutlet weak var titleLabel: UILabel!

                      override func viewDidLoad() {
                        super.viewDidLoad()
                        UIButton(type: .system).addTarget(self, action: #selector(close), for: .touchUpInside)
                      }

                      @objc private func close() {}
                    }

                    """,
                    "tests.mustache": """
                    import XCTest

                    final class {{ prefix }}{{ module_info.name }}Tests: XCTestCase {
                      func testNothing() { XCTFail() }
                    }

                    """,
                ], as: "page")
            try shop.expect(
                "template", "check", "page", "--swift-version", "6",
                output: """
                       compiled  Profile  (not run: needs the Objective-C runtime)
                       compiled  Profile --prefix ZZ  (not run: needs the Objective-C runtime)
                       compiled  Profile,URLPreview  (not run: needs the Objective-C runtime)
                    page: 3 combinations, all 3 compiled
                    """,
                messages: """
                    error: no test runs: the code needs the Objective-C runtime
                      hint: check it on a Mac, or add '--compile-only'
                      in: all 3 combinations, such as Profile
                    """,
                status: 1)
        }
    #endif
}
