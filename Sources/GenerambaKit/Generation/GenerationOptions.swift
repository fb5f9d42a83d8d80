import SourceText
import TemplateEngine

/// What the command line says of the modules to generate. Nil or empty: the Rambafile's word holds.
package struct GenerationOptions: Sendable {
    package var description: String?
    package var author: String?
    package var prefix: String?
    package var targets = TargetOptions()
    /// What a template may take.
    package var limits = Renderer.Limits()
    /// What the user gave to parameters, in the order of the command line.
    package var parameters: [GivenParameter] = []

    /// The values that tests take for types, as the command line gives them.
    package var samples: [SourceRange] = []

    package init() {}
}
