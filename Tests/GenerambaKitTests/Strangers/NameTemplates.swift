/// Templates with names that are misspelled or printed twice.
extension StrangersTemplatesTests {
    static let nameTemplates = [
        StrangersTemplate(
            "three rambaspecs with one folder",
            [
                "page.rambaspec": """
                name: page
                summary: A page of the feed
                code_files:
                  - {name: ViewController.swift, path: Code/page_view.swift.liquid}
                  - {name: Presenter.swift, path: Code/presenter.swift.liquid}
                test_files:
                  - {name: PresenterTests.swift, path: Tests/presenter_tests.swift.liquid}
                """,
                "list.rambaspec": """
                name: list
                summary: A list
                code_files:
                  - {name: ViewController.swift, path: Code/list_view.swift.liquid}
                  - {name: Presenter.swift, path: Code/presenter.swift.liquid}
                  - {name: Cell.swift, path: Code/cell.swift.liquid}
                test_files:
                  - {name: PresenterTests.swift, path: Tests/presenter_tests.swift.liquid}
                """,
                "service.rambaspec": """
                name: service
                summary: A service without a screen
                code_files:
                  - {name: Service.swift, path: Code/service.swift.liquid}
                """,
                "Code/cell.swift.liquid": """
                {% include 'header' %}
                import UIKit

                final class {{ prefix }}{{ module_info.name }}Cell: UITableViewCell {
                    static let reuseIdentifier = "{{ prefix }}{{ module_info.name }}Cell"
                }
                """,
                "Code/list_view.swift.liquid": """
                {% include 'header' %}
                import UIKit

                final class {{ prefix }}{{ module_info.name }}ViewController: UITableViewController {
                    lazy var presenter = {{ prefix }}{{ module_info.name }}Presenter { [weak self] _ in self?.tableView.reloadData() }

                    override func viewDidLoad() {
                        super.viewDidLoad()
                        tableView.register({{ prefix }}{{ module_info.name }}Cell.self, forCellReuseIdentifier: {{ prefix }}{{ module_info.name }}Cell.reuseIdentifer)
                        presenter.load()
                    }
                }
                """,
                "Code/page_view.swift.liquid": """
                {% include 'header' %}
                import UIKit

                final class {{ prefix }}{{ module_info.name }}ViewController: UIViewController {
                    lazy var presenter = {{ prefix }}{{ module_info.name }}Presenter { [weak self] in self?.title = $0 }

                    override func viewDidLoad() {
                        super.viewDidLoad()
                        presenter.load()
                    }
                }
                """,
                "Code/presenter.swift.liquid": """
                {% include 'header' %}
                final class {{ prefix }}{{ module_info.name }}Presenter {
                    private let show: (String) -> Void

                    init(show: @escaping (String) -> Void) { self.show = show }

                    func load() { show("{{ module_info.name }}") }
                }
                """,
                "Code/service.swift.liquid": """
                {% include 'header' %}
                import Foundation

                protocol {{ prefix }}{{ module_info.name }}Service {
                    func load(completion: @escaping (Result<[String], Error>) -> Void)
                }

                final class {{ prefix }}{{ module_info.name }}ServiceImpl: {{ prefix }}{{ module_info.name }}Service {
                    private let session: URLSession

                    init(session: URLSession = .shared) { self.session = session }

                    func load(completion: @escaping (Result<[String], Error>) -> Void) {
                        guard let url = URL(string: "https://example.org/{{ module_info.name | downcase }}") else { return }
                        session.dataTask(with: url) { data, _, error in
                            if let error = error { return completion(.failure(error)) }
                            completion(Result { try JSONDecoder().decode([String].self, from: data ?? Data()) })
                        }.resume()
                    }
                }
                """,
                "snippets/header.liquid": """
                //
                //  Created by {{ developer.name }} on {{ date }}.
                //  Copyright © {{ year }} {{ developer.company }}. All rights reserved.
                //
                """,
                "Tests/presenter_tests.swift.liquid": """
                import XCTest
                @testable import {{ module_info.product_module_name }}

                final class {{ prefix }}{{ module_info.name }}PresenterTests: XCTestCase {
                    func testLoad() {
                        var titles: [String] = []
                        {{ prefix }}{{ module_info.name }}Presenter { titles.append($0) }.load()
                        XCTAssertEqual(titles, ["{{ module_info.name }}"])
                    }
                }
                """,
            ],
            output: """
                     failed  Profile  (1 error)
                list: 1 combination, 1 failed
                         ok  Profile  (1 test)
                page: 1 combination, 1 ok
                   compiled  Profile  (no tests)
                service: 1 combination, 1 compiled
                3 templates: 3 combinations, 1 ok, 1 compiled, 1 failed
                """,
            messages: """
                Sources/Shop/Profile/ProfileViewController.swift:12:82: error: type 'ProfileCell' has no member 'reuseIdentifer'
                 12 |         tableView.register(ProfileCell.self, forCellReuseIdentifier: ProfileCell.reuseIdentifer)
                    |                                                                                  ^
                  from: own/page/Code/list_view.swift.liquid:9:136
                 9 |         tableView.register({{ prefix }}{{ module_info.name }}Cell.self, forCellReuseIdentifier: {{ prefix }}{{ module_info.name }}Cell.reuseIdentifer)
                   |                                                                                                                                        ^
                  in: list, Profile
                """,
            status: 1,
            lint: """
                list: no problems
                page: no problems
                service: no problems
                """
        )
    ]
}
