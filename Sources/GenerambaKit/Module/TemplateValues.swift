import TemplateEngine

/// The values of a template's parameters, as the template sees them.
public struct TemplateValues: Sendable {
    public var parameters: Value.Object
    /// The names of the types in the parameters' functions and in samples for these.
    package var types: Set<String> = []
}
