/// Templates with the newest and the oldest Swift.
extension StrangersTemplatesTests {
    static let swiftTemplates = [
        StrangersTemplate(
            "SwiftUI with Combine and Swift Testing",
            [
                "page.rambaspec": """
                name: page
                summary: A SwiftUI screen
                code_files:
                  - {name: View.swift, path: view.swift.mustache}
                  - {name: ViewModel.swift, path: view_model.swift.mustache}
                  - {name: Repository.swift, path: repository.swift.mustache}
                test_files:
                  - {name: ViewModelTests.swift, path: view_model_tests.swift.mustache}
                """,
                "repository.swift.mustache": """
                protocol {{ prefix }}{{ module_info.name }}Repository: Sendable {
                    func names() async throws -> [String]
                }

                struct {{ prefix }}{{ module_info.name }}StaticRepository: {{ prefix }}{{ module_info.name }}Repository {
                    func names() async throws -> [String] { ["Anna", "Bert"] }
                }
                """,
                "view.swift.mustache": """
                import SwiftUI

                struct {{ prefix }}{{ module_info.name }}View: View {
                    @StateObject private var viewModel: {{ prefix }}{{ module_info.name }}ViewModel
                    @Environment(\\.dismiss) private var dismiss
                    @State private var isSearching = false

                    init(viewModel: @autoclosure @escaping () -> {{ prefix }}{{ module_info.name }}ViewModel) {
                        _viewModel = StateObject(wrappedValue: viewModel())
                    }

                    var body: some View {
                        NavigationStack {
                            content
                                .navigationTitle("{{ module_info.name }}")
                                .searchable(text: $viewModel.query)
                                .toolbar {
                                    ToolbarItem(placement: .cancellationAction) {
                                        Button("Close") { dismiss() }
                                    }
                                }
                                .task { await viewModel.load() }
                        }
                    }

                    @ViewBuilder private var content: some View {
                        switch viewModel.state {
                        case .loading:
                            ProgressView()
                        case .failed(let message):
                            Label(message, systemImage: "exclamationmark.triangle")
                                .foregroundStyle(.secondary)
                        case .loaded(let names):
                            List(names, id: \\.self) { name in
                                Text(name).font(.headline).padding(.vertical, 4)
                            }
                            .listStyle(.plain)
                        }
                    }
                }

                #Preview {
                    {{ prefix }}{{ module_info.name }}View(viewModel: {{ prefix }}{{ module_info.name }}ViewModel(repository: {{ prefix }}{{ module_info.name }}StaticRepository()))
                }
                """,
                "view_model.swift.mustache": """
                import Combine
                import Foundation

                @MainActor
                final class {{ prefix }}{{ module_info.name }}ViewModel: ObservableObject {
                    enum State: Equatable {
                        case loading, failed(String), loaded([String])
                    }

                    @Published private(set) var state = State.loading
                    @Published var query = ""

                    private let repository: any {{ prefix }}{{ module_info.name }}Repository
                    private var names: [String] = []
                    private var cancellables: Set<AnyCancellable> = []

                    init(repository: any {{ prefix }}{{ module_info.name }}Repository) {
                        self.repository = repository
                        $query
                            .dropFirst()
                            .removeDuplicates()
                            .sink { [weak self] query in self?.filter(query) }
                            .store(in: &cancellables)
                    }

                    func load() async {
                        do {
                            names = try await repository.names()
                            filter(query)
                        } catch {
                            state = .failed(error.localizedDescription)
                        }
                    }

                    private func filter(_ query: String) {
                        state = .loaded(query.isEmpty ? names : names.filter { $0.localizedCaseInsensitiveContains(query) })
                    }
                }
                """,
                "view_model_tests.swift.mustache": """
                import Testing
                @testable import {{ module_info.product_module_name }}

                @MainActor
                @Suite struct {{ prefix }}{{ module_info.name }}ViewModelTests {
                    @Test func loads() async {
                        let viewModel = {{ prefix }}{{ module_info.name }}ViewModel(repository: {{ prefix }}{{ module_info.name }}StaticRepository())
                        #expect(viewModel.state == .loading)
                        await viewModel.load()
                        #expect(viewModel.state == .loaded(["Anna", "Bert"]))
                    }

                    @Test(arguments: ["an", "AN"]) func filters(query: String) async {
                        let viewModel = {{ prefix }}{{ module_info.name }}ViewModel(repository: {{ prefix }}{{ module_info.name }}StaticRepository())
                        await viewModel.load()
                        viewModel.query = query
                        #expect(viewModel.state == .loaded(["Anna"]))
                    }
                }
                """,
            ],
            output: """
                         ok  Profile  (2 tests)
                page: 1 combination, 1 ok
                """
        ),
        StrangersTemplate(
            "MVC in Swift 3",
            [
                "page.rambaspec": """
                name: page
                summary: MVC of the year 2016
                author: Long gone
                version: 0.9.0
                license: MIT
                code_files:
                - {name: ViewController.swift, path: Code/view.swift.liquid}
                - {name: Contract.swift, path: Code/contract.swift.liquid}
                - {name: Loader.swift, path: Code/loader.swift.liquid}
                """,
                "Code/contract.swift.liquid": """
                import Foundation

                protocol {{ prefix }}{{ module_info.name }}Delegate: class {
                    func didSelect(_ name: String)
                }
                """,
                "Code/loader.swift.liquid": """
                import Foundation

                class {{ prefix }}{{ module_info.name }}Loader {
                    func load(completion: @escaping ([String]) -> ()) {
                        DispatchQueue.global(qos: .background).async {
                            let names = ["a", nil, "b"].flatMap { $0 }
                            DispatchQueue.main.async { completion(names) }
                        }
                    }
                }
                """,
                "Code/view.swift.liquid": """
                import UIKit

                class {{ prefix }}{{ module_info.name }}ViewController: UITableViewController {
                    weak var delegate: {{ prefix }}{{ module_info.name }}Delegate?
                    var names: [String] = []

                    override func viewDidLoad() {
                        super.viewDidLoad()
                        tableView.rowHeight = UITableViewAutomaticDimension
                        tableView.contentInset = UIEdgeInsetsMake(8, 0, 8, 0)
                        NotificationCenter.default.addObserver(
                            self, selector: #selector(reload), name: NSNotification.Name.UIApplicationDidBecomeActive, object: nil)
                    }

                    func reload() {
                        tableView.reloadData()
                    }

                    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
                        return names.count
                    }

                    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                        let cell = UITableViewCell(style: UITableViewCellStyle.subtitle, reuseIdentifier: "Cell")
                        cell.textLabel?.text = names[indexPath.row]
                        cell.detailTextLabel?.text = "\\(names[indexPath.row].characters.count)"
                        return cell
                    }

                    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
                        delegate?.didSelect(names[indexPath.row])
                    }
                }
                """,
            ],
            output: """
                     failed  Profile  (6 errors, 2 warnings)
                page: 1 combination, 1 failed
                """,
            messages: """
                Sources/Shop/Profile/ProfileViewController.swift:9:31: error: 'UITableViewAutomaticDimension' has been renamed to 'UITableView.automaticDimension'
                 9 |         tableView.rowHeight = UITableViewAutomaticDimension
                   |                               ^
                  from: own/page/Code/view.swift.liquid:9:31
                 9 |         tableView.rowHeight = UITableViewAutomaticDimension
                   |                               ^
                  in: Profile
                Sources/Shop/Profile/ProfileViewController.swift:10:34: error: 'UIEdgeInsetsMake' has been replaced by 'UIEdgeInsets.init(top:left:bottom:right:)'
                 10 |         tableView.contentInset = UIEdgeInsetsMake(8, 0, 8, 0)
                    |                                  ^
                  from: own/page/Code/view.swift.liquid:10:34
                 10 |         tableView.contentInset = UIEdgeInsetsMake(8, 0, 8, 0)
                    |                                  ^
                  in: Profile
                Sources/Shop/Profile/ProfileViewController.swift:12:29: error: argument of '#selector' refers to instance method 'reload()' that is not exposed to Objective-C
                 12 |             self, selector: #selector(reload), name: NSNotification.Name.UIApplicationDidBecomeActive, object: nil)
                    |                             ^
                  note: add '@objc' to expose this instance method to Objective-C
                  from: own/page/Code/view.swift.liquid:12:29
                 12 |             self, selector: #selector(reload), name: NSNotification.Name.UIApplicationDidBecomeActive, object: nil)
                    |                             ^
                  in: Profile
                Sources/Shop/Profile/ProfileViewController.swift:12:74: error: 'UIApplicationDidBecomeActive' has been renamed to 'UIApplication.didBecomeActiveNotification'
                 12 |             self, selector: #selector(reload), name: NSNotification.Name.UIApplicationDidBecomeActive, object: nil)
                    |                                                                          ^
                  from: own/page/Code/view.swift.liquid:12:74
                 12 |             self, selector: #selector(reload), name: NSNotification.Name.UIApplicationDidBecomeActive, object: nil)
                    |                                                                          ^
                  in: Profile
                Sources/Shop/Profile/ProfileViewController.swift:24:43: error: 'UITableViewCellStyle' has been renamed to 'UITableViewCell.CellStyle'
                 24 |         let cell = UITableViewCell(style: UITableViewCellStyle.subtitle, reuseIdentifier: "Cell")
                    |                                           ^
                  from: own/page/Code/view.swift.liquid:24:43
                 24 |         let cell = UITableViewCell(style: UITableViewCellStyle.subtitle, reuseIdentifier: "Cell")
                    |                                           ^
                  in: Profile
                Sources/Shop/Profile/ProfileViewController.swift:26:62: error: 'characters' is unavailable: Please use String directly
                 26 |         cell.detailTextLabel?.text = "\\(names[indexPath.row].characters.count)"
                    |                                                              ^
                  from: own/page/Code/view.swift.liquid:26:62
                 26 |         cell.detailTextLabel?.text = "\\(names[indexPath.row].characters.count)"
                    |                                                              ^
                  in: Profile
                Sources/Shop/Profile/ProfileContract.swift:3:27: warning: using 'class' keyword to define a class-constrained protocol is deprecated; use 'AnyObject' instead
                 3 | protocol ProfileDelegate: class {
                   |                           ^
                  from: own/page/Code/contract.swift.liquid:3:54
                 3 | protocol {{ prefix }}{{ module_info.name }}Delegate: class {
                   |                                                      ^
                  in: Profile
                Sources/Shop/Profile/ProfileLoader.swift:6:41: warning: 'flatMap' is deprecated: Please use compactMap(_:) for the case where closure returns an optional value
                 6 |             let names = ["a", nil, "b"].flatMap { $0 }
                   |                                         ^
                  note: use 'compactMap(_:)' instead
                  from: own/page/Code/loader.swift.liquid:6:41
                 6 |             let names = ["a", nil, "b"].flatMap { $0 }
                   |                                         ^
                  in: Profile
                """,
            status: 1
        ),
    ]
}
