/// Templates with Objective-C.
extension StrangersTemplatesTests {
    static let objectiveCTemplates = [
        StrangersTemplate(
            "only Objective-C",
            [
                "page.rambaspec": """
                name: page
                summary: An Objective-C module
                author: Old app
                version: 1.0.0
                license: MIT
                code_files:
                - {name: Assembly.h, path: Code/assembly.h.liquid}
                - {name: Assembly.m, path: Code/assembly.m.liquid}
                - {name: ViewController.h, path: Code/view.h.liquid}
                - {name: ViewController.m, path: Code/view.m.liquid}
                test_files:
                - {name: ViewControllerTests.m, path: Tests/view_tests.m.liquid}
                dependencies:
                - Typhoon
                """,
                "Code/assembly.h.liquid": """
                #import <Typhoon/Typhoon.h>

                @interface {{ prefix }}{{ module_info.name }}Assembly : TyphoonAssembly

                @end
                """,
                "Code/assembly.m.liquid": """
                #import "{{ prefix }}{{ module_info.name }}Assembly.h"
                #import "{{ prefix }}{{ module_info.name }}ViewController.h"

                @implementation {{ prefix }}{{ module_info.name }}Assembly

                - ({{ prefix }}{{ module_info.name }}ViewController *)view {
                    return [TyphoonDefinition withClass:[{{ prefix }}{{ module_info.name }}ViewController class]];
                }

                @end
                """,
                "Code/view.h.liquid": """
                #import <UIKit/UIKit.h>

                @protocol {{ prefix }}{{ module_info.name }}ViewOutput;

                @interface {{ prefix }}{{ module_info.name }}ViewController : UIViewController

                @property (nonatomic, strong) id<{{ prefix }}{{ module_info.name }}ViewOutput> output;

                @end
                """,
                "Code/view.m.liquid": """
                #import "{{ prefix }}{{ module_info.name }}ViewController.h"

                @implementation {{ prefix }}{{ module_info.name }}ViewController

                - (void)viewDidLoad {
                    [super viewDidLoad];
                }

                @end
                """,
                "Tests/view_tests.m.liquid": """
                #import <XCTest/XCTest.h>

                @interface {{ prefix }}{{ module_info.name }}ViewControllerTests : XCTestCase
                @end

                @implementation {{ prefix }}{{ module_info.name }}ViewControllerTests
                @end
                """,
            ],
            output: """
                   left out  Profile  ('ProfileAssembly.h' and 4 more are not compiled because they are not Swift)
                page: 1 combination, 1 left out
                """,
            messages: """
                error: nothing is compiled, because no file is Swift
                  hint: add '--allow-uncompiled' to accept this
                  in: Profile
                """,
            status: 1
        ),
        StrangersTemplate(
            "Swift with a cell in Objective-C",
            mixed,
            output: """
                     failed  Profile  (2 errors)
                page: 1 combination, 1 failed
                """,
            messages: """
                Sources/Shop/Profile/ProfileDataSource.swift:10:19: error: 'ProfileCell' is declared in 'ProfileCell.h', and the check compiles no Objective-C
                 10 |         (cell as? ProfileCell)?.fill(withTitle: titles[indexPath.row])
                    |                   ^
                  note: 1 more error follows from this
                  from: own/page/Code/source.swift.liquid:10:31
                 10 |         (cell as? {{ prefix }}{{ module_info.name }}Cell)?.fill(withTitle: titles[indexPath.row])
                    |                               ^^^^^^^^^^^^^^^^^^^^^^
                  hint: declare it in Swift, under the name that it has in each combination, in a file in DIR and pass '--stubs DIR'
                  in: Profile
                """,
            status: 1
        ),
        StrangersTemplate(
            "Swift with selectors and optional requirements",
            [
                "page.rambaspec": """
                name: page
                summary: A router with selectors
                code_files:
                - {name: Router.swift, path: Code/router.swift.mustache}
                """,
                "Code/router.swift.mustache": """
                import UIKit

                final class {{ module_info.name }}Router: NSObject {
                    private var store: AppStore?

                    @MainActor func route(_ segue: UIStoryboardSegue) {
                        let selector = NSSelectorFromString("routeTo\\(segue.identifier ?? "")")
                        if responds(to: selector) { perform(selector, with: segue) }
                        Bundle.main.loadNibNamed(NSStringFromSelector(selector), owner: self)
                        UIApplication.shared.delegate?.window??.makeKeyAndVisible()
                    }
                }
                """,
            ],
            output: """
                     failed  Profile  (1 error)
                page: 1 combination, 1 failed
                """,
            messages: """
                Sources/Shop/Profile/ProfileRouter.swift:4:24: error: nothing declares 'AppStore'
                 4 |     private var store: AppStore?
                   |                        ^
                  from: own/page/Code/router.swift.mustache:4:24
                 4 |     private var store: AppStore?
                   |                        ^
                  hint: if your app declares it, put files with such declarations into DIR and pass '--stubs DIR', or name the folder in the rambaspec: 'check_stubs: DIR'
                  in: Profile
                """,
            status: 1
        ),
        StrangersTemplate(
            "Swift with an extension that overrides methods",
            [
                "page.rambaspec": """
                name: page
                summary: A table
                code_files:
                - {name: Rows.swift, path: Code/rows.swift.mustache}
                """,
                "Code/rows.swift.mustache": """
                import UIKit

                class {{ module_info.name }}Base: UITableViewController {
                    func titles() -> [String] { [] }
                }

                final class {{ module_info.name }}Rows: {{ module_info.name }}Base {}

                extension {{ module_info.name }}Rows {
                    override func numberOfSections(in tableView: UITableView) -> Int { 1 }
                    override func titles() -> [String] { ["all"] }
                }
                """,
            ],
            output: """
                     failed  Profile  (1 error)
                page: 1 combination, 1 failed
                """,
            messages: """
                Sources/Shop/Profile/ProfileRows.swift:11:19: error: non-'@objc' instance method 'titles()' declared in 'ProfileBase' cannot be overridden from extension
                 11 |     override func titles() -> [String] { ["all"] }
                    |                   ^
                  note: add '@objc' to make this declaration overridable
                  from: own/page/Code/rows.swift.mustache:11:19
                 11 |     override func titles() -> [String] { ["all"] }
                    |                   ^
                  in: Profile
                """,
            status: 1
        ),
    ]

