import Testing

/// Runs `template check` on templates whose code does not compile: the message names the cause.
struct ErrorCauseTests {
    @Test(arguments: cases) func theCauseIsNamed(_ template: TemplateCase) throws {
        try template.run()
    }

    static let cases = [
        TemplateCase(
            "a missing import",
            [
                "View.swift.mustache": """
                import Foundation

                final class {{ prefix }}{{ module_info.name }}View {
                    let first: UIStoryboard? = nil
                    let second: UIViewController? = nil
                }
                """
            ],
            check: "--compile-only",
            output: """
                     failed  Profile  (2 errors)
                page: 1 combination, 1 failed
                """,
            messages: """
                Sources/Shop/Profile/ProfileView.swift:4:16: error: the file uses 'UIStoryboard', 'UIViewController' without importing UIKit
                 4 |     let first: UIStoryboard? = nil
                   |                ^
                  from: own/page/View.swift.mustache:4:16
                 4 |     let first: UIStoryboard? = nil
                   |                ^
                  hint: add 'import UIKit'
                  in: Profile
                """,
            status: 1
        ),
        TemplateCase(
            "an API without a stand-in",
            [
                "View.swift.mustache": """
                import UIKit

                final class {{ prefix }}{{ module_info.name }}View {
                    let dictionary = UIReferenceLibraryViewController(term: "a")
                }
                """
            ],
            check: "--compile-only",
            output: """
                     failed  Profile  (1 error)
                page: 1 combination, 1 failed
                """,
            messages: """
                Sources/Shop/Profile/ProfileView.swift:4:22: error: the stand-in for UIKit has no 'UIReferenceLibraryViewController'
                 4 |     let dictionary = UIReferenceLibraryViewController(term: "a")
                   |                      ^
                  from: own/page/View.swift.mustache:4:22
                 4 |     let dictionary = UIReferenceLibraryViewController(term: "a")
                   |                      ^
                  hint: do without it, compile against Apple's SDK on a Mac with '--sdk iphonesimulator', or declare it in a file in DIR and pass '--stubs DIR'
                  in: Profile
                """,
            status: 1
        ),
        TemplateCase(
            "a member without a stand-in",
            [
                "View.swift.mustache": """
                import UIKit

                final class {{ prefix }}{{ module_info.name }}View: UIView {
                    func show() { addDottedBorder() }
                }
                """
            ],
            check: "--compile-only",
            output: """
                     failed  Profile  (1 error)
                page: 1 combination, 1 failed
                """,
            messages: """
                Sources/Shop/Profile/ProfileView.swift:4:19: error: cannot find 'addDottedBorder' in scope
                 4 |     func show() { addDottedBorder() }
                   |                   ^
                  from: own/page/View.swift.mustache:4:19
                 4 |     func show() { addDottedBorder() }
                   |                   ^
                  hint: if UIKit has it, the stand-in lacks it: compile against Apple's SDK on a Mac with '--sdk iphonesimulator', or declare it in a file in DIR and pass '--stubs DIR'
                  in: Profile
                """,
            status: 1
        ),
        TemplateCase(
            "a module of a library",
            [
                "Model.swift.mustache": """
                import Foundation
                import PromiseKit

                final class {{ prefix }}{{ module_info.name }} {
                    func load() -> Promise<Int> { fatalError() }
                    let count: Int = "one"
                }
                """
            ],
            check: "--compile-only",
            output: """
                     failed  Profile  (3 errors)
                page: 1 combination, 1 failed
                """,
            messages: """
                Sources/Shop/Profile/ProfileModel.swift:2:8: error: the module 'PromiseKit' is missing
                 2 | import PromiseKit
                   |        ^
                  note: nothing else declares 'Promise', so this module or your app may do it
                  note: 2 more errors follow from this
                  from: own/page/Model.swift.mustache:2:8
                 2 | import PromiseKit
                   |        ^
                  hint: put stubs of it into a folder 'PromiseKit' in DIR and pass '--stubs DIR'
                  in: Profile
                """,
            status: 1
        ),
        TemplateCase(
            "a library that the template names",
            [
                "model.swift.mustache": """
                import Alamofire

                struct {{ prefix }}{{ module_info.name }} { let session: Session }
                """,
                "page.rambaspec": """
                name: page
                dependencies: [Alamofire]
                code_files:
                  - {name: Model.swift, path: model.swift.mustache}
                """,
            ],
            check: "--compile-only",
            output: """
                     failed  Profile  (2 errors)
                page: 1 combination, 1 failed
                """,
            messages: """
                Sources/Shop/Profile/ProfileModel.swift:1:8: error: the module 'Alamofire' is missing
                 1 | import Alamofire
                   |        ^
                  note: nothing else declares 'Session', so this module or your app may do it
                  note: 1 more error follows from this
                  from: own/page/model.swift.mustache:1:8
                 1 | import Alamofire
                   |        ^
                  hint: the template's 'dependencies' name it: put stubs of it into a folder 'Alamofire' in DIR and pass '--stubs DIR'
                  in: Profile
                """,
            status: 1
        ),
        TemplateCase(
            "a framework without a stand-in",
            [
                "View.swift.mustache": """
                import ARKit
                import UIKit

                final class {{ prefix }}{{ module_info.name }}View: UIView {
                    let scene = ARSCNView()
                }
                """
            ],
            check: "--compile-only",
            output: """
                     failed  Profile  (2 errors)
                page: 1 combination, 1 failed
                """,
            messages: """
                Sources/Shop/Profile/ProfileView.swift:1:8: error: there is no stand-in for Apple's module 'ARKit'
                 1 | import ARKit
                   |        ^
                  note: nothing else declares 'ARSCNView', so this module or your app may do it
                  note: 1 more error follows from this
                  from: own/page/View.swift.mustache:1:8
                 1 | import ARKit
                   |        ^
                  hint: on a Mac, pass '--sdk iphonesimulator'; elsewhere, put stubs of it into a folder 'ARKit' in DIR and pass '--stubs DIR'
                  in: Profile
                """,
            status: 1
        ),
        TemplateCase(
            "base classes of the team",
            [
                "View.swift.mustache": """
                import UIKit

                final class {{ prefix }}{{ module_info.name }}View: BaseViewController, Loadable {
                    let theme: Theme
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        view.backgroundColor = theme.color
                    }
                }
                """
            ],
            check: "--compile-only",
            output: """
                     failed  Profile  (7 errors)
                page: 1 combination, 1 failed
                """,
            messages: """
                Sources/Shop/Profile/ProfileView.swift:3:26: error: nothing declares 'BaseViewController'
                 3 | final class ProfileView: BaseViewController, Loadable {
                   |                          ^
                  note: 3 more errors follow from this
                  from: own/page/View.swift.mustache:3:53
                 3 | final class {{ prefix }}{{ module_info.name }}View: BaseViewController, Loadable {
                   |                                                     ^
                  hint: if your app declares it, put files with such declarations into DIR and pass '--stubs DIR', or name the folder in the rambaspec: 'check_stubs: DIR'
                  in: Profile
                Sources/Shop/Profile/ProfileView.swift:3:46: error: nothing declares 'Loadable'
                 3 | final class ProfileView: BaseViewController, Loadable {
                   |                                              ^
                  note: 1 more error follows from this
                  from: own/page/View.swift.mustache:3:73
                 3 | final class {{ prefix }}{{ module_info.name }}View: BaseViewController, Loadable {
                   |                                                                         ^
                  hint: if your app declares it, put files with such declarations into DIR and pass '--stubs DIR', or name the folder in the rambaspec: 'check_stubs: DIR'
                  in: Profile
                Sources/Shop/Profile/ProfileView.swift:4:16: error: nothing declares 'Theme'
                 4 |     let theme: Theme
                   |                ^
                  from: own/page/View.swift.mustache:4:16
                 4 |     let theme: Theme
                   |                ^
                  hint: if your app declares it, put files with such declarations into DIR and pass '--stubs DIR', or name the folder in the rambaspec: 'check_stubs: DIR'
                  in: Profile
                """,
            status: 1
        ),
        TemplateCase(
            "one type of the team",
            [
                "View.swift.mustache": """
                struct {{ prefix }}{{ module_info.name }} {
                    let helper: UIHelper
                    let other: [UIHelper]
                }
                """
            ],
            check: "--compile-only",
            output: """
                     failed  Profile  (2 errors)
                page: 1 combination, 1 failed
                """,
            messages: """
                Sources/Shop/Profile/ProfileView.swift:2:17: error: nothing declares 'UIHelper'
                 2 |     let helper: UIHelper
                   |                 ^
                  note: 1 more error follows from this
                  from: own/page/View.swift.mustache:2:17
                 2 |     let helper: UIHelper
                   |                 ^
                  hint: if your app declares it, put files with such declarations into DIR and pass '--stubs DIR', or name the folder in the rambaspec: 'check_stubs: DIR'
                  in: Profile
                """,
            status: 1
        ),
        TemplateCase(
            "a type in a file that is left out",
            [
                "cache.swift.mustache": """
                struct {{ prefix }}{{ module_info.name }}Cache {}
                """,
                "model.swift.mustache": """
                struct {{ prefix }}{{ module_info.name }} { let cache: {{ prefix }}{{ module_info.name }}Cache? }
                """,
                "page.rambaspec": """
                name: page
                parameters:
                  - {name: cached, type: bool}
                code_files:
                  - {name: Model.swift, path: model.swift.mustache}
                  - {name: Cache.swift, path: cache.swift.mustache, when: cached}
                """,
            ],
            check: "--matrix defaults --compile-only",
            output: """
                     failed  Profile  (1 error)
                     failed  Profile --prefix ZZ  (1 error)
                   compiled  Profile --cached true
                   compiled  Profile --prefix ZZ --cached true
                     failed  Profile,URLPreview  (2 errors)
                page: 5 combinations, 2 compiled, 3 failed
                """,
            messages: """
                Sources/Shop/Profile/ProfileModel.swift:1:29: error: cannot find type 'ProfileCache' in scope
                 1 | struct Profile { let cache: ProfileCache? }
                   |                             ^
                  from: own/page/model.swift.mustache:1:68
                 1 | struct {{ prefix }}{{ module_info.name }} { let cache: {{ prefix }}{{ module_info.name }}Cache? }
                   |                                                                    ^^^^^^^^^^^^^^^^^^^^^^
                  hint: 'own/page/cache.swift.mustache' declares 'ProfileCache', but this combination leaves it out
                  in: 3 of 5 combinations, such as Profile
                """,
            status: 1
        ),
        TemplateCase(
            "tests that do not import the module",
            [
                "Model.swift.mustache": """
                struct {{ prefix }}{{ module_info.name }} { let count = 1 }
                """,
                "Tests.swift.mustache": """
                import XCTest

                final class {{ prefix }}{{ module_info.name }}Tests: XCTestCase {
                    func testOther() { _ = {{ prefix }}{{ module_info.name }}() }
                    func testIt() { XCTAssertEqual({{ prefix }}{{ module_info.name }}().count, 1) }
                }
                """,
            ],
            output: """
                     failed  Profile  (2 errors)
                page: 1 combination, 1 failed
                """,
            messages: """
                Tests/ShopTests/Profile/ProfileTests.swift:4:28: error: the tests do not import the module that they test
                 4 |     func testOther() { _ = Profile() }
                   |                            ^
                  note: the module declares 'Profile'
                  note: 1 more error follows from this
                  from: own/page/Tests.swift.mustache:4:40
                 4 |     func testOther() { _ = {{ prefix }}{{ module_info.name }}() }
                   |                                        ^^^^^^^^^^^^^^^^^^^^^^
                  hint: write '@testable import {{ module_info.product_module_name }}'
                  in: Profile
                """,
            status: 1
        ),
        TemplateCase(
            "tests that import the module plainly",
            [
                "Model.swift.mustache": """
                struct {{ prefix }}{{ module_info.name }} { let count = 1 }
                """,
                "Tests.swift.mustache": """
                import XCTest
                import {{ module_info.product_module_name }}

                final class {{ prefix }}{{ module_info.name }}Tests: XCTestCase {
                    func testIt() { XCTAssertEqual({{ prefix }}{{ module_info.name }}().count, 1) }
                }
                """,
            ],
            output: """
                     failed  Profile  (1 error)
                page: 1 combination, 1 failed
                """,
            messages: """
                Tests/ShopTests/Profile/ProfileTests.swift:5:36: error: the tests import the module without '@testable'
                 5 |     func testIt() { XCTAssertEqual(Profile().count, 1) }
                   |                                    ^
                  note: the module declares 'Profile'
                  from: own/page/Tests.swift.mustache:5:48
                 5 |     func testIt() { XCTAssertEqual({{ prefix }}{{ module_info.name }}().count, 1) }
                   |                                                ^^^^^^^^^^^^^^^^^^^^^^
                  hint: write '@testable import {{ module_info.product_module_name }}'
                  in: Profile
                """,
            status: 1
        ),
        TemplateCase(
            "tests of a module with another name",
            [
                "Model.swift.mustache": """
                struct {{ prefix }}{{ module_info.name }} { let count = 1 }
                """,
                "Tests.swift.mustache": """
                import XCTest
                @testable import Store

                final class {{ prefix }}{{ module_info.name }}Tests: XCTestCase {
                    func testIt() { XCTAssertEqual({{ prefix }}{{ module_info.name }}().count, 1) }
                }
                """,
            ],
            output: """
                     failed  Profile  (2 errors)
                page: 1 combination, 1 failed
                """,
            messages: """
                Tests/ShopTests/Profile/ProfileTests.swift:2:18: error: there is no module 'Store' to test
                 2 | @testable import Store
                   |                  ^
                  note: 1 more error follows from this
                  from: own/page/Tests.swift.mustache:2:18
                 2 | @testable import Store
                   |                  ^
                  hint: write '@testable import {{ module_info.product_module_name }}'
                  in: Profile
                """,
            status: 1
        ),
        TemplateCase(
            "a library of the tests",
            [
                "Model.swift.mustache": """
                struct {{ prefix }}{{ module_info.name }} { let count = 1 }
                """,
                "Tests.swift.mustache": """
                import Quick
                import XCTest
                @testable import {{ module_info.product_module_name }}

                final class {{ prefix }}{{ module_info.name }}Tests: XCTestCase {
                    let spec = QuickSpec()
                    func testIt() { XCTAssertEqual({{ prefix }}{{ module_info.name }}().count, 1) }
                }
                """,
            ],
            output: """
                     failed  Profile  (2 errors)
                page: 1 combination, 1 failed
                """,
            messages: """
                Tests/ShopTests/Profile/ProfileTests.swift:1:8: error: the module 'Quick' is missing
                 1 | import Quick
                   |        ^
                  note: nothing else declares 'QuickSpec', so this module or your app may do it
                  note: 1 more error follows from this
                  from: own/page/Tests.swift.mustache:1:8
                 1 | import Quick
                   |        ^
                  hint: put stubs of it into a folder 'Quick' in DIR and pass '--stubs DIR'
                  in: Profile
                """,
            status: 1
        ),
        TemplateCase(
            "an Objective-C type",
            [
                "Model.swift.mustache": """
                struct {{ prefix }}{{ module_info.name }} { let old: {{ prefix }}{{ module_info.name }}Old }
                """,
                "Old.h.mustache": """
                @interface {{ prefix }}{{ module_info.name }}Old
                @end
                """,
            ],
            check: "--compile-only",
            output: """
                     failed  Profile  (1 error)
                page: 1 combination, 1 failed
                """,
            messages: """
                Sources/Shop/Profile/ProfileModel.swift:1:27: error: 'ProfileOld' is declared in 'ProfileOld.h', and the check compiles no Objective-C
                 1 | struct Profile { let old: ProfileOld }
                   |                           ^
                  from: own/page/Model.swift.mustache:1:66
                 1 | struct {{ prefix }}{{ module_info.name }} { let old: {{ prefix }}{{ module_info.name }}Old }
                   |                                                                  ^^^^^^^^^^^^^^^^^^^^^^
                  hint: declare it in Swift, under the name that it has in each combination, in a file in DIR and pass '--stubs DIR'
                  in: Profile
                """,
            status: 1
        ),
        TemplateCase(
            "an ordinary mistake",
            [
                "Model.swift.mustache": """
                struct {{ prefix }}{{ module_info.name }} { let count: Int = "one" }
                """
            ],
            check: "--compile-only",
            output: """
                     failed  Profile  (1 error)
                page: 1 combination, 1 failed
                """,
            messages: """
                Sources/Shop/Profile/ProfileModel.swift:1:35: error: cannot convert value of type 'String' to specified type 'Int'
                 1 | struct Profile { let count: Int = "one" }
                   |                                   ^
                  from: own/page/Model.swift.mustache:1:62
                 1 | struct {{ prefix }}{{ module_info.name }} { let count: Int = "one" }
                   |                                                              ^
                  in: Profile
                """,
            status: 1
        ),
    ]
}
