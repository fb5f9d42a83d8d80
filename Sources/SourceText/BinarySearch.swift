extension Range<Int> {
    /// Returns the first index that meets a condition, as all later ones must, or the end of the range.
    package func partitioningIndex(where isBehind: (Int) -> Bool) -> Int {
        var (lower, upper) = (lowerBound, upperBound)
        while lower < upper {
            let middle = (lower + upper) / 2
            if isBehind(middle) { upper = middle } else { lower = middle + 1 }
        }
        return lower
    }
}
