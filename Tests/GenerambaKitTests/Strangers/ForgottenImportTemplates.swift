/// Templates that forget an import or a declaration, with libraries that are missing.
extension StrangersTemplatesTests {
    static let forgottenImportTemplates = [
        StrangersTemplate(
            "Realm, with an import forgotten",
            [
                "entity.swift.mustache": """
                import Foundation
                import RealmSwift

                final class {{ prefix }}{{ module_info.name }}Entity: Object {
                    @Persisted(primaryKey: true) var id: ObjectId
                    @Persisted var title = ""
                    @Persisted var tags: List<String>
                }
                """,
                "page.rambaspec": """
                name: page
                summary: x
                author: y
                version: 1.0.0
                license: MIT
                dependencies: [RealmSwift]
                code_files:
                  - {name: Entity.swift, path: entity.swift.mustache}
                  - {name: Repository.swift, path: repository.swift.mustache}
                """,
                "repository.swift.mustache": """
                import Foundation

                protocol {{ prefix }}{{ module_info.name }}Repository {
                    func all() throws -> [{{ prefix }}{{ module_info.name }}Entity]
                    func save(_ entity: {{ prefix }}{{ module_info.name }}Entity) throws
                }

                final class {{ prefix }}{{ module_info.name }}RealmRepository: {{ prefix }}{{ module_info.name }}Repository {
                    private let configuration: Realm.Configuration

                    init(configuration: Realm.Configuration = .defaultConfiguration) {
                        self.configuration = configuration
                    }

                    func all() throws -> [{{ prefix }}{{ module_info.name }}Entity] {
                        let realm = try Realm(configuration: configuration)
                        return Array(realm.objects({{ prefix }}{{ module_info.name }}Entity.self).sorted(byKeyPath: "title", ascending: true))
                    }

                    func save(_ entity: {{ prefix }}{{ module_info.name }}Entity) throws {
                        let realm = try Realm(configuration: configuration)
                        try realm.write { realm.add(entity, update: .modified) }
                    }
                }
                """,
            ],
            output: """
                     failed  Profile  (13 errors)
                     failed  Profile --prefix ZZ  (13 errors)
                     failed  Profile,URLPreview  (25 errors)
                page: 3 combinations, all 3 failed
                """,
            messages: """
                Sources/Shop/Profile/ProfileEntity.swift:2:8: error: the module 'RealmSwift' is missing
                 2 | import RealmSwift
                   |        ^
                  note: nothing else declares 'Object', 'ObjectId', 'Persisted', 'List', so this module or your app may do it
                  note: 7 more errors follow from this
                  from: own/page/entity.swift.mustache:2:8
                 2 | import RealmSwift
                   |        ^
                  hint: the template's 'dependencies' name it: put stubs of it into a folder 'RealmSwift' in DIR and pass '--stubs DIR', or pass '--package DIR' with a package that depends on it
                  in: all 3 combinations, such as Profile
                Sources/Shop/Profile/ProfileRepository.swift:9:32: error: nothing declares 'Realm'
                 9 |     private let configuration: Realm.Configuration
                   |                                ^
                  note: 4 more errors follow from this
                  from: own/page/repository.swift.mustache:9:32
                 9 |     private let configuration: Realm.Configuration
                   |                                ^
                  hint: if 'RealmSwift' declares it, add 'import RealmSwift'; if your app declares it, put files with such declarations into DIR and pass '--stubs DIR', or name the folder in the rambaspec: 'check_stubs: DIR'
                  in: all 3 combinations, such as Profile
                """,
            status: 1
        ),
        StrangersTemplate(
            "Moya, with a model forgotten",
            [
                "api.swift.liquid": """
                import Foundation
                import Moya

                enum {{ prefix }}{{ module_info.name }}API {
                    case list(page: Int)
                    case detail(id: String)
                }

                extension {{ prefix }}{{ module_info.name }}API: TargetType {
                    var baseURL: URL { URL(string: "https://example.com")! }
                    var path: String {
                        switch self {
                        case .list: return "/items"
                        case .detail(let id): return "/items/\\(id)"
                        }
                    }
                    var method: Moya.Method { .get }
                    var task: Task {
                        switch self {
                        case .list(let page): return .requestParameters(parameters: ["page": page], encoding: URLEncoding.default)
                        case .detail: return .requestPlain
                        }
                    }
                    var headers: [String: String]? { nil }
                }
                """,
                "page.rambaspec": """
                name: page
                summary: x
                author: y
                version: 1.0.0
                license: MIT
                dependencies: 
                - Moya
                - Alamofire
                code_files:
                  - {name: Api.swift, path: api.swift.liquid}
                  - {name: Service.swift, path: service.swift.liquid}
                """,
                "service.swift.liquid": """
                import Foundation
                import Moya


                protocol {{ prefix }}{{ module_info.name }}ServiceType {
                    func load(page: Int, completion: @escaping (Result<[{{ prefix }}{{ module_info.name }}Item], Error>) -> Void)
                }

                final class {{ prefix }}{{ module_info.name }}Service: {{ prefix }}{{ module_info.name }}ServiceType {
                    private let provider: MoyaProvider<{{ prefix }}{{ module_info.name }}API>

                    init(provider: MoyaProvider<{{ prefix }}{{ module_info.name }}API> = .init()) { self.provider = provider }

                    func load(page: Int, completion: @escaping (Result<[{{ prefix }}{{ module_info.name }}Item], Error>) -> Void) {
                        provider.request(.list(page: page)) { result in
                            switch result {
                            case .success(let response):
                                completion(Result { try JSONDecoder().decode([{{ prefix }}{{ module_info.name }}Item].self, from: response.data) })
                            case .failure(let error):
                                completion(.failure(error))
                            }
                        }
                    }
                }
                """,
            ],
            output: """
                     failed  Profile  (11 errors)
                     failed  Profile --prefix ZZ  (11 errors)
                     failed  Profile,URLPreview  (21 errors)
                page: 3 combinations, all 3 failed
                """,
            messages: """
                Sources/Shop/Profile/ProfileApi.swift:2:8: error: the module 'Moya' is missing
                 2 | import Moya
                   |        ^
                  note: nothing else declares 'TargetType', 'URLEncoding', 'MoyaProvider', so this module or your app may do it
                  note: 6 more errors follow from this
                  from: own/page/api.swift.liquid:2:8
                 2 | import Moya
                   |        ^
                  hint: the template's 'dependencies' name it: put stubs of it into a folder 'Moya' in DIR and pass '--stubs DIR', or pass '--package DIR' with a package that depends on it
                  in: all 3 combinations, such as Profile
                Sources/Shop/Profile/ProfileService.swift:6:57: error: nothing declares 'ProfileItem'
                 6 |     func load(page: Int, completion: @escaping (Result<[ProfileItem], Error>) -> Void)
                   |                                                         ^
                  note: 3 more errors follow from this
                  from: own/page/service.swift.liquid:6:69
                 6 |     func load(page: Int, completion: @escaping (Result<[{{ prefix }}{{ module_info.name }}Item], Error>) -> Void)
                   |                                                                     ^^^^^^^^^^^^^^^^^^^^^^
                  hint: let a file of the template declare it; if your app declares it, put files with such declarations into DIR and pass '--stubs DIR', or name the folder in the rambaspec: 'check_stubs: DIR'
                  in: all 3 combinations, such as Profile
                """,
            status: 1
        ),
        StrangersTemplate(
            "Kingfisher, with its import forgotten",
            [
                "cell.swift.mustache": """
                import UIKit

                final class {{ prefix }}{{ module_info.name }}Cell: UITableViewCell {
                    static let identifier = "{{ prefix }}{{ module_info.name }}Cell"
                    private let photo = UIImageView()
                    private let title = UILabel()

                    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                        super.init(style: style, reuseIdentifier: reuseIdentifier)
                        contentView.addSubview(photo)
                        contentView.addSubview(title)
                    }

                    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

                    override func prepareForReuse() {
                        super.prepareForReuse()
                        photo.kf.cancelDownloadTask()
                    }

                    func configure(with url: URL?, title: String) {
                        self.title.text = title
                        photo.kf.indicatorType = .activity
                        photo.kf.setImage(
                            with: url,
                            placeholder: UIImage(named: "placeholder"),
                            options: [.transition(.fade(0.2)), .cacheOriginalImage]
                        ) { result in
                            switch result {
                            case .success(let value): print(value.source)
                            case .failure(let error): print(error.localizedDescription)
                            }
                        }
                    }
                }
                """,
                "controller.swift.mustache": """
                import UIKit

                final class {{ prefix }}{{ module_info.name }}ViewController: UIViewController, UITableViewDataSource {
                    private let tableView = UITableView()
                    var urls: [URL] = []

                    override func viewDidLoad() {
                        super.viewDidLoad()
                        tableView.dataSource = self
                        tableView.register({{ prefix }}{{ module_info.name }}Cell.self, forCellReuseIdentifier: {{ prefix }}{{ module_info.name }}Cell.identifier)
                        view.addSubview(tableView)
                    }

                    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { urls.count }

                    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                        guard let cell = tableView.dequeueReusableCell(withIdentifier: {{ prefix }}{{ module_info.name }}Cell.identifier, for: indexPath) as? {{ prefix }}{{ module_info.name }}Cell
                        else { return UITableViewCell() }
                        cell.configure(with: urls[indexPath.row], title: "\\(indexPath.row)")
                        return cell
                    }
                }
                """,
                "page.rambaspec": """
                name: page
                summary: x
                author: y
                version: 1.0.0
                license: MIT
                dependencies: [Kingfisher]
                code_files:
                  - {name: Cell.swift, path: cell.swift.mustache}
                  - {name: Controller.swift, path: controller.swift.mustache}
                """,
            ],
            output: """
                     failed  Profile  (7 errors)
                     failed  Profile --prefix ZZ  (7 errors)
                     failed  Profile,URLPreview  (14 errors)
                page: 3 combinations, all 3 failed
                """,
            messages: """
                Sources/Shop/Profile/ProfileCell.swift:18:15: error: the stand-ins have no 'UIImageView.kf'
                 18 |         photo.kf.cancelDownloadTask()
                    |               ^
                  note: 6 more errors follow from this
                  from: own/page/cell.swift.mustache:18:15
                 18 |         photo.kf.cancelDownloadTask()
                    |               ^
                  hint: if 'Kingfisher' declares it, add 'import Kingfisher'; if an extension of yours declares it, put that file into DIR and pass '--stubs DIR'; if it is Apple's, compile against Apple's SDK on a Mac with '--sdk iphonesimulator'
                  in: all 3 combinations, such as Profile
                """,
            status: 1
        ),
        StrangersTemplate(
            "SwiftData, with an import forgotten",
            [
                "model.swift.mustache": """
                import Foundation
                import SwiftData

                @Model
                final class {{ prefix }}{{ module_info.name }} {
                    var title: String
                    var date: Date
                    @Relationship(deleteRule: .cascade) var notes: [{{ prefix }}{{ module_info.name }}Note] = []

                    init(title: String, date: Date = .now) {
                        self.title = title
                        self.date = date
                    }
                }

                @Model
                final class {{ prefix }}{{ module_info.name }}Note {
                    var text: String
                    init(text: String) { self.text = text }
                }
                """,
                "page.rambaspec": """
                name: page
                summary: x
                author: y
                version: 1.0.0
                license: MIT
                code_files:
                  - {name: Model.swift, path: model.swift.mustache}
                  - {name: View.swift, path: view.swift.mustache}
                """,
                "view.swift.mustache": """
                import SwiftUI

                struct {{ prefix }}{{ module_info.name }}ListView: View {
                    @Environment(\\.modelContext) private var context
                    @Query(sort: \\{{ prefix }}{{ module_info.name }}.date, order: .reverse) private var items: [{{ prefix }}{{ module_info.name }}]

                    var body: some View {
                        List {
                            ForEach(items) { item in Text(item.title) }
                                .onDelete { offsets in
                                    for index in offsets { context.delete(items[index]) }
                                }
                        }
                        .toolbar { Button("Add") { context.insert({{ prefix }}{{ module_info.name }}(title: "New")) } }
                    }
                }
                """,
            ],
            output: """
                     failed  Profile  (8 errors)
                     failed  Profile --prefix ZZ  (8 errors)
                     failed  Profile,URLPreview  (15 errors)
                page: 3 combinations, all 3 failed
                """,
            messages: """
                Sources/Shop/Profile/ProfileModel.swift:2:8: error: there is no stand-in for Apple's module 'SwiftData'
                 2 | import SwiftData
                   |        ^
                  note: nothing else declares 'Model', 'Relationship', so this module or your app may do it
                  note: 3 more errors follow from this
                  from: own/page/model.swift.mustache:2:8
                 2 | import SwiftData
                   |        ^
                  hint: on a Mac, pass '--sdk iphonesimulator'; elsewhere, put stubs of it into a folder 'SwiftData' in DIR and pass '--stubs DIR'
                  in: all 3 combinations, such as Profile
                Sources/Shop/Profile/ProfileView.swift:5:6: error: nothing declares 'Query'
                 5 |     @Query(sort: \\Profile.date, order: .reverse) private var items: [Profile]
                   |      ^
                  note: 3 more errors follow from this
                  from: own/page/view.swift.mustache:5:6
                 5 |     @Query(sort: \\{{ prefix }}{{ module_info.name }}.date, order: .reverse) private var items: [{{ prefix }}{{ module_info.name }}]
                   |      ^
                  hint: if 'SwiftData' declares it, add 'import SwiftData'; if your app declares it, put files with such declarations into DIR and pass '--stubs DIR', or name the folder in the rambaspec: 'check_stubs: DIR'
                  in: all 3 combinations, such as Profile
                """,
            status: 1
        ),
    ]
}
