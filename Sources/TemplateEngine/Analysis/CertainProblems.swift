import SourceText

extension Renderer {
    /// Returns the problems in a text and its includes that occur whatever the values are, mainly unknown names.
    package func analyze(_ document: Document) -> Diagnostics {
        var rendering = Rendering(self, document)
        rendering.analysis = NameAnalysis()
        rendering.problems.areCertain = true
        rendering.render(document)
        rendering.warnOfUndefinedNames()
        return Diagnostics(rendering.problems.all)
    }
}
