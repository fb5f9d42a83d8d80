import SourceText

/// The elements in brackets of Swift code, such as the arguments of a call. Others can be inserted in their form, and
/// taken out again.
package struct CodeList {
    private let text: InsertionText
    private let list: ElementList
    private let open: Int
    /// The name of the function in front of the brackets; nil for the elements of an array.
    package let function: String?

    /// Finds the arguments of the only call of a function; nil if there is none, or if there are several.
    package init?(ofCallOf function: String, in bytes: [UInt8]) {
        let text = InsertionText(bytes, isSwift: true)
        let calls = text.tokens.indices.dropLast().filter {
            text.tokens[$0].isWord(function) && text.tokens[$0 + 1].isSign("(")
        }
        guard calls.count == 1, let call = calls.first else { return nil }
        self.init(text, open: call + 1)
    }

    /// Nil if the brackets are not closed, if there is a directive such as `#if` in them, or if an element is missing.
    private init?(_ text: InsertionText, open: Int) {
        guard let close = text.partners[open], open < close,
            !text.tokens[open..<close].contains(where: { $0.isSign("#") })
        else { return nil }
        (self.text, self.open) = (text, open)
        list = ElementList(text, open: open, close: close)
        function = text.tokens[open].isSign("(") ? text.tokens[..<open].last?.bare : nil
        guard isWhole(from: open, to: close) else { return nil }
    }

    /// Whether there is one comma behind each element, perhaps except for the last one, and no other.
    private func isWhole(from open: Int, to close: Int) -> Bool {
        let elements = list.elements
        return zip(elements, elements.dropFirst()).allSatisfy { $0.upperBound + 1 == $1.lowerBound }
            && (elements.first?.lowerBound ?? close) == open + 1
            && (elements.last.map { close - $0.upperBound < 2 } ?? true)
    }

    // MARK: Reading

    /// The number of elements.
    package var count: Int { list.elements.count }

    /// The label of an element; nil if it has none.
    package func label(of index: Int) -> String? {
        let element = text.tokens[list.elements[index]]
        return element.dropFirst().first?.isSign(":") == true ? element.first?.bare : nil
    }

    /// The index of the element with a label; nil if there is none.
    package func index(labelled label: String) -> Int? { (0..<count).first { self.label(of: $0) == label } }

    /// The index of an element with this text; nil if there is none.
    package func index(ofText element: String) -> Int? { list.index(of: element) }

    /// The text of an element.
    package func text(of index: Int) -> String {
        String(decoding: text.bytes[text.range(list.elements[index])], as: UTF8.self)
    }

    /// The list in brackets that an element is or has after its label: an array, or the arguments of a call such as
    /// `.target(…)`. Nil if the element is something else.
    package func list(in index: Int) -> CodeList? {
        let value = value(of: index)
        guard let last = value.last, let open = text.partners[last], value.contains(open),
            text.tokens[open].isSign(value.lowerBound == open ? "[" : "("),
            text.tokens[value.lowerBound..<open].allSatisfy({ $0.isName || $0.isSign(".") })
        else { return nil }
        return CodeList(text, open: open)
    }

    /// The value of an element that is a simple string literal; nil for others.
    package func string(of index: Int) -> String? {
        let value = value(of: index)
        return value.count == 1 ? literal(text.source(value.lowerBound)) : nil
    }

    /// The values of all simple string literals in an element.
    package func strings(in index: Int) -> [String] {
        value(of: index).compactMap { literal(text.source($0)) }
    }

    private func literal(_ source: ArraySlice<UInt8>) -> String? {
        let quote = UInt8(ascii: "\"")
        guard source.count > 1, source.first == quote, source.last == quote else { return nil }
        let value = source.dropFirst().dropLast()
        return value.contains(UInt8(ascii: "\\")) || value.contains(quote)
            ? nil : String(decoding: value, as: UTF8.self)
    }

    /// The tokens of an element without its label.
    private func value(of index: Int) -> Range<Int> {
        let element = list.elements[index]
        return label(of: index) == nil ? element : element.lowerBound + 2..<element.upperBound
    }

    // MARK: Editing

    /// Returns the code with another element; nil if that cannot stand there in the form of its neighbors.
    ///
    /// - Parameter index: that of the element before it; nil for the first place of a list without elements.
    package func inserting(_ element: String, behind index: Int?) -> [UInt8]? {
        let edits =
            index.map { list.edits(inserting: element, behind: list.elements[$0]) }
            ?? [list.edit(first: element)]
        return applying(edits) { $0.insert(element.sources, at: index.map { $0 + 1 } ?? 0) }
    }

    /// Returns the code with another element in place of one; nil if that cannot stand there.
    package func replacing(_ index: Int, with element: String) -> [UInt8]? {
        let edit = TextEdit(range: text.range(list.elements[index]), bytes: Array(element.utf8))
        return applying([edit]) { $0[index] = element.sources }
    }

    /// Applies edits; nil if the elements are then other ones than wanted.
    ///
    /// - Parameter change: makes the wanted elements of the present ones.
    private func applying(_ edits: [TextEdit], _ change: (inout [Source]) -> Void) -> [UInt8]? {
        var wanted = sources
        change(&wanted)
        let result = text.bytes.applying(edits)
        return elements(in: result) == wanted ? result : nil
    }

    /// Returns the code without an element, as it was before that was inserted if nothing around has changed; nil if it
    /// cannot be taken out.
    package func removing(_ index: Int) -> [UInt8]? {
        var wanted = sources
        wanted.remove(at: index)
        let results = text.removals(ofElement: list.elements[index]).lazy.map { edits in
            text.bytes.applying(edits.sorted { $0.range.lowerBound < $1.range.lowerBound })
        }.filter { elements(in: $0) == wanted }
        let element = self.text(of: index)
        return results.first { result in
            let list = CodeList(InsertionText(result, isSwift: true), open: open)
            return list?.inserting(element, behind: index == 0 ? nil : index - 1) == text.bytes
        } ?? results.first
    }

    /// The texts of the tokens of each element.
    private var sources: [Source] { list.elements.map { $0.map { text.source($0) } } }

    /// The texts of the tokens of each element in another version of the code; nil if it has no such list.
    private func elements(in bytes: [UInt8]) -> [Source]? {
        CodeList(InsertionText(bytes, isSwift: true), open: open)?.sources
    }
}

/// The texts of the tokens of an element.
private typealias Source = [ArraySlice<UInt8>]

extension String {
    /// The texts of its tokens.
    fileprivate var sources: Source {
        let text = InsertionText(Array(utf8), isSwift: true)
        return text.tokens.indices.map { text.source($0) }
    }
}
