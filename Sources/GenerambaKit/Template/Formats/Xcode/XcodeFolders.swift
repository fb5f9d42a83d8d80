import SourceText

/// Which folder of a template Xcode takes for which values: the values of popups and classes and the identifiers of
/// checkboxes that are on, in the order of the options, without those whose required options have other values.
struct XcodeFolders {
    /// A value for each option that chooses.
    private typealias Combination = [String]

    private let options: [XcodeTemplate.Option]
    private let combinations: [(folder: String, values: Combination)]
    /// The folders that some values choose, in lower case.
    private let known: Set<String>

    /// The most combinations of values: Apple's own templates have 40.
    private static let most = 4096

    /// - Throws: `Diagnostics` if there are too many combinations.
    init(_ template: XcodeTemplate) throws {
        options = template.options.filter { !$0.choices.isEmpty }
        var all: [Combination] = [[]]
        for option in options {
            guard all.count * option.choices.count <= Self.most else {
                throw Diagnostics.error(
                    "the options have more than \(Self.most) combinations of values", at: option.id.range)
            }
            all = all.flatMap { values in option.choices.map { values + [$0] } }
        }
        combinations = all.map { [options] in (Self.folder($0, of: options), $0) }
        known = Set(combinations.map { $0.folder.lowercased() })
    }

    private static func folder(_ values: Combination, of options: [XcodeTemplate.Option]) -> String {
        func isMet(_ requirement: (id: String, values: [String])) -> Bool {
            let index = options.firstIndex { $0.id.value == requirement.id }
            return index.map { requirement.values.contains(values[$0]) } ?? true
        }
        let parts = zip(options, values).map { option, value in
            guard option.requirements.allSatisfy(isMet) else { return "" }
            guard option.kind == .checkbox else { return value }
            return value == "true" ? option.id.value : ""
        }
        let name = parts.joined()
        return name.isEmpty ? "Default" : name
    }

    /// Whether the values choose one of these folders. If they never do, Xcode takes all files.
    func choose(among folders: [String]) -> Bool {
        !options.isEmpty && folders.contains(where: know)
    }

    /// Whether some values choose a folder.
    func know(_ folder: String) -> Bool { known.contains(folder.lowercased()) }

    /// The conditions for some folders, of which at most one is true, as after `if` in Liquid. A nil condition is always
    /// true.
    func conditions(for folders: [String]) -> [String?] {
        // Disks of Macs ignore letter case.
        let folders = Set(folders.map { $0.lowercased() })
        let wanted = combinations.filter { folders.contains($0.folder.lowercased()) }.map(\.values)
        return Self.cubes(wanted[...].map { $0[...] }, options[...]).map {
            $0.isEmpty ? nil : $0.joined(separator: " and ")
        }
    }

    /// Splits combinations into disjoint sets that have a value or any value of each option.
    private static func cubes(
        _ all: [ArraySlice<String>], _ options: ArraySlice<XcodeTemplate.Option>
    ) -> [[String]] {
        guard let option = options.first else { return all.isEmpty ? [] : [[]] }
        let rests = option.choices.map { choice in
            (choice, all.filter { $0.first == choice }.map { $0.dropFirst() })
        }
        if rests.allSatisfy({ $0.1 == rests[0].1 }) { return cubes(rests[0].1, options.dropFirst()) }
        return rests.distinct(by: \.1).flatMap { choice, rest in
            let alike = rests.filter { $0.1 == rest }.map(\.0)
            let tails = cubes(rest, options.dropFirst())
            return option.conditions(alike).flatMap { condition in tails.map { [condition] + $0 } }
        }
    }
}

extension XcodeTemplate.Option {
    /// The conditions for some values, of which at most one is true.
    fileprivate func conditions(_ wanted: [String]) -> [String] {
        guard kind != .checkbox else {
            return wanted.map { $0 == "true" ? reference : "\(reference) == false" }
        }
        let others = choices.filter { !wanted.contains($0) }
        // A class may have other values than its choices.
        let isAllButOne = kind == .popup && wanted.count > 1 && others.count == 1
        return (isAllButOne ? others : wanted).map { value in
            let mark = value.contains("'") ? "\"" : "'"
            return "\(reference) \(isAllButOne ? "!=" : "==") \(mark)\(value)\(mark)"
        }
    }
}
