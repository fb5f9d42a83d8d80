import Testing

/// Runs `template check` on templates with errors that follow from others: these errors are counted.
struct FollowingErrorTests {
    @Test(arguments: cases) func anErrorFollowsFromItsCause(_ template: TemplateCase) throws {
        try template.run()
    }

    static let cases = [
        TemplateCase(
            "errors beside and below a missing member",
            [
                "View.swift.mustache": """
                import UIKit

                final class {{ prefix }}{{ module_info.name }}View: UIView {
                    let label = UILabel()
                    func show() {
                        label.setFancyText("a", size: .big) { $0 }
                        label.fade(
                            to: .dark,
                            with: .curve)
                    }
                    override func layoutMarginsChanged() { super.layoutMarginsChanged() }
                    let count: Int = "one"
                }
                """
            ],
            check: "--compile-only",
            output: """
                     failed  Profile  (8 errors)
                     failed  Profile --prefix ZZ  (8 errors)
                     failed  Profile,URLPreview  (16 errors)
                page: 3 combinations, all 3 failed
                """,
            messages: """
                Sources/Shop/Profile/ProfileView.swift:12:22: error: cannot convert value of type 'String' to specified type 'Int'
                 12 |     let count: Int = "one"
                    |                      ^
                  from: own/page/View.swift.mustache:12:22
                 12 |     let count: Int = "one"
                    |                      ^
                  in: all 3 combinations, such as Profile
                Sources/Shop/Profile/ProfileView.swift:6:15: error: the stand-ins have no 'UILabel.setFancyText'
                 6 |         label.setFancyText("a", size: .big) { $0 }
                   |               ^
                  note: 1 more error follows from this
                  from: own/page/View.swift.mustache:6:15
                 6 |         label.setFancyText("a", size: .big) { $0 }
                   |               ^
                  hint: if an extension of yours declares it, put that file into DIR and pass '--stubs DIR'; if it is Apple's, compile against Apple's SDK on a Mac with '--sdk iphonesimulator'
                  in: all 3 combinations, such as Profile
                Sources/Shop/Profile/ProfileView.swift:7:15: error: the stand-ins have no 'UILabel.fade'
                 7 |         label.fade(
                   |               ^
                  note: 2 more errors follow from this
                  from: own/page/View.swift.mustache:7:15
                 7 |         label.fade(
                   |               ^
                  hint: if an extension of yours declares it, put that file into DIR and pass '--stubs DIR'; if it is Apple's, compile against Apple's SDK on a Mac with '--sdk iphonesimulator'
                  in: all 3 combinations, such as Profile
                Sources/Shop/Profile/ProfileView.swift:11:50: error: the stand-ins have no 'UIView.layoutMarginsChanged'
                 11 |     override func layoutMarginsChanged() { super.layoutMarginsChanged() }
                    |                                                  ^
                  note: 1 more error follows from this
                  from: own/page/View.swift.mustache:11:50
                 11 |     override func layoutMarginsChanged() { super.layoutMarginsChanged() }
                    |                                                  ^
                  hint: if an extension of yours declares it, put that file into DIR and pass '--stubs DIR'; if it is Apple's, compile against Apple's SDK on a Mac with '--sdk iphonesimulator'
                  in: all 3 combinations, such as Profile
                """,
            status: 1
        ),
        TemplateCase(
            "a misspelled member of a stand-in",
            [
                "View.swift.mustache": """
                import UIKit

                final class {{ prefix }}{{ module_info.name }}View: UIView {
                    func show() { setNeedsLayot(); self.backgroundColr = .red }
                }
                """
            ],
            check: "--compile-only",
            output: """
                     failed  Profile  (3 errors)
                     failed  Profile --prefix ZZ  (3 errors)
                     failed  Profile,URLPreview  (6 errors)
                page: 3 combinations, all 3 failed
                """,
            messages: """
                Sources/Shop/Profile/ProfileView.swift:4:19: error: cannot find 'setNeedsLayot' in scope
                 4 |     func show() { setNeedsLayot(); self.backgroundColr = .red }
                   |                   ^
                  from: own/page/View.swift.mustache:4:19
                 4 |     func show() { setNeedsLayot(); self.backgroundColr = .red }
                   |                   ^
                  hint: did you mean 'setNeedsLayout'?
                  in: all 3 combinations, such as Profile
                Sources/Shop/Profile/ProfileView.swift:4:41: error: value of type 'ProfileView' has no member 'backgroundColr'
                 4 |     func show() { setNeedsLayot(); self.backgroundColr = .red }
                   |                                         ^
                  note: 1 more error follows from this
                  from: own/page/View.swift.mustache:4:41
                 4 |     func show() { setNeedsLayot(); self.backgroundColr = .red }
                   |                                         ^
                  hint: did you mean 'backgroundColor'?
                  in: all 3 combinations, such as Profile
                """,
            status: 1
        ),
        TemplateCase(
            "a library that a file forgets to import",
            [
                "Model.swift.mustache": """
                import PromiseKit

                struct {{ prefix }}{{ module_info.name }} {}
                """,
                "View.swift.mustache": """
                struct {{ prefix }}{{ module_info.name }}View { let load: Promise<Int> }
                """,
            ],
            check: "--compile-only",
            output: """
                     failed  Profile  (2 errors)
                     failed  Profile --prefix ZZ  (2 errors)
                     failed  Profile,URLPreview  (3 errors)
                page: 3 combinations, all 3 failed
                """,
            messages: """
                Sources/Shop/Profile/ProfileModel.swift:1:8: error: the module 'PromiseKit' is missing
                 1 | import PromiseKit
                   |        ^
                  from: own/page/Model.swift.mustache:1:8
                 1 | import PromiseKit
                   |        ^
                  hint: put stubs of it into a folder 'PromiseKit' in DIR and pass '--stubs DIR', or pass '--package DIR' with a package that depends on it
                  in: all 3 combinations, such as Profile
                Sources/Shop/Profile/ProfileView.swift:1:32: error: nothing declares 'Promise'
                 1 | struct ProfileView { let load: Promise<Int> }
                   |                                ^
                  from: own/page/View.swift.mustache:1:59
                 1 | struct {{ prefix }}{{ module_info.name }}View { let load: Promise<Int> }
                   |                                                           ^
                  hint: if 'PromiseKit' declares it, add 'import PromiseKit'; if your app declares it, put files with such declarations into DIR and pass '--stubs DIR', or name the folder in the rambaspec: 'check_stubs: DIR'
                  in: all 3 combinations, such as Profile
                """,
            status: 1
        ),
        TemplateCase(
            "a misspelled import",
            [
                "Assembly.swift.mustache": """
                import UIKit

                enum {{ prefix }}{{ module_info.name }}Assembly {
                    static func make() -> UIViewController { {{ prefix }}{{ module_info.name }}View() }
                }
                """,
                "View.swift.mustache": """
                import UIKt

                final class {{ prefix }}{{ module_info.name }}View: UIViewController {
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        view.alpha = 0
                    }
                }
                """,
            ],
            check: "--compile-only",
            output: """
                     failed  Profile  (6 errors)
                     failed  Profile --prefix ZZ  (6 errors)
                     failed  Profile,URLPreview  (11 errors)
                page: 3 combinations, all 3 failed
                """,
            messages: """
                Sources/Shop/Profile/ProfileView.swift:1:8: error: the module 'UIKt' is missing
                 1 | import UIKt
                   |        ^
                  note: 5 more errors follow from this
                  from: own/page/View.swift.mustache:1:8
                 1 | import UIKt
                   |        ^
                  hint: did you mean 'UIKit'?
                  in: all 3 combinations, such as Profile
                """,
            status: 1
        ),
        TemplateCase(
            "a forgotten import, with a subclass",
            [
                "Assembly.swift.mustache": """
                import UIKit

                enum {{ prefix }}{{ module_info.name }}Assembly {
                    static func make() -> UIViewController { {{ prefix }}{{ module_info.name }}View() }
                }
                """,
                "View.swift.mustache": """
                import Foundation

                final class {{ prefix }}{{ module_info.name }}View: UIViewController {
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        view.alpha = 0
                    }
                }
                """,
            ],
            check: "--compile-only",
            output: """
                     failed  Profile  (5 errors)
                     failed  Profile --prefix ZZ  (5 errors)
                     failed  Profile,URLPreview  (10 errors)
                page: 3 combinations, all 3 failed
                """,
            messages: """
                Sources/Shop/Profile/ProfileView.swift:3:26: error: the file uses 'UIViewController' without importing UIKit
                 3 | final class ProfileView: UIViewController {
                   |                          ^
                  note: 4 more errors follow from this
                  from: own/page/View.swift.mustache:3:53
                 3 | final class {{ prefix }}{{ module_info.name }}View: UIViewController {
                   |                                                     ^
                  hint: add 'import UIKit'
                  in: all 3 combinations, such as Profile
                """,
            status: 1
        ),
        TemplateCase(
            "a type that is declared twice",
            [
                "Model.swift.mustache": """
                struct {{ prefix }}{{ module_info.name }} { let count = 1 }
                """,
                "Other.swift.mustache": """
                struct {{ prefix }}{{ module_info.name }} { let name = 1 }

                extension {{ prefix }}{{ module_info.name }} { var next: Int { count + 1 } }

                func {{ prefix }}{{ module_info.name }}Default() -> {{ prefix }}{{ module_info.name }} { {{ prefix }}{{ module_info.name }}() }
                """,
                "page.rambaspec": """
                name: page
                code_files:
                  - {name: Model.swift, path: Model.swift.mustache}
                  - {name: Other.swift, path: Other.swift.mustache}
                """,
            ],
            check: "--compile-only",
            output: """
                     failed  Profile  (3 errors)
                     failed  Profile --prefix ZZ  (3 errors)
                     failed  Profile,URLPreview  (6 errors)
                page: 3 combinations, all 3 failed
                """,
            messages: """
                Sources/Shop/Profile/ProfileModel.swift:1:8: error: invalid redeclaration of 'Profile'
                 1 | struct Profile { let count = 1 }
                   |        ^
                  note: 'Profile' previously declared here
                  note: 2 more errors follow from this
                  from: own/page/Model.swift.mustache:1:20
                 1 | struct {{ prefix }}{{ module_info.name }} { let count = 1 }
                   |                    ^^^^^^^^^^^^^^^^^^^^^^
                  in: all 3 combinations, such as Profile
                """,
            status: 1
        ),
    ]
}
