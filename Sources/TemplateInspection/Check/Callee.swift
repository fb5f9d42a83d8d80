import SwiftText

extension SourceNames {
    /// Returns the name of what is called at a place, or with the arguments that the place is in; nil if nothing is.
    ///
    /// - Parameter column: in bytes, from 1.
    func callee(line: Int, column: Int) -> String? {
        let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let tokens = SwiftToken.all(in: text)
        guard lines.indices.contains(line - 1),
            let index = tokens.firstIndex(where: {
                $0.range.upperBound >= lines[line - 1].startIndex + column
            })
        else { return nil }
        let next = tokens[index...].dropFirst().prefix(2).map(\.text)
        if tokens[index].isName, next.first.map(["(", "{"].contains) == true { return tokens[index].bare }
        let brace = [index, index - 1, next == [":", "{"] ? index + 2 : -1].first {
            $0 >= 0 && tokens[$0].isSign("{")
        }
        return brace.map(tokens.callee(ofClosure:)) ?? tokens.callee(around: index)
    }
}

extension [SwiftToken] {
    /// Returns the name before the parentheses that a token is in; nil if it is in a closure or in none.
    fileprivate func callee(around start: Int) -> String? {
        let partners = bracketPartners
        var index = self[start].isSign(")") ? partners[start] ?? start : start
        while index > 0, !self[index].isSign("{") {
            if self[index].isSign("("), self[index - 1].isName { return self[index - 1].bare }
            index -= 1
            while index > 0, self[index].isSign(in: [")", "]", "}"]), let open = partners[index] {
                index = open - 1
            }
        }
        return nil
    }

    /// Returns the name of what is called with the closure that begins at a brace.
    fileprivate func callee(ofClosure brace: Int) -> String? {
        let partners = bracketPartners
        var index = brace
        while index > 0, !self[index - 1].isName {
            // The arguments, or another closure and a label.
            let end = self[index - 1].isSign(":") ? index - 3 : index - 1
            guard end > 0, self[end].isSign(in: [")", "}"]), let open = partners[end] else {
                return callee(around: index - 1)
            }
            index = open
        }
        return index > 0 ? self[index - 1].bare : nil
    }
}
