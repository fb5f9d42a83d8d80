import SwiftParser
import SwiftSyntax

/// A source file of a module.
package struct ModuleFile: Sendable {
    package let path: String
    let text: SourceText
    let tree: SourceFileSyntax

    package init(path: String, text: String) {
        self.path = path
        self.text = SourceText(text)
        tree = Parser.parse(source: text)
    }
}
