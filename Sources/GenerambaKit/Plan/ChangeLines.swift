import SourceText

extension Plan {
    /// A line for each file: what happens to it, and its path.
    ///
    /// - Parameter folder: the plan's folder, where it is not clear from elsewhere.
    package func text(color: Bool = false, in folder: String? = nil) -> String {
        changes.map { $0.text(paint: ANSIStyle(isOn: color), in: folder) }.joined()
    }

    /// How many files had each fate: `15 created, 2 identical`, or of a plan that nobody applied `15 to create`.
    package func summary(isApplied: Bool) -> String {
        let counts = Change.Action.allCases.compactMap { action -> String? in
            let count = changes.count { $0.action == action }
            guard count > 0 else { return nil }
            // Files that go are counted apart.
            let others = changes.count { ($0.action == .remove) == (action == .remove) }
            let all = count == others && count > 1 && action != .remove ? "all " : ""
            return "\(all)\(count) \(action.text(isApplied: isApplied))"
        }
        return changes.isEmpty ? "no files" : counts.joined(separator: ", ")
    }
}

extension Change {
    fileprivate func text(paint: ANSIStyle, in folder: String?) -> String {
        let word = String(repeating: " ", count: 11 - action.rawValue.count) + action.rawValue
        let slash = (after ?? before) == .folder ? "/" : ""
        let shown = folder.map { "\($0)/\(path)" } ?? path.text
        return "\(painted(word, paint))  \(printable(shown))\(slash)\n"
    }

    private func painted(_ word: String, _ paint: ANSIStyle) -> String {
        switch action {
        case .create: paint.green(word)
        case .identical: paint.dim(word)
        case .overwrite, .skip, .edit: paint.yellow(word)
        case .conflict, .remove: paint.red(word)
        }
    }
}

extension Change.Action {
    /// What was done to a file, or is to be done.
    fileprivate func text(isApplied: Bool) -> String {
        switch self {
        case .identical: "identical"
        case .conflict: "in conflict"
        case _ where !isApplied: "to \(rawValue)"
        case .overwrite: "overwritten"
        case .skip: "skipped"
        case .edit: "edited"
        case .create, .remove: "\(rawValue)d"
        }
    }
}
