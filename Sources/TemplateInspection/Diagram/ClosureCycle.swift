import SwiftText

/// A closure that an object keeps, itself or through another object of the module, and that keeps the object alive.
struct ClosureCycle {
    /// The number of its file.
    let file: Int
    /// The property in the assignment of the closure.
    let range: Range<Int>
    /// The property with the name of its type, such as `Presenter.onDone`.
    let property: String

    /// Returns the cycles that are certain in the code of a module: nothing sets the properties to nil, and the closure
    /// captures `self` strongly.
    static func all(in texts: [[UInt8]]) -> [ClosureCycle] {
        let types = DeclaredType.all(in: texts)
        let files = texts.map { SwiftToken.all(in: $0) }
        let cleared = Set(
            files.flatMap { tokens in
                tokens.indices.dropFirst(2).filter { tokens[$0].isWord("nil") && tokens[$0 - 1].isSign("=") }
                    .map { tokens[$0 - 2].bare }
            })
        return files.enumerated().flatMap { number, tokens in
            Assignments(tokens).all.compactMap { assignment in
                guard cleared.isDisjoint(with: [assignment.object ?? "", assignment.property]),
                    let type = types.keeper(of: assignment)
                else { return nil }
                return ClosureCycle(
                    file: number, range: assignment.range, property: "\(type).\(assignment.property)")
            }
        }
    }
}

/// A closure with a strong `self` that becomes the value of a property.
private struct Assignment {
    /// The type that `self` has.
    let holder: String
    /// The property of `self` with the object that gets the closure; nil if `self` itself gets it.
    let object: String?
    let property: String
    let range: Range<Int>
}

extension [DeclaredType] {
    /// Returns the class whose property keeps the closure of an assignment, if the holder certainly keeps its object.
    fileprivate func keeper(of assignment: Assignment) -> String? {
        func isKept(by name: String) -> Bool {
            let type = first { $0.name == name && [.class, .actor].contains($0.kind) }
            return type?.properties.contains {
                $0.name == assignment.property && $0.isClosure && $0.hold == .strong
            } ?? false
        }
        guard let object = assignment.object else {
            return isKept(by: assignment.holder) ? assignment.holder : nil
        }
        let held = OwnershipGraph(of: self).references.compactMap { reference -> String? in
            guard reference.holder == assignment.holder, reference.property == object,
                reference.hold == .strong, !reference.isFromElsewhere, case .type(let name) = reference.held
            else { return nil }
            return name
        }
        return held.allSatisfy(isKept) ? held.first : nil
    }
}

/// The assignments in a file.
private struct Assignments {
    private let tokens: [SwiftToken]
    private let partners: [Int: Int]
    /// The bodies of types and extensions with their names, outer ones first.
    private let bodies: [(name: String, range: Range<Int>)]
    private(set) var all: [Assignment] = []

    init(_ tokens: [SwiftToken]) {
        (self.tokens, partners) = (tokens, tokens.bracketPartners)
        let types = DeclarationReader(tokens).declarations().flatMap(\.selfAndMembers).map(\.declaration)
        bodies = types.compactMap { type in
            type.isType || type.kind == .extension ? type.body.map { (type.name, $0) } : nil
        }
        for index in tokens.indices.dropLast().dropFirst()
        where tokens[index].isSign("=") && tokens[index + 1].isSign("{") && keepsSelf(index + 1) {
            add(at: index)
        }
    }

    /// Whether a closure captures `self` strongly and is not called at once.
    private func keepsSelf(_ open: Int) -> Bool {
        guard let close = partners[open] else { return false }
        let isCalled = tokens[close...].dropFirst().first?.isSign("(") == true
        var captures: ArraySlice<SwiftToken> = []
        if tokens[open + 1].isSign("["), let end = partners[open + 1] { captures = tokens[open + 1...end] }
        return !isCalled && !captures.contains { $0.isWord(in: ["weak", "unowned"]) }
            && tokens[open..<close].contains { $0.isWord("self") }
    }

    private mutating func add(at equal: Int) {
        var start = equal - 1
        guard let holder = bodies.last(where: { $0.range.contains(equal) })?.name else { return }
        if let lazy = lazyProperty(before: equal) { start = lazy }
        let property = tokens[start]
        var path: [String] = []
        while start > 1, tokens[start - 1].isSign(".") {
            start -= tokens[start - 2].isSign(in: ["?", "!"]) ? 3 : 2
            path.insert(tokens[max(0, start)].bare, at: 0)
        }
        if path.first == "self" {
            path.removeFirst()
        } else if !isOnlyProperty(path.first ?? property.bare) {
            return
        }
        guard property.isName, path.count < 2 else { return }
        all.append(
            Assignment(
                holder: holder, object: path.first, property: property.bare, range: property.range))
    }

    /// Returns the number of the name in `lazy var name: Type =`.
    private func lazyProperty(before equal: Int) -> Int? {
        let start = tokens[..<equal].lastIndex {
            $0.isWord(in: ["var", "let"]) || $0.isSign(in: ["{", "}"])
        }
        guard let start, start > 0, tokens[start].isWord("var"), tokens[start - 1].isWord("lazy") else {
            return nil
        }
        return start + 1
    }

    /// Whether no variable or parameter in the file may hide a property.
    private func isOnlyProperty(_ name: String) -> Bool {
        let places = tokens.indices.dropFirst().filter { tokens[$0].bare == name }
        let hides = places.count { tokens[$0 - 1].isWord(in: ["let", "var"]) } > 1
        return !hides
            && !places.contains {
                tokens[$0 - 1].isSign(in: ["(", ","]) && tokens[($0 + 1)...].first?.isSign(":") == true
            }
    }
}
