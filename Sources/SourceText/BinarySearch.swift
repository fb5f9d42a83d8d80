extension Range<Int> {
    /// Returns the first index that meets a condition, or the end of the range if none does. If an index meets the
    /// condition, all later ones must, too.
    package func partitioningIndex(where isBehind: (Int) -> Bool) -> Int {
        var (lower, upper) = (lowerBound, upperBound)
        while lower < upper {
            let middle = (lower + upper) / 2
            if isBehind(middle) { upper = middle } else { lower = middle + 1 }
        }
        return lower
    }
}
