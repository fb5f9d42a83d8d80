import SourceText
import SwiftText

/// The earliest versions of platforms that generated code can be compiled for, and whether it needs UIKit.
package struct PlatformNeeds: Sendable {
    /// A required version, with the reason.
    package struct Need: Sendable {
        package let version: PlatformVersion
        /// The module or API; nil if the template's author states the version.
        package let reason: String?
    }

    package private(set) var needs: [ApplePlatform: Need] = [:]
    /// Whether the code is for iOS only, because it imports UIKit or because the template's author says so.
    private(set) var isForIOS = false
    /// The modules of Apple's that the code imports and that some systems lack.
    package private(set) var modules: Set<String> = []

    /// Code without needs.
    package init() {}

    /// Adds the needs of other code.
    package mutating func add(_ other: PlatformNeeds) {
        needs.merge(other.needs) { $0.version.isBefore($1.version) ? $1 : $0 }
        isForIOS = isForIOS || other.isForIOS
        modules.formUnion(other.modules)
    }

    /// Finds the versions that the generated Swift files need, unless the template's author states them.
    ///
    /// - Parameter declared: the versions that the package already names.
    package init(
        of files: some Sequence<GeneratedFile>, stated: [PlatformVersion], declared: [PlatformVersion]
    ) {
        self.init(of: files, declared: stated.isEmpty ? declared : stated)
        isForIOS = modules.contains("UIKit")
        guard !stated.isEmpty else { return }
        isForIOS = !stated.contains { $0.platform == .macOS }
        needs = [:]
        for version in stated { needs[version.platform] = Need(version: version, reason: nil) }
    }

    /// Finds the versions that the generated Swift files need.
    ///
    /// - Parameter declared: the versions that the package already names. APIs that all of them have are ignored.
    package init(of files: some Sequence<GeneratedFile>, declared: [PlatformVersion]) {
        var apis = PlatformAPI.all.filter { isRelevant($0, declared) }
        // Any comment may have the word in '[3 of Int]'.
        func rareWords() -> WordSet {
            WordSet(
                apis.filter { $0.form != .count }.map { $0.form == .module ? "import \($0.word)" : $0.word })
        }
        var words = rareWords()
        for file in files {
            if apis.isEmpty { break }
            guard let code = file.swift, words.occur(in: code) || code.hasCountOfElements else { continue }
            add(apis, in: SwiftToken.all(in: code), declared)
            apis = apis.filter { isRelevant($0, declared) }
            words = rareWords()
        }
    }

    /// Whether an API may require more than is known to be needed.
    private func isRelevant(_ api: PlatformAPI, _ declared: [PlatformVersion]) -> Bool {
        api.form == .module && !modules.contains(api.word) || needsMore(api, declared)
    }

    /// Whether an API may require a later version than is known to be needed.
    private func needsMore(_ api: PlatformAPI, _ declared: [PlatformVersion]) -> Bool {
        api.versions.contains { version in
            let given = declared.first { $0.platform == version.platform }
            guard given?.isBefore(version) != false else { return false }
            let known = needs[version.platform]?.version ?? given
            return known?.isBefore(version) ?? (declared.isEmpty || version.platform == .iOS)
        }
    }

    /// Adds what the tokens of a file need. Ignores code in `#if`. In a file that checks for availability, considers
    /// only imports, because the author has taken care of the rest.
    private mutating func add(_ apis: [PlatformAPI], in tokens: [SwiftToken], _ given: [PlatformVersion]) {
        var (depth, imports, declared, isGuarded) = (0, Set<String>(), Set<String>(), false)
        var found: [PlatformAPI] = []
        let apis = Dictionary(grouping: apis, by: \.word)
        for (index, token) in tokens.enumerated() where token.isName {
            let before = index > 0 ? tokens[index - 1] : nil
            if before?.isSign("#") == true {
                if token.isWord("if") { depth += 1 }
                if token.isWord("endif") { depth -= 1 }
            }
            if token.isWord("available"), before?.isSign(in: ["#", "@"]) == true {
                // '@available(*, unavailable)' names no platform.
                isGuarded = isGuarded || !tokens[index...].dropFirst(2).prefix(1).contains { $0.isSign("*") }
            }
            guard depth == 0 else { continue }
            if before?.isWord("import") == true { imports.insert(token.text) }
            if before?.isWord(in: PlatformAPI.declaring) == true { declared.insert(token.text) }
            found += (apis[token.text] ?? []).filter { $0.isUsed(at: index, of: tokens) }
        }
        for api in found where !declared.contains(api.word) {
            guard api.form == .module || !isGuarded,
                api.module.map({ ImportedModules.brings($0, imports) }) ?? true
            else {
                continue
            }
            if api.form == .module {
                modules.insert(api.word)
                guard needsMore(api, given) else { continue }
            }
            for version in api.versions where needs[version.platform]?.version.isBefore(version) ?? true {
                needs[version.platform] = Need(version: version, reason: api.reason)
            }
        }
    }
}

