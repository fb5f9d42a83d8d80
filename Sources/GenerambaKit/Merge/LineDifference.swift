import SourceText

/// A text as lines, each with its line break if it has one.
struct Lines: Equatable {
    let all: [ArraySlice<UInt8>]

    init(_ text: [UInt8]) {
        all = text.lineRanges.map { text[$0.lowerBound..<min($0.upperBound + 1, text.count)] }
    }
}

/// Which lines of two texts are the same.
struct LineDifference {
    /// The indices of the lines that only the old text has.
    private(set) var removed: Set<Int>
    /// The indices of the lines that only the new text has.
    private(set) var inserted: Set<Int>
    /// The numbers of lines of both texts.
    private let counts: (old: Int, new: Int)

    /// The maximum number of lines to compare. Time and memory grow with the square of the number.
    private static let mostLines = 8000

    /// Compares two lists of lines. The differences are as few as possible; in long texts, everything between the common
    /// beginning and the common end counts as changed.
    init(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) {
        var numbers: [ArraySlice<UInt8>: Int] = [:]
        func number(_ line: ArraySlice<UInt8>) -> Int {
            if let known = numbers[line] { return known }
            numbers[line] = numbers.count
            return numbers.count - 1
        }
        self.init(old.map(number), new.map(number))
    }

    private init(_ old: [Int], _ new: [Int]) {
        counts = (old.count, new.count)
        let start = zip(old, new).prefix { $0 == $1 }.count
        let rest = min(old.count, new.count) - start
        let end = zip(old.reversed(), new.reversed()).prefix(rest).prefix { $0 == $1 }.count
        let (goes, comes) = (old[start..<old.count - end], new[start..<new.count - end])
        guard goes.count + comes.count <= Self.mostLines else {
            (removed, inserted) = (Set(goes.indices), Set(comes.indices))
            return
        }
        let difference = comes.difference(from: goes)
        func offset(_ change: CollectionDifference<Int>.Change) -> Int {
            switch change {
            case .remove(let offset, _, _), .insert(let offset, _, _): start + offset
            }
        }
        removed = Set(difference.removals.map(offset))
        inserted = Set(difference.insertions.map(offset))
    }

    /// The pairs of the indices of equal lines, in order.
    var pairs: [(old: Int, new: Int)] {
        let old = (0..<counts.old).filter { !removed.contains($0) }
        let new = (0..<counts.new).filter { !inserted.contains($0) }
        return zip(old, new).map { (old: $0, new: $1) }
    }

    /// The runs of equal lines, in order.
    var runs: [(old: Int, new: Int, count: Int)] {
        var runs: [(old: Int, new: Int, count: Int)] = []
        for pair in pairs {
            if let last = runs.last, last.old + last.count == pair.old, last.new + last.count == pair.new {
                runs[runs.count - 1].count += 1
            } else {
                runs.append((pair.old, pair.new, 1))
            }
        }
        return runs
    }
}
