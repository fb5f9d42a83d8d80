import SourceText
import SwiftText

/// What the user does on a screen, and the function that follows: `tapLoginButton: signIn`, or `tapLoginButton` alone.
struct EventKind: ParameterKind {
    let word = "event"
    let keys = ["leads_to", "reserved"]
    let keysHint = "only events have functions that follow"

    func read(_ text: ListItem, for parameter: Parameter) throws -> Answer {
        let event = try Event(text)
        try parameter.rules.check(name: event.name, of: "event", at: text.range)
        return .events([event])
    }

    func placeholder(for parameter: Parameter) -> String { "event" }

    func example(_ set: ExampleSet, for parameter: Parameter, at index: Int) throws -> Answer {
        let text = set == .second ? "pullToReload" : "tapExampleButton"
        return .events([try Event(ListItem(text: text, range: SourceFile(path: "", text: text).whole))])
    }

    /// Checks that the events of a list have distinct names and controls, and that only one pulls.
    static func check(_ events: [Event]) throws {
        var found = Diagnostics()
        var names: Set<String> = []
        var buttons: [String: Event] = [:]
        var pulling: Event?
        for event in events {
            if !names.insert(event.name.sameWhateverTheCase).inserted {
                found.addError("the event '\(event.name)' appears twice", at: event.range, hint: "remove one")
            } else if event.isPull, let pulling {
                found.addError(
                    "'\(pulling.name)' and '\(event.name)' both pull", at: event.range,
                    hint: "a screen can be pulled for one thing only")
            } else if event.isPull {
                pulling = event
            } else if let other = buttons.updateValue(event, forKey: event.caption.sameWhateverTheCase) {
                found.addError(
                    "'\(other.name)' and '\(event.name)' would have the same button", at: event.range,
                    hint: "rename one of them")
            }
        }
        try found.throwErrors()
    }
}

/// What the user does on a screen.
package struct Event: Sendable, Equatable {
    /// The name, such as `tapLoginButton`.
    package let name: String
    /// The name of the function that follows; nil if the event's name has to tell.
    package let target: String?
    package let range: SourceRange

    /// Parses an event.
    package init(_ item: ListItem) throws {
        let parts = item.text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
            .map { String($0).trimmed }
        name = parts[0]
        target = parts.count == 2 ? parts[1] : nil
        range = item.range
        guard parts.allSatisfy(isSwiftIdentifier), name.first?.isLowercase == true else {
            throw Diagnostics.error(
                "'\(item.text)' is not an event", at: item.range,
                hint: "write what the user does and the function that follows, like 'tapLoginButton: signIn'")
        }
    }

    /// Whether the user pulls the content down.
    var isPull: Bool { name.hasPrefix("pull") }

    /// What a button says, as an identifier: `login` for `tapLoginButton`.
    var caption: String {
        var text = name[...]
        for verb in ["tap", "press", "touch", "click"] where text.hasPrefix(verb) && text.count > verb.count {
            text = text.dropFirst(verb.count)
        }
        if text.hasSuffix("Button"), text.count > 6 { text = text.dropLast(6) }
        return text.prefix(1).lowercased() + text.dropFirst()
    }
}
