/// One presenter of 2 KB in three syntaxes: 27 variables, two conditions and a loop.
enum Templates {
    /// For both engines of Mustache.
    static let mustache = """
        //
        //  {{prefix}}{{module_info.name}}Presenter.swift
        //  {{module_info.project_name}}
        //
        //  Created by {{developer.name}} on {{date}}.
        //  Copyright © {{year}} {{developer.company}}. All rights reserved.
        //

        import Foundation
        import {{module_info.product_module_name}}
        {{#custom_parameters.is_tracked}}
        import Analytics
        {{/custom_parameters.is_tracked}}

        /// {{module_info.description}}
        protocol {{prefix}}{{module_info.name}}ModuleInput: AnyObject {
            func configureModule(with output: {{prefix}}{{module_info.name}}ModuleOutput)
        }

        /// Turns the events of the view into commands for its other layers, and what these answer into what the
        /// view shows.
        @MainActor
        final class {{prefix}}{{module_info.name}}Presenter {
            weak var view: (any {{prefix}}{{module_info.name}}ViewInput)?
            weak var moduleOutput: (any {{prefix}}{{module_info.name}}ModuleOutput)?
            private let interactor: any {{prefix}}{{module_info.name}}InteractorInput
            private let router: any {{prefix}}{{module_info.name}}RouterInput

            // MARK: - State

        {{#properties}}
            /// {{summary}}
            private(set) var {{name}}: {{type}}?
        {{/properties}}

            init(interactor: any InteractorInput, router: any RouterInput) {
                self.interactor = interactor
                self.router = router
            }
        }

        // MARK: - The input of the module

        extension Presenter: ModuleInput {
            func configureModule(with output: any ModuleOutput) {
                moduleOutput = output
            }
        }

        // MARK: - The output of the view

        extension Presenter: ViewOutput {
            func didTriggerViewReadyEvent() {
                view?.setUpInitialState()
                interactor.obtainTitle()
            }

            func didTriggerCloseEvent() {
                router.closeModule()
                moduleOutput?.didClose(self)
            }
        {{#custom_parameters.is_tracked}}

            func didTriggerAppearEvent() {
                Analytics.shared.track(screen: "{{module_info.name}}")
            }
        {{/custom_parameters.is_tracked}}
        }

        """

    /// The same in Liquid. Tags are at the start of the next line, because otherwise their own lines would remain.
    static let liquid = """
        //
        //  {{prefix}}{{module_info.name}}Presenter.swift
        //  {{module_info.project_name}}
        //
        //  Created by {{developer.name}} on {{date}}.
        //  Copyright © {{year}} {{developer.company}}. All rights reserved.
        //

        import Foundation
        import {{module_info.product_module_name}}
        {% if custom_parameters.is_tracked %}import Analytics
        {% endif %}
        /// {{module_info.description}}
        protocol {{prefix}}{{module_info.name}}ModuleInput: AnyObject {
            func configureModule(with output: {{prefix}}{{module_info.name}}ModuleOutput)
        }

        /// Turns the events of the view into commands for its other layers, and what these answer into what the
        /// view shows.
        @MainActor
        final class {{prefix}}{{module_info.name}}Presenter {
            weak var view: (any {{prefix}}{{module_info.name}}ViewInput)?
            weak var moduleOutput: (any {{prefix}}{{module_info.name}}ModuleOutput)?
            private let interactor: any {{prefix}}{{module_info.name}}InteractorInput
            private let router: any {{prefix}}{{module_info.name}}RouterInput

            // MARK: - State

        {% for property in properties %}    /// {{property.summary}}
            private(set) var {{property.name}}: {{property.type}}?
        {% endfor %}
            init(interactor: any InteractorInput, router: any RouterInput) {
                self.interactor = interactor
                self.router = router
            }
        }

        // MARK: - The input of the module

        extension Presenter: ModuleInput {
            func configureModule(with output: any ModuleOutput) {
                moduleOutput = output
            }
        }

        // MARK: - The output of the view

        extension Presenter: ViewOutput {
            func didTriggerViewReadyEvent() {
                view?.setUpInitialState()
                interactor.obtainTitle()
            }

            func didTriggerCloseEvent() {
                router.closeModule()
                moduleOutput?.didClose(self)
            }
        {% if custom_parameters.is_tracked %}
            func didTriggerAppearEvent() {
                Analytics.shared.track(screen: "{{module_info.name}}")
            }
        {% endif %}}

        """

    /// For a template as simple as this one, Stencil has the same tags as Liquid.
    static let stencil = liquid

    /// For tinytemplate, which writes values as `{name}`, tags as `{{ if name }}`, and a brace as `\{`.
    static let tinyTemplate = {
        let tags = [("%}", "\u{1}"), ("{%", "\u{2}"), ("}}", "\u{3}"), ("{{", "\u{4}"), ("{", "\\{")]
        let others = [("\u{1}", "}}"), ("\u{2}", "{{"), ("\u{3}", "}"), ("\u{4}", "{")]
        return (tags + others).reduce(liquid) { $0.replacing($1.0, with: $1.1) }
    }()
}
