extension [FunctionSignature] {
    /// For each function a name that no other one of the list has, whatever its letter case: its own or, of those that
    /// share one, with the arguments' labels behind it, and then a number.
    package var ids: [String] {
        let names = map(\.name.withoutBackticks)
        let counts = Dictionary(names.map { ($0.sameWhateverTheCase, 1) }, uniquingKeysWith: +)
        var taken = Set(names.map(\.sameWhateverTheCase).filter { counts[$0] == 1 })
        var numbers: [String: Int] = [:]
        return zip(self, names).map { function, name in
            guard counts[name.sameWhateverTheCase] != 1 else { return name }
            let whole = name + function.arguments.map(\.word).joined()
            var (id, number) = (whole, numbers[whole, default: 1])
            while !taken.insert(id.sameWhateverTheCase).inserted {
                number += 1
                id = "\(whole)\(number)"
            }
            numbers[whole] = number
            return id
        }
    }
}

extension FunctionSignature {
    /// What a call tells it by from another function: neither the effects nor the result.
    package var identity: FunctionSignature {
        var identity = FunctionSignature(name: name)
        identity.arguments = arguments.map(\.identity)
        return identity
    }

    /// Whether it does not differ from a function of the same identity: one that throws is as good as one that does not.
    package func hasSameType(as other: FunctionSignature) -> Bool {
        isAsync == other.isAsync && result == other.result
    }
}

extension FunctionSignature.Argument {
    /// The argument without what makes no difference in a call: its name, and how the function takes the value.
    fileprivate var identity: Self { Self(label: label, name: "_", type: type.identity) }

    /// What it adds to the function's name.
    fileprivate var word: String {
        let word = (label == "_" ? name : label).withoutBackticks
        return word.prefix(1).uppercased() + word.dropFirst()
    }
}

extension String {
    /// What is the same of names that may become the same in another letter case.
    package var sameWhateverTheCase: String { lowercased().replacing("_", with: "") }
}
