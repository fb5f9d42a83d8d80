import TemplateEngine

/// What a template sees of its parameters.
public struct TemplateValues: Sendable {
    public var parameters: Value.Object
    /// The Swift modules that functions among them need.
    package var imports: [String] = []
    /// Those among them that only some systems have.
    package var conditionalImports: [String] = []
}
