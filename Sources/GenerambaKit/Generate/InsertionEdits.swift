import SourceText
import SwiftText
import SystemAccess

/// What modules add to files of the project, or take out of them.
struct InsertionEdits {
    private let root: AbsolutePath
    /// The files, as they are and as they are to be, in the order of the first edit.
    private var texts: [(path: RelativePath, before: GeneratedFile.Content, now: [UInt8])] = []
    /// What somebody has edited since, so that it stays.
    private(set) var kept: [ModuleInsertion] = []
    private let earlier: [RelativePath: Change]

    /// - Parameter changes: earlier changes in the same plan, which may have the same files.
    init(in root: AbsolutePath, after changes: [Change] = []) {
        self.root = root
        earlier = Dictionary(changes.map { ($0.path, $0) }) { $1 }
    }

    /// The changes of the files.
    var changes: [Change] {
        texts.filter { $0.before != .file($0.now) }.map {
            Change(.edit, $0.path, before: $0.before, after: .file($0.now))
        }
    }

    /// Returns the index of a file's text; nil if there is no such file.
    private mutating func index(of path: RelativePath) throws -> Int? {
        if let index = texts.firstIndex(where: { $0.path == path }) { return index }
        if let change = earlier[path], let bytes = change.after?.bytes {
            texts.append((path, change.before ?? .file([]), bytes))
            return texts.count - 1
        }
        guard try Disk.kind(following: root.appending(path)) == .file,
            let bytes = try Disk.read(root.appending(path))
        else { return nil }
        texts.append((path, .file(bytes), bytes))
        return texts.count - 1
    }

    /// Inserts the texts of a module, in place of those that it added before.
    ///
    /// - Parameters:
    ///   - old: what the module has added.
    ///   - search: the folder in which files are found by their names.
    ///   - restores: whether recorded texts that are missing are inserted again; otherwise, somebody removed them.
    /// - Returns: what to record.
    /// - Throws: `Diagnostics` for missing files and places; `FileProblem`.
    mutating func replace(
        _ old: [ModuleInsertion], with new: [WantedInsertion], in search: RelativePath, restores: Bool
    ) throws -> [ModuleInsertion] {
        var found = Diagnostics()
        let wanted = try new.compactMap { wanted in
            try found.collect { try file(of: wanted, in: search).map { (wanted, $0) } } ?? nil
        }
        try found.throwErrors()
        let all = wanted.map { ModuleInsertion(file: $1, insertion: $0.insertion) }
        var edited: Set<Int> = []
        var replaced: [ModuleInsertion] = []
        for (number, gone) in old.enumerated() where !all.contains(gone) {
            let new = all.first { new in
                !old.contains(new) && !replaced.contains(new) && new.file == gone.file
                    && new.insertion.hasPlace(of: gone.insertion)
            }
            if let new, try replace(gone, with: new) {
                replaced.append(new)
            } else if try !remove(gone) {
                edited.insert(number)
            }
        }
        var recorded = replaced
        for ((wanted, _), insertion) in zip(wanted, all) where !replaced.contains(insertion) {
            let isKnown = old.contains(insertion)
            // An edited text stands for the new one.
            let stands = edited.contains {
                old[$0].file == insertion.file && old[$0].insertion.hasPlace(of: insertion.insertion)
            }
            if stands || isKnown && !restores {
                recorded.append(insertion)
            } else if try found.collect({ try insert(insertion, wanted) }) == true || isKnown {
                recorded.append(insertion)
            }
        }
        try found.throwErrors()
        // In the template's order, so that a renaming and another one back give the same record.
        return all.filter(recorded.contains)
    }

    /// Returns those of the texts that stand in their files as if they had been inserted.
    ///
    /// - Throws: `FileProblem`.
    mutating func standing(
        _ wanted: [WantedInsertion], in search: RelativePath
    ) throws -> [ModuleInsertion] {
        try wanted.compactMap { wanted in
            var ignored = Diagnostics()
            guard let file = try ignored.collect({ try file(of: wanted, in: search) }) ?? nil,
                let index = try index(of: file),
                wanted.insertion.removed(from: texts[index].now, isSwift: file.isSwift) != nil
            else { return nil }
            return ModuleInsertion(file: file, insertion: wanted.insertion)
        }
    }

