/// Templates with libraries for assemblies and networking.
extension StrangersTemplatesTests {
    static let serviceTemplates = [
        StrangersTemplate(
            "VIPER with a Swinject assembly",
            [
                "page.rambaspec": """
                name: page
                summary: "VIPER module with a Swinject assembly"
                author: "iOS chapter"
                version: "2.0.1"
                license: "MIT"
                code_files:
                - {name: Assembly/AssemblyContainer.swift, path: Code/Assembly/container.swift.liquid}
                - {name: Interactor/Interactor.swift, path: Code/interactor.swift.liquid}
                - {name: Presenter/Presenter.swift, path: Code/presenter.swift.liquid}
                - {name: View/ViewController.swift, path: Code/view.swift.liquid}
                dependencies:
                - Swinject
                - SwinjectStoryboard
                """,
                "Code/Assembly/container.swift.liquid": """
                import Swinject
                import SwinjectStoryboard

                final class {{ prefix }}{{ module_info.name }}AssemblyContainer: Assembly {

                    func assemble(container: Container) {
                        container.register({{ prefix }}{{ module_info.name }}Interactor.self) { (r, presenter: {{ prefix }}{{ module_info.name }}Presenter) in
                            let interactor = {{ prefix }}{{ module_info.name }}Interactor()
                            interactor.output = presenter
                            return interactor
                        }

                        container.register({{ prefix }}{{ module_info.name }}Presenter.self) { (r, viewController: {{ prefix }}{{ module_info.name }}ViewController) in
                            let presenter = {{ prefix }}{{ module_info.name }}Presenter()
                            presenter.view = viewController
                            presenter.interactor = r.resolve({{ prefix }}{{ module_info.name }}Interactor.self, argument: presenter)
                            return presenter
                        }

                        container.storyboardInitCompleted({{ prefix }}{{ module_info.name }}ViewController.self) { r, viewController in
                            viewController.output = r.resolve({{ prefix }}{{ module_info.name }}Presenter.self, argument: viewController)
                        }
                    }
                }
                """,
                "Code/interactor.swift.liquid": """
                protocol {{ prefix }}{{ module_info.name }}InteractorOutput: AnyObject {
                    func didLoad(_ names: [String])
                }

                final class {{ prefix }}{{ module_info.name }}Interactor {
                    weak var output: {{ prefix }}{{ module_info.name }}InteractorOutput!

                    func load() { output.didLoad([]) }
                }
                """,
                "Code/presenter.swift.liquid": """
                final class {{ prefix }}{{ module_info.name }}Presenter: {{ prefix }}{{ module_info.name }}ViewOutput, {{ prefix }}{{ module_info.name }}InteractorOutput {
                    weak var view: {{ prefix }}{{ module_info.name }}ViewController!
                    var interactor: {{ prefix }}{{ module_info.name }}Interactor!

                    func viewIsReady() { interactor.load() }

                    func didLoad(_ names: [String]) {}
                }
                """,
                "Code/view.swift.liquid": """
                import UIKit

                protocol {{ prefix }}{{ module_info.name }}ViewOutput {
                    func viewIsReady()
                }

                class {{ prefix }}{{ module_info.name }}ViewController: UIViewController {

                    var output: {{ prefix }}{{ module_info.name }}ViewOutput!

                    // MARK: Life cycle
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        output.viewIsReady()
                    }
                }
                """,
            ],
            output: """
                     failed  Profile  (4 errors)
                page: 1 combination, 1 failed
                """,
            messages: """
                Sources/Shop/Profile/Assembly/ProfileAssemblyContainer.swift:1:8: error: the module 'Swinject' is missing
                 1 | import Swinject
                   |        ^
                  note: nothing else declares 'Assembly', 'Container', so this module or your app may do it
                  note: 2 more errors follow from this
                  from: own/page/Code/Assembly/container.swift.liquid:1:8
                 1 | import Swinject
                   |        ^
                  hint: the template's 'dependencies' name it: put stubs of it into a folder 'Swinject' in DIR and pass '--stubs DIR'
                  in: Profile
                Sources/Shop/Profile/Assembly/ProfileAssemblyContainer.swift:2:8: error: the module 'SwinjectStoryboard' is missing
                 2 | import SwinjectStoryboard
                   |        ^
                  from: own/page/Code/Assembly/container.swift.liquid:2:8
                 2 | import SwinjectStoryboard
                   |        ^
                  hint: the template's 'dependencies' name it: put stubs of it into a folder 'SwinjectStoryboard' in DIR and pass '--stubs DIR'
                  in: Profile
                """,
            status: 1
        )
    ]
}
