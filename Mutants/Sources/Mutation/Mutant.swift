/// One small change of a module's code that a test or the compiler should notice.
package struct Mutant: Sendable {
    /// What is changed.
    package enum Kind: String, Sendable, CaseIterable {
        case dropStatement = "drop the statement"
        case dropWeak = "drop 'weak'"
        case addWeak = "add 'weak'"
        case swapArguments = "swap two arguments"
        case replaceCallee = "replace the callee with a similar one"
        case assignNil = "assign nil instead of the value"
        case discardValue = "ignore the value"
        case dropResult = "drop the awaited result"
        case dropCall = "drop the awaited call and what uses its result"
        case dropModifier = "drop the modifier"
        case swapWrapper = "replace the property wrapper"
        case constantBinding = "bind a constant"
        case swapStatements = "swap two statements"
        case swapEnds = "take the other end"
        case otherInstance = "use another instance"
        case emptyClosure = "empty the closure"
        case otherCase = "use another case"
        case flipBoolean = "flip the Boolean"
        case negate = "negate the condition"
        case changeNumber = "change the number"
        case changeString = "change the text"
        case moveLimit = "move the limit"
        case dropElement = "drop an element"
        case swapElements = "swap two elements"
        case swapBranches = "swap the branches"
        case dropCondition = "drop the condition"
        case otherVariable = "use another variable"
        case doubleCall = "call twice"
        case returnEarly = "return early"
        case firstElement = "take the first element"
        case changeCase = "change the letter case"
        case dropSign = "drop the sign"
        case constant = "use a constant"
        case reverse = "reverse the list"
        case firstOnly = "keep only the first element"
        case onlyOnce = "ignore later calls"
    }

    package let kind: Kind
    /// The file, as its `ModuleFile` names it.
    package let path: String
    /// The line of the file, from 1, in which the change begins.
    package let line: Int
    /// The changed lines before and after, without indentation and line breaks.
    package let original: String
    package let changed: String
    /// The whole file after the change.
    package let text: String
    /// Whether the change may affect other files because it is not inside a body.
    package let changesInterface: Bool
}

extension Mutant {
    /// Nil if the text stays the same.
    init?(_ kind: Kind, of file: ModuleFile, _ edits: [Edit], changesInterface: Bool) {
        let change = file.text.applying(edits)
        guard !change.text.utf8.elementsEqual(file.text.bytes) else { return nil }
        self.kind = kind
        path = file.path
        line = change.line
        original = change.original
        changed = change.changed
        text = change.text
        self.changesInterface = changesInterface
    }
}
