import SwiftSyntax

/// The replacement for a range of bytes.
struct Edit {
    let range: Range<Int>
    let replacement: String
}

extension Edit {
    /// Replaces a node with a text. Keeps the spaces and comments around the node.
    init(_ node: some SyntaxProtocol, to replacement: String) {
        range = node.code
        self.replacement = replacement
    }

    static func insert(_ text: String, before node: some SyntaxProtocol) -> Edit {
        Edit(range: node.code.lowerBound..<node.code.lowerBound, replacement: text)
    }

    static func insert(_ text: String, after node: some SyntaxProtocol) -> Edit {
        Edit(range: node.code.upperBound..<node.code.upperBound, replacement: text)
    }
}

extension SyntaxProtocol {
    /// The bytes of the node without spaces and comments around it.
    var code: Range<Int> {
        positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
    }
}
