import SourceText

extension Plan {
    /// A line for each file: what happens to it, and its path.
    ///
    /// - Parameters:
    ///   - folder: a folder to put before the paths, if the plan's own folder is not obvious.
    ///   - foldsIdentical: whether several identical files share one line. There is no line for them at all if all
    ///     files are identical, because the summary says that.
    package func text(color: Bool = false, in folder: String? = nil, foldsIdentical: Bool = false) -> String {
        let paint = ANSIStyle(isOn: color)
        let identical = changes.count { $0.action == .identical }
        if foldsIdentical, identical == changes.count { return "" }
        guard foldsIdentical, identical > 1 else {
            return changes.map { $0.text(paint: paint, in: folder) }.joined()
        }
        let others = changes.filter { $0.action != .identical }.map { $0.text(paint: paint, in: folder) }
        let hasFolder = changes.contains { $0.action == .identical && $0.after == .folder }
        let word = paint.dim(Change.Action.identical.rawValue.asFate)
        return others.joined() + "\(word)  \(identical) files\(hasFolder ? " and folders" : "")\n"
    }

    /// The number of files for each action: `15 created, 2 identical`; for a plan that is not applied, `15 to create`.
    ///
    /// - Parameter others: the number of files that are counted elsewhere.
    package func summary(isApplied: Bool, besides others: Int = 0) -> String {
        let counts = Change.Action.allCases.compactMap { action -> String? in
            // Removed files are counted separately.
            let total = action == .remove ? 0 : others + changes.count { $0.action != .remove }
            return share(changes.count { $0.action == action }, of: total, action.text(isApplied: isApplied))
        }
        return changes.isEmpty ? "no files" : counts.joined(separator: ", ")
    }
}

/// A count with its action: `15 created`, or `all 15 created`; nil for zero.
package func share(_ count: Int, of total: Int, _ fate: String) -> String? {
    count > 0 ? "\(count == total && count > 1 ? "all " : "")\(count) \(fate)" : nil
}

extension String {
    /// A word, padded for the column of actions or results in a report.
    package var asFate: String { String(repeating: " ", count: 11 - count) + self }
}

extension Change {
    fileprivate func text(paint: ANSIStyle, in folder: String?) -> String {
        let slash = (after ?? before) == .folder ? "/" : ""
        let shown = folder.map { "\($0)/\(path)" } ?? path.text
        let word = hasMarkers ? paint.red("conflict".asFate) : painted(action.rawValue.asFate, paint)
        return "\(word)  \(printable(shown))\(slash)\n"
    }

    /// Whether a merge leaves something to decide: conflict markers in the file, or a new version beside one that cannot
    /// be merged.
    package var hasMarkers: Bool {
        path.isUpdatedVersion
            ? action != .remove : action == .merge && after?.bytes?.hasConflictMarkers == true
    }

    private func painted(_ word: String, _ paint: ANSIStyle) -> String {
        switch action {
        case .create: paint.green(word)
        case .identical: paint.dim(word)
        case .overwrite, .skip, .merge, .update, .edit: paint.yellow(word)
        case .conflict, .remove: paint.red(word)
        }
    }
}

extension Change.Action {
    /// The action in words, as done or as planned.
    fileprivate func text(isApplied: Bool) -> String {
        switch self {
        case .identical: "identical"
        case .conflict: "in conflict"
        case _ where !isApplied: "to \(rawValue)"
        case .overwrite: "overwritten"
        case .skip: "skipped"
        case .edit: "edited"
        case .merge: "merged"
        case .create, .remove, .update: "\(rawValue)d"
        }
    }
}
