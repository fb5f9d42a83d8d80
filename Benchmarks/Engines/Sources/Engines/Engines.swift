import Mustache
import SourceText
import Stencil
import TemplateEngine

extension Engine {
    /// Without the pragma, the engine would escape its values for HTML.
    static func swiftMustache() throws -> Engine {
        let text = "{{% CONTENT_TYPE:TEXT}}" + Templates.mustache
        let values = Values.others
        let template = try MustacheTemplate(string: text)
        return Engine(name: "swift-mustache 2.1.1") {
            template.render(values)
        } parseAndRender: {
            try MustacheTemplate(string: text).render(values).utf8.count
        } render: {
            template.render(values).utf8.count
        }
    }

    static func stencil() throws -> Engine {
        let environment = Environment()
        let values = Values.others
        let template = Template(templateString: Templates.stencil, environment: environment)
        return Engine(name: "Stencil 0.15.1") {
            try template.render(values)
        } parseAndRender: {
            try environment.renderTemplate(string: Templates.stencil, context: values).utf8.count
        } render: {
            try template.render(values).utf8.count
        }
    }

    /// - Parameter path: the path of the library in the folder TinyTemplate.
    static func tinyTemplate(path: String) throws -> Engine {
        let template = try TinyTemplate(path: path)
        return Engine(name: "tinytemplate 1.2") {
            template.text
        } parseAndRender: {
            template.parseAndRender()
        } render: {
            template.render()
        }
    }

    static func mustache() throws -> Engine {
        try ours("generamba, Mustache") {
            try .mustache(SourceFile(path: "presenter.mustache", text: Templates.mustache).whole)
        }
    }

    static func liquid() throws -> Engine {
        try ours("generamba, Liquid") {
            try .liquid(SourceFile(path: "presenter.liquid", text: Templates.liquid).whole)
        }
    }

    /// Creates a renderer each time, because that is when our engine converts the values.
    private static func ours(_ name: String, parse: @escaping () throws -> Document) throws -> Engine {
        let values = Values.ours
        let document = try parse()
        return Engine(name: name) {
            String(decoding: try Renderer(scope: values, partials: [:]).render(document), as: UTF8.self)
        } parseAndRender: {
            try Renderer(scope: values, partials: [:]).render(parse()).count
        } render: {
            try Renderer(scope: values, partials: [:]).render(document).count
        }
    }
}