    /// Replaces what a module added in its place. Returns whether that was possible.
    private mutating func replace(_ old: ModuleInsertion, with new: ModuleInsertion) throws -> Bool {
        guard let index = try index(of: old.file) else { return false }
        let bytes = old.insertion.replaced(
            by: new.insertion, in: texts[index].now, isSwift: old.file.isSwift)
        if let bytes { texts[index].now = bytes }
        return bytes != nil
    }

    /// Takes out what a module added, except for clauses of a switch that somebody edited.
    ///
    /// - Returns: whether it stood there as it was inserted, or the file is gone.
    @discardableResult
    mutating func remove(_ insertion: ModuleInsertion) throws -> Bool {
        guard let index = try index(of: insertion.file) else { return true }
        let isSwift = insertion.file.isSwift
        guard let bytes = insertion.insertion.removed(from: texts[index].now, isSwift: isSwift) else {
            kept.append(insertion)
            return false
        }
        texts[index].now = bytes
        if insertion.insertion.leavesClauses(in: bytes) { kept.append(insertion) }
        return true
    }

    /// Returns whether the text was inserted; it may stand there already.
    private mutating func insert(_ insertion: ModuleInsertion, _ wanted: WantedInsertion) throws -> Bool {
        guard let index = try index(of: insertion.file) else { return false }
        guard !texts[index].now.isBinary else {
            throw Diagnostics.error("'\(insertion.file)' is not a text in UTF-8", at: wanted.range)
        }
        do throws(Insertion.Problem) {
            let new = try insertion.insertion.inserted(
                into: texts[index].now, isSwift: insertion.file.isSwift)
            if let new { texts[index].now = new }
            return new != nil
        } catch {
            if wanted.isOptional { return false }
            throw Diagnostics.error(
                error.message(of: insertion), at: wanted.range,
                hint: "add it yourself: '\(insertion.insertion.text)'")
        }
    }

    /// The file of an insertion: at its path or, if that is only a name, anywhere in a folder. Nil if it is not there and
    /// need not be.
    private func file(of wanted: WantedInsertion, in search: RelativePath) throws -> RelativePath? {
        if try Disk.kind(following: root.appending(wanted.path)) == .file || earlier[wanted.path] != nil {
            return wanted.path
        }
        var found: [RelativePath] = []
        if wanted.path.components.count == 1 {
            let planned = earlier.values.filter { $0.path.name == wanted.path.name && $0.after?.bytes != nil }
            let all = try (RecordedFiles.tree(in: root)[wanted.path.name] ?? []) + planned.map(\.path)
            found = Set(all).filter { $0.isInside(search) }.sorted()
            if found.count == 1 { return found[0] }
        }
        if found.isEmpty, wanted.isOptional { return nil }
        let hint = "add it yourself: '\(wanted.insertion.text)'"
        throw Diagnostics.error(
            found.isEmpty
                ? "there is no file '\(wanted.path)'"
                : "there are several files '\(wanted.path)': \(quoted(found.map(\.text)))",
            at: wanted.range, hint: hint)
    }
}

extension Insertion.Problem {
    fileprivate func message(of insertion: ModuleInsertion) -> String {
        let (file, place) = (insertion.file, insertion.insertion)
        let anchor =
            place.place == .region
            ? "generamba:begin \(place.anchor)" : place.place == .enum ? "enum \(place.anchor)" : place.anchor
        return switch self {
        case .anchors(0): "'\(file)' has no '\(anchor)'"
        case .anchors(let count): "'\(file)' has '\(anchor)' \(count) times"
        case .noList where place.place == .region: "'\(file)' has no 'generamba:end \(place.anchor)'"
        case .noList: "no list follows '\(anchor)' in '\(file)'"
        case .notSwift: "'\(file)' is not Swift code, in which '\(place.place.rawValue)' finds a place"
        case .noClause(let name):
            "the switch in '\(name)' of '\(file)' needs a clause, and the template has none"
        }
    }
}
