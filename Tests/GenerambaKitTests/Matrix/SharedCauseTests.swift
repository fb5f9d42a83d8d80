import Testing

/// Runs `template check` on templates with a cause that looks different in each combination: it is listed once.
struct SharedCauseTests {
    @Test(arguments: cases) func aCauseIsListedOnce(_ template: TemplateCase) throws {
        try template.run()
    }

    static let cases = [
        TemplateCase(
            "a library that another file imports first in some combinations",
            [
                "cache.swift.mustache": """
                import PromiseKit
                """,
                "model.swift.mustache": """
                import Foundation
                import PromiseKit
                """,
                "page.rambaspec": """
                name: page
                parameters:
                  - {name: cached, type: bool}
                code_files:
                  - {name: Cache.swift, path: cache.swift.mustache, when: cached}
                  - {name: Model.swift, path: model.swift.mustache}
                """,
            ],
            check: "--matrix defaults --compile-only",
            output: """
                     failed  Profile  (1 error)
                     failed  Profile --prefix ZZ  (1 error)
                     failed  Profile --cached true  (1 error)
                     failed  Profile --prefix ZZ --cached true  (1 error)
                     failed  Profile,URLPreview  (1 error)
                page: 5 combinations, all 5 failed
                """,
            messages: """
                Sources/Shop/Profile/ProfileModel.swift:2:8: error: the module 'PromiseKit' is missing
                 2 | import PromiseKit
                   |        ^
                  from: own/page/model.swift.mustache:2:8
                 2 | import PromiseKit
                   |        ^
                  hint: put stubs of it into a folder 'PromiseKit' in DIR and pass '--stubs DIR'
                  in: all 5 combinations, such as Profile
                """,
            status: 1
        ),
        TemplateCase(
            "more unknown types with two modules than with one",
            [
                "Model.swift.mustache": """
                struct {{ prefix }}{{ module_info.name }} {
                    let theme: Theme
                    let user: User
                    let cache: {{ prefix }}{{ module_info.name }}Cache
                }
                """
            ],
            check: "--matrix defaults --compile-only",
            output: """
                     failed  Profile  (3 errors)
                     failed  Profile --prefix ZZ  (3 errors)
                     failed  Profile,URLPreview  (6 errors)
                page: 3 combinations, all 3 failed
                """,
            messages: """
                Sources/Shop/Profile/ProfileModel.swift:2:16: error: nothing declares 'Theme'
                 2 |     let theme: Theme
                   |                ^
                  from: own/page/Model.swift.mustache:2:16
                 2 |     let theme: Theme
                   |                ^
                  hint: if your app declares it, put files with such declarations into DIR and pass '--stubs DIR', or name the folder in the rambaspec: 'check_stubs: DIR'
                  in: all 3 combinations, such as Profile
                Sources/Shop/Profile/ProfileModel.swift:3:15: error: nothing declares 'User'
                 3 |     let user: User
                   |               ^
                  from: own/page/Model.swift.mustache:3:15
                 3 |     let user: User
                   |               ^
                  hint: if your app declares it, put files with such declarations into DIR and pass '--stubs DIR', or name the folder in the rambaspec: 'check_stubs: DIR'
                  in: all 3 combinations, such as Profile
                Sources/Shop/Profile/ProfileModel.swift:4:16: error: nothing declares 'ProfileCache'
                 4 |     let cache: ProfileCache
                   |                ^
                  from: own/page/Model.swift.mustache:4:28
                 4 |     let cache: {{ prefix }}{{ module_info.name }}Cache
                   |                            ^^^^^^^^^^^^^^^^^^^^^^
                  hint: if your app declares it, put files with such declarations into DIR and pass '--stubs DIR', or name the folder in the rambaspec: 'check_stubs: DIR'
                  in: all 3 combinations, such as Profile
                """,
            status: 1
        ),
        TemplateCase(
            "many unknown types",
            [
                "Model.swift.mustache": """
                struct {{ prefix }}{{ module_info.name }} {
                    let theme: Theme
                    let user: User
                    let cart: Cart
                    let cache: {{ prefix }}{{ module_info.name }}Cache
                }
                """
            ],
            check: "--matrix defaults --compile-only",
            output: """
                     failed  Profile  (4 errors)
                     failed  Profile --prefix ZZ  (4 errors)
                     failed  Profile,URLPreview  (8 errors)
                page: 3 combinations, all 3 failed
                """,
            messages: """
                Sources/Shop/Profile/ProfileModel.swift:2:16: error: 4 types are missing: 'Theme', 'User', 'Cart', 'ProfileCache'
                 2 |     let theme: Theme
                   |                ^
                  from: own/page/Model.swift.mustache:2:16
                 2 |     let theme: Theme
                   |                ^
                  hint: if your app declares them, put files with such declarations into DIR and pass '--stubs DIR', or name the folder in the rambaspec: 'check_stubs: DIR'
                  in: all 3 combinations, such as Profile
                """,
            status: 1
        ),
    ]
}