    private static let mixed = [
        "page.rambaspec": """
        name: page
        summary: New code in Swift, the cell still in Objective-C
        code_files:
          - {name: Cell.h, path: Cell/cell.h.liquid}
          - {name: Cell.m, path: Cell/cell.m.liquid}
          - {name: DataSource.swift, path: Code/source.swift.liquid}
          - {name: ViewController.swift, path: Code/view.swift.liquid}
        test_files:
          - {name: DataSourceTests.swift, path: Tests/source_tests.swift.liquid}
        """,
        "Cell/cell.h.liquid": """
        #import <UIKit/UIKit.h>

        NS_ASSUME_NONNULL_BEGIN

        @class {{ prefix }}{{ module_info.name }}Model;

        @interface {{ prefix }}{{ module_info.name }}Cell : UITableViewCell

        - (void)fillWithTitle:(NSString *)title;

        @end

        NS_ASSUME_NONNULL_END
        """,
        "Cell/cell.m.liquid": """
        #import "{{ prefix }}{{ module_info.name }}Cell.h"

        @implementation {{ prefix }}{{ module_info.name }}Cell

        - (void)fillWithTitle:(NSString *)title { self.textLabel.text = title; }

        @end
        """,
        "Code/source.swift.liquid": """
        import UIKit

        final class {{ prefix }}{{ module_info.name }}DataSource: NSObject, UITableViewDataSource {
            var titles: [String] = []

            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { titles.count }

            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
                (cell as? {{ prefix }}{{ module_info.name }}Cell)?.fill(withTitle: titles[indexPath.row])
                return cell
            }
        }
        """,
        "Code/view.swift.liquid": """
        import UIKit

        final class {{ prefix }}{{ module_info.name }}ViewController: UITableViewController {
            let source = {{ prefix }}{{ module_info.name }}DataSource()

            override func viewDidLoad() {
                super.viewDidLoad()
                tableView.register({{ prefix }}{{ module_info.name }}Cell.self, forCellReuseIdentifier: "cell")
                tableView.dataSource = source
            }
        }
        """,
        "Tests/source_tests.swift.liquid": """
        import XCTest
        import UIKit
        @testable import {{ module_info.product_module_name }}

        final class {{ prefix }}{{ module_info.name }}DataSourceTests: XCTestCase {
            func testRows() {
                let source = {{ prefix }}{{ module_info.name }}DataSource()
                source.titles = ["A", "B"]
                XCTAssertEqual(source.tableView(UITableView(), numberOfRowsInSection: 0), 2)
            }
        }
        """,
    ]
}
