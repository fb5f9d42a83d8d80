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
                page: 1 combination, 1 failed
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
                  hint: the template's 'dependencies' name it: put stubs of it into a folder 'RealmSwift' in DIR and pass '--stubs DIR'
                  in: Profile
                Sources/Shop/Profile/ProfileRepository.swift:9:32: error: nothing declares 'Realm'
                 9 |     private let configuration: Realm.Configuration
                   |                                ^
                  note: 4 more errors follow from this
                  from: own/page/repository.swift.mustache:9:32
                 9 |     private let configuration: Realm.Configuration
                   |                                ^
                  hint: if your app declares it, put files with such declarations into DIR and pass '--stubs DIR', or name the folder in the rambaspec: 'check_stubs: DIR'
                  in: Profile
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
                page: 1 combination, 1 failed
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
                  in: Profile
                Sources/Shop/Profile/ProfileView.swift:5:6: error: nothing declares 'Query'
                 5 |     @Query(sort: \\Profile.date, order: .reverse) private var items: [Profile]
                   |      ^
                  note: 3 more errors follow from this
                  from: own/page/view.swift.mustache:5:6
                 5 |     @Query(sort: \\{{ prefix }}{{ module_info.name }}.date, order: .reverse) private var items: [{{ prefix }}{{ module_info.name }}]
                   |      ^
                  hint: if your app declares it, put files with such declarations into DIR and pass '--stubs DIR', or name the folder in the rambaspec: 'check_stubs: DIR'
                  in: Profile
                """,
            status: 1
        ),
    ]
}
