extension Publisher {
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> some Publisher<Output, Failure> {
        operation { { isIncluded($0) ? .pass($0) : .skip } }
    }

    public func removeDuplicates(
        by predicate: @escaping (Output, Output) -> Bool
    ) -> some Publisher<Output, Failure> {
        operation { () -> (Output) -> Outcome<Output, Failure> in
            var last: Output?
            return { value in
                if let known = last, predicate(known, value) { return .skip }
                last = value
                return .pass(value)
            }
        }
    }

    public func first() -> some Publisher<Output, Failure> {
        operation { { .last($0) } }
    }

    public func first(where predicate: @escaping (Output) -> Bool) -> some Publisher<Output, Failure> {
        operation { { predicate($0) ? .last($0) : .skip } }
    }

    public func prefix(_ maxLength: Int) -> some Publisher<Output, Failure> {
        operation { () -> (Output) -> Outcome<Output, Failure> in
            var rest = maxLength
            return { value in
                rest -= 1
                if rest < 0 { return .end(.finished) }
                return rest == 0 ? .last(value) : .pass(value)
            }
        }
    }

    public func prefix(while predicate: @escaping (Output) -> Bool) -> some Publisher<Output, Failure> {
        operation { { predicate($0) ? .pass($0) : .end(.finished) } }
    }

    public func dropFirst(_ count: Int = 1) -> some Publisher<Output, Failure> {
        operation { () -> (Output) -> Outcome<Output, Failure> in
            var rest = count
            return { value in
                guard rest > 0 else { return .pass(value) }
                rest -= 1
                return .skip
            }
        }
    }

    public func drop(while predicate: @escaping (Output) -> Bool) -> some Publisher<Output, Failure> {
        operation { () -> (Output) -> Outcome<Output, Failure> in
            var isOpen = false
            return { value in
                isOpen = isOpen || !predicate(value)
                return isOpen ? .pass(value) : .skip
            }
        }
    }

    public func ignoreOutput() -> some Publisher<Never, Failure> {
        operation { { (_: Output) -> Outcome<Never, Failure> in .skip } }
    }
}

extension Publisher where Output: Equatable {
    public func removeDuplicates() -> some Publisher<Output, Failure> {
        removeDuplicates(by: ==)
    }
}
