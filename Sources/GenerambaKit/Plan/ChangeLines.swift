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
            // Files that go are counted apart.
            let total = action == .remove ? 0 : changes.count { $0.action != .remove }
            return share(
                changes.count { $0.action == action }, of: total, action.text(isApplied: isApplied))
        }
        return changes.isEmpty ? "no files" : counts.joined(separator: ", ")
    }
}

/// How many of all had a fate: `15 created`, or `all 15 created`; nil for none.
func share(_ count: Int, of total: Int, _ fate: String) -> String? {
    count > 0 ? "\(count == total && count > 1 ? "all " : "")\(count) \(fate)" : nil
}

extension String {
    /// A word in the column of a report that tells the fate of a file or a combination.
    var asFate: String { String(repeating: " ", count: 11 - count) + self }
}

extension Change {
    fileprivate func text(paint: ANSIStyle, in folder: String?) -> String {
        let slash = (after ?? before) == .folder ? "/" : ""
        let shown = folder.map { "\($0)/\(path)" } ?? path.text
        return "\(painted(action.rawValue.asFate, paint))  \(printable(shown))\(slash)\n"
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
