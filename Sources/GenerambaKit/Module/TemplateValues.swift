import TemplateEngine

/// The values of a template's parameters, as the template sees them.
public struct TemplateValues: Sendable {
    public var parameters: Value.Object
    /// The Swift modules that the parameters' functions require.
    package var imports: [String] = []
    /// Those of the modules that exist only on some platforms.
    package var conditionalImports: [String] = []
}
