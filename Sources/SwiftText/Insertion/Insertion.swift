import SourceText

/// A text that a module adds to a file of the project, and its place there.
package struct Insertion: Sendable, Equatable {
    /// How `anchor` determines the place.
    package enum Place: String, Sendable, CaseIterable {
        /// Lines before or after the statement that contains the anchor.
        case before, after
        /// Lines between comments with `generamba:begin NAME` and `generamba:end NAME`, at the end.
        case region
        /// The last element in the brackets that the anchor ends with or, if it ends with none, the first ones after it;
        /// the last lines in braces that it ends with.
        case list
        /// A case of the enum with this name, and of the switches over it in the file.
        case `enum`
    }

    package var place: Place
    /// Code, the name of a region, or the name of an enum.
    package var anchor: String
    package var text: String
    /// Whether the place is the sorted one among the neighbours.
    package var isSorted = false
    /// The clauses for switches over the enum, by the function or property that has the switch; with an empty name for
    /// all others.
    package var clauses: [String: String] = [:]

    package init(_ place: Place, _ anchor: String, _ text: String) {
        (self.place, self.anchor, self.text) = (place, anchor, text)
    }

    /// Why a text cannot be inserted.
    package enum Problem: Error, Equatable {
        /// The file does not have the anchor, or has it several times.
        case anchors(Int)
        /// No list follows the anchor.
        case noList
        /// The file is neither Swift code nor is the place one of lines.
        case notSwift
        /// No clause is given for the switch of a function or property.
        case noClause(String)
    }

    /// Whether another text goes to the same place.
    package func hasPlace(of other: Insertion) -> Bool { (place, anchor) == (other.place, other.anchor) }

    /// Returns a text with this one inserted, in the form of its neighbours; nil if it stands there already.
    ///
    /// - Parameter isSwift: whether the text is Swift code, in which comments and strings are no anchors.
    /// - Throws: `Problem`.
    package func inserted(into bytes: [UInt8], isSwift: Bool) throws(Problem) -> [UInt8]? {
        let edits = try InsertionText(bytes, isSwift: isSwift).edits(inserting: self)
        return edits.isEmpty ? nil : bytes.applying(edits)
    }

    /// Returns a text without this one, as it was before the insertion if nothing around has changed; nil if it does not
    /// stand there as it was inserted.
    package func removed(from bytes: [UInt8], isSwift: Bool) -> [UInt8]? {
        let text = InsertionText(bytes, isSwift: isSwift)
        guard let pieces = try? text.pieces(of: self), !pieces.isEmpty else { return nil }
        var ways: [[TextEdit]] = [[]]
        for piece in pieces {
            let next =
                piece.isElement ? text.removals(ofElement: piece.tokens) : text.removals(of: piece.range)
            ways = ways.flatMap { way in next.map { way + $0 } }.prefix(Self.mostWays).map(\.self)
        }
        let results = ways.lazy.map {
            bytes.applying($0.sorted { $0.range.lowerBound < $1.range.lowerBound })
        }.filter { text.isWhole($0, without: pieces) }
        return results.first { (try? inserted(into: $0, isSwift: isSwift)) == bytes } ?? results.first
    }

    /// Whether clauses for this case are left in a text after the removal, because somebody edited them.
    package func leavesClauses(in bytes: [UInt8]) -> Bool {
        guard place == .enum else { return false }
        return (try? EnumCases(InsertionText(bytes, isSwift: true), anchor))?.hasClause(of: self) ?? false
    }

    /// Returns a text with another insertion of the same place instead of this one; nil if this one does not stand there as
    /// it was inserted, or if the other one goes elsewhere.
    package func replaced(by other: Insertion, in bytes: [UInt8], isSwift: Bool) -> [UInt8]? {
        guard hasPlace(of: other), !other.isSorted else { return nil }
        let text = InsertionText(bytes, isSwift: isSwift)
        guard let pieces = try? text.pieces(of: self), !pieces.isEmpty,
            let wanted = try? text.edits(inserting: other), !wanted.isEmpty
        else { return nil }
        let edits = pieces.map { TextEdit(range: $0.range, bytes: text.text(of: $0, for: other)) }
        return bytes.applying(edits.sorted { $0.range.lowerBound < $1.range.lowerBound })
    }

    /// How many ways to remove a text are tried to find the one that gives the bytes back.
    private static let mostWays = 64
}
