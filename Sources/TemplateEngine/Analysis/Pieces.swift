import SourceText

/// A piece of a document in text order, for rules that look at what is beside a tag.
package struct Piece {
    package enum Kind: Equatable {
        /// Text that is written as it is.
        case text
        /// The value of a dotted name without filters.
        case value(String)
        /// Any other tag, or the end of a section or block.
        case other
    }

    package let kind: Kind
    /// The range of the text or of the name.
    package let range: SourceRange

    /// The name, if the piece is a value.
    package var name: String? { if case .value(let name) = kind { name } else { nil } }
}

extension Document {
    /// The pieces of the document in text order. What a section contains follows it.
    package var pieces: [Piece] {
        var pieces: [Piece] = []
        var ends: [Int] = []
        for (index, node) in nodes.enumerated() {
            while ends.last == index {
                pieces.append(Piece(kind: .other, range: range(of: ends.removeLast() - 1)))
            }
            let kind: Piece.Kind =
                switch node.kind {
                case .text: .text
                case .value(let name), .lookup(let name):
                    .value(nameTable.parts(of: name).joined(separator: "."))
                default: .other
                }
            pieces.append(Piece(kind: kind, range: range(of: index)))
            if node.end > index + 1 { ends.append(node.end) }
        }
        return pieces
    }

    /// The pieces that are text of the author's own: not between `{% raw %}` and `{% endraw %}`, and none at all if the
    /// text changes the delimiters, because both announce text that looks like tags.
    package var writtenTexts: [SourceRange] {
        if !isLiquid, source.text(range).contains("{{=") { return [] }
        return pieces.filter { $0.kind == .text && !(isLiquid && isRaw($0.range)) }.map(\.range)
    }

    /// The partials whose last line continues in the next one unless they end with a line break: in Mustache, those whose
    /// tags are alone on their lines, and in Liquid those whose tags remove the line break before more text.
    package var joinedPartials: [(name: String, place: SourceRange)] {
        let inLiquid = liquid.includes.compactMap { tag -> (String, SourceRange)? in
            let rest = source.bytes[tag.place.upperBound..<range.upperBound]
            guard let name = tag.literalName, let end = rest.firstRange(of: Array("-%}\n".utf8)),
                !rest[..<end.lowerBound].contains(UInt8(ascii: "}")),
                let next = rest[end.upperBound...].first(where: { !$0.isLiquidSpace }),
                next != UInt8(ascii: "{")
            else { return nil }
            return (name, source.range(tag.place))
        }
        return inLiquid
            + nodes.indices.dropLast().compactMap { index in
                guard case .partial(let number) = nodes[index].kind, inclusions[number].indentation != nil,
                    case .named(let name) = inclusions[number].target
                else { return nil }
                return (name, range(of: index))
            }
    }

    private func isRaw(_ text: SourceRange) -> Bool {
        let before = source.bytes[range.lowerBound..<text.offsets.lowerBound]
        guard before.suffix(2).elementsEqual("%}".utf8) else { return false }
        let inside = before.dropLast(2).reversed().drop { $0.isLiquidSpace || $0 == UInt8(ascii: "-") }
        return inside.starts(with: LiquidTagKind.raw.rawValue.utf8.reversed())
    }
}
