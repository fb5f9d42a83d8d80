/// The places among the ids of a project where a module's ids may lie. Between two such places are a group, a reference
/// and a build file that both branches have, so that git merges their lines. Ids that were only derived from the module
/// would often be beside each other, because Xcode's ids in a project begin alike.
struct IDBlocks {
    /// The first ten digits of the ids around each place.
    private var gaps: [Range<UInt64>] = []
    /// The id of the project. It makes the places of two modules differ from project to project.
    private let project: String

    init(_ file: ProjectFile) {
        project = file.id(file.rootObject)
        let groups = Self.blocks(of: "PBXGroup", in: file)
        // With many groups, there are files between nearly all of them.
        guard groups.count < 64 else {
            for (lower, upper) in zip(groups, groups.dropFirst()) { add(lower, upper) }
            return
        }
        let others = ["PBXFileReference", "PBXBuildFile"].map { Self.blocks(of: $0, in: file) }
        let kinds = [groups] + others
        let all = kinds.enumerated().flatMap { kind, blocks in blocks.map { (block: $0, kind: kind) } }
            .sorted { ($0.block, $0.kind) < ($1.block, $1.kind) }
        add(0, all.first?.block ?? 0)
        var seen: Set<Int> = []
        for (number, entry) in all.enumerated() {
            seen.insert(entry.kind)
            let next = number + 1 < all.count ? all[number + 1].block : 1 << 40
            if seen.count == kinds.count, add(entry.block, next) { seen = [] }
        }
    }

    /// Adds the place between two ids if there is room. Returns whether there is.
    @discardableResult private mutating func add(_ lower: UInt64, _ upper: UInt64) -> Bool {
        guard upper > lower + 1 else { return false }
        gaps.append(lower + 1..<upper)
        return true
    }

    /// Returns the first ten digits of a module's ids.
    func block(of module: String) -> String {
        let hash = DerivedID.hash("module\u{0}\(project)\u{0}\(module)")
        guard gaps.count > 1 else { return DerivedID.hex(hash >> 24, digits: 10) }
        let gap = gaps[Int(hash % UInt64(gaps.count))]
        let place = DerivedID.hash("place\u{0}" + module) % UInt64(gap.count)
        return DerivedID.hex(gap.lowerBound + place, digits: 10)
    }

    /// Returns the first ten digits of the ids of a class, sorted. Ids that do not begin with as many are left out.
    private static func blocks(of isa: String, in file: ProjectFile) -> [UInt64] {
        file.objects(isa).map { file.index.entries[$0].key }.filter { $0.count == 24 }
            .compactMap { UInt64(file.source.text($0.prefix(10)), radix: 16) }.sorted()
    }
}
