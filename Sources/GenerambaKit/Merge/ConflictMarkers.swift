import SourceText

/// The lines around the two versions of a conflict, as git writes them.
package enum ConflictMarkers {
    package static let start = "<<<<<<< "
    /// Only in git's styles with the common ancestor.
    package static let base = "||||||| "
    package static let middle = "======="
    package static let end = ">>>>>>> "
}

extension [UInt8] {
    /// Whether there are lines that begin, divide and end a conflict.
    package var hasConflictMarkers: Bool {
        // Most texts have none of these characters in a row.
        guard firstRange(of: [UInt8](ConflictMarkers.end.utf8)) != nil else { return false }
        var wanted = [ConflictMarkers.start, ConflictMarkers.middle, ConflictMarkers.end][...]
        for line in lineRanges {
            if let mark = wanted.first, self[line].starts(with: mark.utf8) { wanted.removeFirst() }
        }
        return wanted.isEmpty
    }
}
