extension Range<Int> {
    /// The first number that fulfils a condition, as all behind it do; the end of the range when none does.
    package func partitioningIndex(where isBehind: (Int) -> Bool) -> Int {
        var (lower, upper) = (lowerBound, upperBound)
        while lower < upper {
            let middle = (lower + upper) / 2
            if isBehind(middle) { upper = middle } else { lower = middle + 1 }
        }
        return lower
    }
}
