extension [FunctionSignature] {
    /// Distinct names for the functions, ignoring letter case. A function has its own name if no other one shares it;
    /// otherwise its argument labels follow the name, and then a number if necessary.
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
    /// What determines which function a call means: everything but the effects and the result.
    package var identity: FunctionSignature {
        var identity = FunctionSignature(name: name)
        identity.arguments = arguments.map(\.identity)
        return identity
    }

    /// Whether a function with the same identity has the same type. Whether they throw does not matter.
    package func hasSameType(as other: FunctionSignature) -> Bool {
        isAsync == other.isAsync && result == other.result
    }
}

extension FunctionSignature.Argument {
    /// The argument without the parts that calls do not show: its name and its ownership modifiers.
    fileprivate var identity: Self { Self(label: label, name: "_", type: type.identity) }

    /// The part of an id that stands for the argument.
    fileprivate var word: String {
        let word = (label == "_" ? name : label).withoutBackticks
        return word.prefix(1).uppercased() + word.dropFirst()
    }
}

extension String {
    /// A form of the name that is equal for names that may become the same in another case style.
    package var sameWhateverTheCase: String {
        utf8.contains(UInt8(ascii: "_")) ? lowercased().replacing("_", with: "") : lowercased()
    }
}
