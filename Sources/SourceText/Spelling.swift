/// Returns the candidate nearest to a misspelled word, or nil if none is within a third of its length or the given
/// distance, which counts insertions, deletions, replacements and swaps of adjacent letters (optimal string alignment),
/// ignoring case. Words of more than 100 letters are not considered misspellings, and only the first 1,000 candidates
/// are compared.
package func nearest(
    to word: String, in candidates: some Sequence<String>, within most: Int? = nil
) -> String? {
    guard word.utf8.count <= 400, case let length = word.count, length <= 100 else { return nil }
    // Any two single letters would be close enough.
    let limit = length == 1 ? 0 : min(max(1, length / 3), most ?? length)
    return
        candidates
        .prefix(1000)
        .filter { $0.utf8.count <= 600 && abs($0.count - length) <= limit }
        .map { (distance: distance(word, $0), candidate: $0) }
        .filter { $0.distance <= limit }
        .min { ($0.distance, $0.candidate) < ($1.distance, $1.candidate) }?
        .candidate
}

/// Returns a hint for a misspelled word, or nil if no candidate is close enough.
package func didYouMean(_ word: String, in candidates: some Sequence<String>) -> String? {
    nearest(to: word, in: candidates).map { "did you mean '\($0)'?" }
}

private func distance(_ first: String, _ second: String) -> Int {
    let a = Array(first.lowercased())
    let b = Array(second.lowercased())
    var previous: [Int] = []
    var row = Array(0...b.count)
    for i in a.indices {
        let above = row
        row[0] = i + 1
        for j in b.indices {
            row[j + 1] = min(above[j] + (a[i] == b[j] ? 0 : 1), above[j + 1] + 1, row[j] + 1)
            if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
                row[j + 1] = min(row[j + 1], previous[j - 1] + 1)
            }
        }
        previous = above
    }
    return row[b.count]
}

/// Returns a count with its noun: `1 error`, `2 errors`.
package func counted(_ count: Int, _ word: String) -> String { "\(count) \(word)\(count == 1 ? "" : "s")" }

/// Returns the names in quotes, separated by commas, but at most `most` of them. `rest` returns the text that replaces
/// the remaining ones, given their number.
package func quoted(_ names: [String], most: Int = 12, rest: (Int) -> String = { _ in ", …" }) -> String {
    let first = names.prefix(most).map { "'\($0)'" }.joined(separator: ", ")
    return names.count > most ? first + rest(names.count - most) : first
}
