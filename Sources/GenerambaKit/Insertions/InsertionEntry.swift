import SourceText
import SwiftText
import YAML

/// A text that modules add to a file of the project that is not theirs, as a rambaspec or the Rambafile describes it.
package struct InsertionEntry: Sendable, Equatable {
    /// The clause for the switch of a function or property; with an empty name for all others.
    package struct Clause: Sendable, Equatable {
        let name: String
        package let text: Located<String>
    }

    /// The path of the file from the Rambafile's folder, or the name of a file in the target.
    package var file: Located<String>
    package let place: Insertion.Place
    /// What the place says: an anchor, the name of a region, or the name of an enum.
    package var anchor: Located<String>
    package var text: Located<String>
    /// The clauses for switches over an enum.
    package var clauses: [Clause] = []
    /// When to add the text: a Liquid condition, as after `if`.
    package var condition: Located<String>?
    /// Whether the text goes to the sorted place among its neighbours.
    let isSorted: Bool
    /// Whether nothing is added, instead of an error, if the file or the place is missing.
    let isOptional: Bool

    package static let keys =
        [
            YAMLKey("file", .name(), "the file to change"), YAMLKey("text", .name(), "what is added"),
            YAMLKey("switch", .any, "the clause for switches over the enum, or one for each function"),
            YAMLKey("sorted", .flag, "whether the text goes to its sorted place"),
            YAMLKey("optional", .flag, "whether nothing is added if the file or place is missing"),
            YAMLKey("when", .text(), "the condition under which it is added"),
        ] + Insertion.Place.allCases.map { YAMLKey($0.rawValue, .text(), "where it is added") }

    /// Parses `{file: …, after: …, text: …}`. Records an error and returns nil if it is invalid.
    package init?(_ node: YAMLNode, _ found: inout Diagnostics) {
        let fields = YAMLFields(
            node, known: Self.keys, of: "an insertion",
            hint: "write '- {file: FILE, after: CODE, text: TEXT}'",
            diagnostics: &found)
        guard let fields else { return nil }
        let places = Insertion.Place.allCases.filter { fields.node($0.rawValue) != nil }
        if places.count != 1 {
            found.addError(
                "an insertion needs one of " + quoted(Insertion.Place.allCases.map(\.rawValue)),
                at: fields.start,
                hint: "write '- {file: FILE, after: CODE, text: TEXT}'")
        }
        let file = fields.requiredText("file", of: "the insertion", &found)
        let text = fields.requiredText("text", of: "the insertion", &found)
        guard let file, let text, places.count == 1,
            let anchor = fields.requiredText(places[0].rawValue, of: "the insertion", &found)
        else { return nil }
        (self.file, self.text, self.anchor, place) = (file, text, anchor, places[0])
        condition = fields.text("when", &found)
        isSorted = fields.flag("sorted", &found) ?? false
        isOptional = fields.flag("optional", &found) ?? false
        guard let node = fields.node("switch") else { return }
        if place != .enum {
            found.addError("'switch' belongs to 'enum'", at: node.range, hint: "remove it")
        }
        guard case .mapping(let nodes) = node.content else {
            if let text = fields.text("switch", &found) { clauses = [Clause(name: "", text: text)] }
            return
        }
        for (key, value) in nodes {
            guard let name = key.text, let text = value.text else {
                found.addError(
                    "'switch' has the clause of each function", at: key.range,
                    hint: "write 'NAME: \"case …\"'")
                continue
            }
            clauses.append(Clause(name: name, text: Located(text, value.range)))
        }
    }
}
