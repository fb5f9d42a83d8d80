import SourceText

/// The ids of objects that are added: 24 hexadecimal digits, ten for the module and fourteen for what the object is. So a
/// module's lines are beside each other in a sorted section, and the module gets the same ids on every machine.
struct DerivedID {
    /// What an object is for.
    struct Subject: Hashable {
        enum Kind: String { case reference, buildFile, group, phase, exceptions, package, product }

        let kind: Kind
        let path: String
        var target = ""
    }

    /// The ten digits of the module.
    let block: String
    /// Ids that are taken: those in the file that begin like the module's.
    private var taken: Set<String>

    /// - Parameter references: the numbers of the module's references that exist. New ids begin like theirs.
    init(module: String, references: [ProjectPath: [Int]], in file: ProjectFile) {
        let known = references.sorted { $0.key.description < $1.key.description }.lazy.flatMap {
            path, objects in
            objects.map(file.id).filter {
                Self.isDerived($0, for: Subject(kind: .reference, path: path.description))
            }
        }.first
        block = known.map { String($0.prefix(10)) } ?? IDBlocks(file).block(of: module)
        taken = Self.words(startingWith: block, in: file.source)
    }

    /// Returns a new id for an object.
    mutating func make(_ subject: Subject) -> String {
        var attempt = 0
        while !taken.insert(block + Self.digits(of: subject, attempt: attempt)).inserted { attempt += 1 }
        return block + Self.digits(of: subject, attempt: attempt)
    }

    /// Returns whether an id was made for an object, in whatever module.
    static func isDerived(_ id: String, for subject: Subject) -> Bool {
        guard id.utf8.count == 24 else { return false }
        return (0..<4).contains { id.hasSuffix(digits(of: subject, attempt: $0)) }
    }

    /// Returns the id of an object that is now for something else, beside the ids of its module.
    static func renamed(_ id: String, for subject: Subject, attempt: Int) -> String {
        id.prefix(10) + digits(of: subject, attempt: attempt)
    }

    private static func digits(of subject: Subject, attempt: Int) -> String {
        let again = attempt == 0 ? "" : "\u{0}\(attempt)"
        let text = "\(subject.kind.rawValue)\u{0}\(subject.path)\u{0}\(subject.target)\(again)"
        return hex(hash(text) >> 8, digits: 14)
    }

    static func hex(_ number: UInt64, digits: Int) -> String {
        let text = String(number, radix: 16, uppercase: true)
        return String(repeating: "0", count: digits - text.utf8.count) + text
    }

    /// Returns the FNV-1a hash of a text, with its bits mixed once more because only some of them are used.
    static func hash(_ text: String) -> UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0100_0000_01B3 }
        hash = (hash ^ (hash >> 33)) &* 0xFF51_AFD7_ED55_8CCD
        hash = (hash ^ (hash >> 33)) &* 0xC4CE_B9FE_1A85_EC53
        return hash ^ (hash >> 33)
    }

    /// Returns all words of 24 bytes anywhere in the file that begin with a text: ids may be used where no object has
    /// them.
    private static func words(startingWith prefix: String, in source: SourceFile) -> Set<String> {
        let pattern = Array(prefix.utf8)
        var found: Set<String> = []
        source.bytes.withUnsafeBufferPointer { bytes in
            // Boyer and Moore's search in the version of Horspool: how far the pattern may move for a last byte.
            var steps = [Int](repeating: pattern.count, count: 256)
            for (position, byte) in pattern.dropLast().enumerated() {
                steps[Int(byte)] = pattern.count - 1 - position
            }
            var end = pattern.count - 1
            while end < bytes.count {
                let start = end - pattern.count + 1
                if bytes[end] == pattern[pattern.count - 1], start + 24 <= bytes.count,
                    bytes[start...end].elementsEqual(pattern)
                {
                    found.insert(String(decoding: bytes[start..<start + 24], as: UTF8.self))
                }
                end += steps[Int(bytes[end])]
            }
        }
        return found
    }
}