extension [UInt8] {
    /// Whether `of` stands behind a digit, as in `[3 of Int]`.
    fileprivate var hasCountOfElements: Bool {
        withUnsafeBufferPointer { bytes in
            bytes.indices.dropFirst(2).dropLast().contains {
                bytes[$0] == UInt8(ascii: "o") && bytes[$0 + 1] == UInt8(ascii: "f")
                    && bytes[$0 - 1] == UInt8(ascii: " ") && bytes[$0 - 2].isDigit
            }
        }
    }
}

extension PlatformAPI {
    fileprivate static let declaring: Set = [
        "class", "struct", "enum", "actor", "protocol", "typealias", "func", "case",
    ]

    /// Whether a word refers to this API.
    fileprivate func isUsed(at index: Int, of tokens: [SwiftToken]) -> Bool {
        let token = index > 0 ? tokens[index - 1] : nil
        let next = tokens[index...].dropFirst().prefix(3)
        if let label {
            guard next.map(\.text).elementsEqual(["(", label, ":"]) else { return false }
        }
        return switch form {
        case .module: token?.isWord("import") == true
        case .attribute: token?.isSign("@") == true
        case .member: token?.isSign(".") == true
        case .call:
            token?.isSign(".") == true && next.first?.isSign("(") == true
                && (receivers.isEmpty || index > 1 && tokens[index - 2].isWord(in: receivers))
        case .count: token?.text.allSatisfy(\.isWholeNumber) == true
        case .name:
            token?.isSign(".") != true && token?.isWord(in: Self.declaring) != true
        }
    }
}

/// Words to search for in code, which is much faster than splitting the code into tokens.
private struct WordSet {
    private let words: [[UInt8]]
    /// The number of letters of each word that the search compares, which are those of the shortest word.
    private let window: Int
    /// How far the window may move on if it ends with two letters, by a hash of these: the algorithm of Wu and Manber.
    private var shifts: [Int]

    init(_ words: [String]) {
        self.words = words.map { Array($0.utf8) }
        window = max(2, self.words.map(\.count).min() ?? 2)
        shifts = Array(repeating: window - 1, count: 0x1000)
        for word in self.words {
            for end in 1..<window {
                let pair = Self.pair(word[end - 1], word[end])
                shifts[pair] = min(shifts[pair], window - 1 - end)
            }
        }
    }

    private static func pair(_ first: UInt8, _ second: UInt8) -> Int {
        (Int(first) << 5 ^ Int(second)) & 0xFFF
    }

    /// Whether one of the words occurs as a whole word, even if only in a comment.
    func occur(in code: [UInt8]) -> Bool {
        code.withUnsafeBufferPointer { bytes in
            shifts.withUnsafeBufferPointer { shifts in
                var last = window - 1
                while last < bytes.count {
                    let shift = shifts[Self.pair(bytes[last - 1], bytes[last])]
                    last += max(shift, 1)
                    guard shift == 0 else { continue }
                    let start = last - window
                    if start > 0, bytes[start - 1].isWordPart { continue }
                    let rest = bytes[start...]
                    if words.contains(where: {
                        rest.starts(with: $0) && rest.dropFirst($0.count).first?.isWordPart != true
                    }) {
                        return true
                    }
                }
                return false
            }
        }
    }
}
