import Foundation
import Testing

@testable import GenerambaKit

/// A random history of a project with generated modules: what people do to it, and what the program does.
///
/// After everything that the program does, each line that a person wrote must be in the project at least as often as
/// before.
struct History {
    enum Operation: String, CaseIterable {
        case gen, genAgain, update, add, rename, destroy, adopt, newVersion, format, swiftFormat, merge
        case insert, change, moveLine, delete, moveFile, editIcon
        case conflict, abort, rebuild, carriageReturns, movedEdited, movedUnedited, built
        case wire, unwired
    }

    /// What went wrong.
    struct Failure: Error, CustomStringConvertible { let description: String }

    let seed: UInt64
    /// How often each operation happened.
    private(set) var counts: [Operation: Int] = [:]
    /// The operations so far.
    private(set) var log: [String] = []
    private var random: Seeded
    private let sandbox: Sandbox
    private var template: ChangingTemplate
    private var wiring = Wiring()
    private var modules: [String] = []
    private var made = 0
    /// The files that a person edited, or that a merge of branches may have changed.
    private var edited: Set<String> = []
    private let hasGit: Bool
    private let hasCarriageReturns: Bool

    init(seed: UInt64) throws {
        self.seed = seed
        random = Seeded(seed)
        template = ChangingTemplate(&random)
        hasGit = random.next(below: 2) == 0
        hasCarriageReturns = random.next(below: 4) == 0
        let settings =
            Shop.settings.replacing("{name: page}", with: "{name: \(ChangingTemplate.name)}")
            + "allow_outside: [\(ChangingTemplate.name)]\n"
        sandbox = try Shop.sandbox(settings: settings)
        try sandbox.remove("Templates/page")
        try sandbox.install(template.texts, as: ChangingTemplate.name)
        try sandbox.write(wiring.bytes, to: Wiring.path)
    }

    /// Makes the history, and removes its folder.
    mutating func run() throws {
        if hasGit {
            try sandbox.git("init", "-q")
            try sandbox.git("config", "core.autocrlf", "false")
        }
        try perform(.gen)
        for _ in 0..<14 + random.next(below: 6) {
            try perform(Self.choices[random.next(below: Self.choices.count)])
        }
        try removeAll()
        try FileManager.default.removeItem(atPath: sandbox.root)
    }

    /// What happens next, the more often, the more likely.
    private static let choices: [Operation] = [
        .gen, .genAgain, .update, .update, .update, .add, .rename, .rename, .destroy, .destroy, .adopt,
        .newVersion, .newVersion, .format, .swiftFormat, .merge, .merge, .insert, .insert, .change, .change,
        .moveLine,
        .delete, .moveFile, .editIcon, .wire, .wire,
    ]

    private mutating func note(_ operation: Operation, _ words: String = "") {
        counts[operation, default: 0] += 1
        log.append("\(operation.rawValue) \(words)")
    }

    private mutating func perform(_ operation: Operation) throws {
        switch operation {
        case .gen: try generate()
        case .genAgain: try generateAgain()
        case .update: try update([])
        case .add:
            guard let module = module() else { return }
            made += 1
            note(.add, module)
            try update([module, "--add", "uses", "use\(made)(id: Int)"])
        case .rename: try rename()
        case .destroy: try destroy()
        case .adopt: try adopt()
        case .newVersion:
            template.change(&random)
            note(.newVersion, "\(template.version)")
            try sandbox.install(template.texts, as: ChangingTemplate.name)
        case .merge: if hasGit { try merge() }
        case .moveFile: try moveFile()
        case .editIcon: try editIcon()
        case .swiftFormat: try formatWithSwift()
        case .wire: try wire()
        default: try edit(operation)
        }
    }

    // MARK: What the program does

    private mutating func module() -> String? {
        modules.isEmpty ? nil : modules[random.next(below: modules.count)]
    }

    /// Runs the program, and compares the lines before with those after.
    private mutating func run(_ words: [String], statuses: [Int32] = [0]) throws -> Run {
        let before = try ownLines()
        let run = try sandbox.run(words)
        log.append("  generamba \(words.joined(separator: " ")): \(run.status)")
        guard statuses.contains(run.status) else { throw failure("\(words) ends with \(run)") }
        let after = try ownLines()
        for (line, count) in before where after[line, default: 0] < count {
            throw failure(
                "\(words) lost '\(line)', \(count) before, \(after[line, default: 0]) after: \(run)")
        }
        return run
    }

    private func failure(_ text: String) -> Failure {
        Failure(description: "history \(seed): \(text)\n" + log.joined(separator: "\n"))
    }

    private mutating func generate() throws {
        made += 1
        let name = "Module\(made)"
        note(.gen, name)
        _ = try run(["gen", name, ChangingTemplate.name, "--uses", "first(), second(id: Int)"])
        modules.append(name)
        guard hasCarriageReturns else { return }
        note(.carriageReturns)
        for path in try files() where path.contains("/\(name)/") && !path.contains("icon.dat") {
            var text = EditedText(try sandbox.bytes(path))
            text.hasCarriageReturns = true
            try sandbox.write(text.bytes, to: path)
        }
    }

    private mutating func generateAgain() throws {
        guard let module = module() else { return }
        note(.genAgain, module)
        let run = try run(
            ["gen", module, ChangingTemplate.name, "--on-conflict", "merge"], statuses: [0, 1, 7])
        // What is no text cannot be merged, and then nothing is. Only an update moves files.
        let refusals = ["icon.dat'", "'generamba update' moves it along"]
        guard run.status != 1 || refusals.contains(where: run.messages.contains) else {
            throw failure("\(run)")
        }
        try resolve(canAbort: false)
    }

    private mutating func update(_ words: [String]) throws {
        note(.update)
        let builds = try random.next(below: 12) == 0 && compiles()
        let run = try run(["update", "--accept-missing"] + words, statuses: [0, 7])
        for line in run.output.split(separator: "\n") where line.hasSuffix("where the template makes it now")
        {
            let paths = line.split(separator: "'").map(String.init)
            if edited.contains(paths[1]) { edited.insert(paths[3]) }
        }
        // What was kept from an update that was taken back may have markers.
        let marked = try unmerged().filter { !$0.contains(".edited") }
        guard marked.isEmpty == (run.status == 0) else { throw failure("wrong status of \(run)") }
        if builds, run.status == 0 {
            note(.built)
            guard try compiles() else { throw failure("what was built before is not after \(run)") }
        }
        for path in marked where !edited.contains(path.replacing(".updated", with: "")) {
            throw failure("a conflict in '\(path)', which nobody edited: \(run)\n\(try sandbox.read(path))")
        }
        try resolve(canAbort: true)
        guard words.isEmpty, random.next(below: 4) == 0 else { return }
        let before = try FileTree(of: sandbox)
        let again = try self.run(["update", "--accept-missing"], statuses: [0, 7])
        let changed = try FileTree(of: sandbox).differences(from: before).filter {
            !$0.contains("/.generamba/")
        }
        guard changed.isEmpty || run.status == 7 else { throw failure("a second update changes \(changed)") }
        if again.status == 7 { try resolve(canAbort: false) }
    }

    /// Resolves conflicts, or takes the update back.
    private mutating func resolve(canAbort: Bool) throws {
        let marked = try unmerged().filter { !$0.contains(".edited") }
        guard !marked.isEmpty else { return }
        note(.conflict, marked.joined(separator: ", "))
        edited.formUnion(marked)
        let aborts = canAbort && random.next(below: 4) == 0
        for path in marked where !aborts || random.next(below: 2) == 0 {
            if path.hasSuffix(".updated") {
                // The person's own file stays, or the new one takes its place.
                if random.next(below: 2) == 0 {
                    try sandbox.write(sandbox.bytes(path), to: String(path.dropLast(".updated".count)))
                }
                try sandbox.remove(path)
                continue
            }
            var text = EditedText(try sandbox.bytes(path))
            text.resolve(&random)
            try sandbox.write(text.bytes, to: path)
        }
        guard aborts else { return }
        note(.abort)
        if random.next(below: 2) == 0 { try edit(.insert) }
        _ = try run(["update", "--abort"])
        edited.formUnion(try files())
    }

    /// Renames a module, and sometimes back, which gives the same bytes.
    private mutating func rename() throws {
        guard let module = module() else { return }
        made += 1
        let name = "Module\(made)"
        note(.rename, "\(module) to \(name)")
        let before = try FileTree(of: sandbox)
        let run = try run(["rename", module, name], statuses: [0, 1, 7])
        guard run.status != 1 else {
            let refusals = [
                "run 'generamba update \(module)' first", "restore them with",
                "Swift allows a file name only once",
            ]
            guard refusals.contains(where: run.messages.contains) else { throw failure("\(run)") }
            return
        }
        guard sandbox.exists(".generamba/modules/Shop/\(name).\(ChangingTemplate.name).txt") else {
            // Conflicts of an earlier command prevent a renaming.
            return try resolve(canAbort: false)
        }
        if run.status == 0, random.next(below: 2) == 0 {
            _ = try self.run(["rename", name, module])
            // Records note that a file has moved, and a sorted text goes to its place among others.
            let changed = try FileTree(of: sandbox).differences(from: before, withCache: false).filter {
                !$0.contains("/.generamba/") && (wiring.lines != nil || !$0.hasSuffix(Wiring.path))
            }
            guard changed.isEmpty else {
                let texts = try changed.map { path in
                    String(decoding: before.bytes(path) ?? [], as: UTF8.self) + "\n→\n"
                        + (try sandbox.read("../" + path))
                }
                throw failure("renaming there and back changes \(changed): \(texts.joined(separator: "\n"))")
            }
            return
        }
        modules[modules.firstIndex(of: module)!] = name
        let own = edited.filter { $0.contains("/\(module)/") }
        edited.formUnion(own.map { $0.replacing(module, with: name) })
        try resolve(canAbort: false)
    }

    private mutating func destroy() throws {
        guard modules.count > 1, let module = module() else { return }
        note(.destroy, module)
        _ = try run(["destroy", module])
        modules.removeAll { $0 == module }
    }

    /// Removes all modules. What they added to the wiring is gone then, and nothing else.
    private mutating func removeAll() throws {
        guard let lines = wiring.lines else { return }
        note(.unwired)
        for module in modules { #expect(try sandbox.run("destroy", module, "--with-edited").status == 0) }
        modules = []
        let left = EditedText(try sandbox.bytes(Wiring.path)).lines
        guard left == lines else {
            throw failure("not the wiring as it was:\n" + left.joined(separator: "\n"))
        }
    }

    /// Loses a record, and adopts the module with the values that it had.
    private mutating func adopt() throws {
        guard let module = module() else { return }
        let record = ".generamba/modules/Shop/\(module).\(ChangingTemplate.name).txt"
        guard sandbox.exists(record) else { throw failure("no record of \(module)") }
        let key = "parameter: uses="
        let uses = try sandbox.read(record).split(separator: "\n").filter { $0.hasPrefix(key) }
            .flatMap { ["--uses", String($0.dropFirst(key.count))] }
        note(.adopt, module)
        try sandbox.remove(record)
        // What other versions of the template added is not known any more.
        if template.version > 1 { wiring.forget() }
        let words = ["adopt", module, ChangingTemplate.name] + uses + ["--with-edited", "--accept-missing"]
        let run = try run(words, statuses: [0, 1])
        // What older versions made counts as edited now.
        edited.formUnion(try files().filter { $0.contains(module) })
        guard run.status == 1 else { return }
        guard run.messages.hasPrefix("error: there is no file of \(module) in ") else {
            throw failure("\(words) ends with \(run)")
        }
        modules.removeAll { $0 == module }
    }

    // MARK: What people do

    /// The paths of all modules' files, and of those that are kept of them.
    private func files() throws -> [String] {
        try ["Sources", "Tests"].flatMap { folder in
            try sandbox.files(in: folder).filter { !$0.hasSuffix("/") }.map { "\(folder)/\($0)" }
        }
    }

    /// The files with markers, and the new versions beside files that are no text.
    private func unmerged() throws -> [String] {
        try files().filter { try $0.hasSuffix(".updated") || EditedText(sandbox.bytes($0)).hasMarkers }
    }

    /// Whether the modules compile.
    private func compiles() throws -> Bool {
        let stubs = "func run(_ values: Any...) {}\nfunc refresh() {}\n"
        try sandbox.write(["../Stubs.swift": stubs])
        let files = try files().filter { $0.hasSuffix(".swift") && $0.contains("Module") }
        let list = files.map { "'\($0)'" }.joined(separator: " ")
        let line =
            "swiftc -typecheck -suppress-warnings ../Stubs.swift \(list) >/dev/null 2>&1 && echo yes || true"
        return try sandbox.output(of: ["sh", "-c", line]) == "yes"
    }

    /// How often each line that a person wrote is in the project.
    private func ownLines() throws -> [String: Int] {
        var counts: [String: Int] = [:]
        for path in try files() {
            for line in EditedText(try sandbox.bytes(path)).own { counts[line, default: 0] += 1 }
        }
        return counts
    }

    private mutating func file() throws -> String? {
        let all = try files().filter { $0.hasSuffix(".swift") && $0.contains("Module") }
        return all.isEmpty ? nil : all[random.next(below: all.count)]
    }

    private mutating func line() throws -> String {
        made += 1
        let known = try ownLines().keys.sorted()
        if !known.isEmpty, random.next(below: 8) == 0 { return known[random.next(below: known.count)] }
        let name = "\(EditedText.word)\(made)"
        return ["let \(name) = \(made)", "run(\(name))", "// \(name) is ours"][random.next(below: 3)]
    }

    private mutating func edit(_ operation: Operation) throws {
        guard let path = try file() else { return }
        var text = EditedText(try sandbox.bytes(path))
        guard text.lines.count > 6 else { return }
        let place = 4 + random.next(below: text.lines.count - 5)
        note(operation, "\(path):\(place + 1)")
        switch operation {
        case .insert: text.lines.insert("        " + (try line()), at: place)
        case .change: text.lines[place] = "        " + (try line())
        case .delete: text.lines.remove(at: place)
        case .moveLine:
            let line = text.lines.remove(at: place)
            text.lines.insert(line, at: 4 + random.next(below: text.lines.count - 4))
        default: text.format(&random)
        }
        if operation != .format { edited.insert(path) }
        try sandbox.write(text.bytes, to: path)
    }

    /// Writes something into the file to which modules add themselves.
    private mutating func wire() throws {
        made += 1
        note(.wire, "own\(made)")
        var text = EditedText(try sandbox.bytes(Wiring.path))
        wiring.edit(&text, made, &random)
        try sandbox.write(text.bytes, to: Wiring.path)
    }

    private mutating func formatWithSwift() throws {
        let isWiring = random.next(below: 4) == 0
        if isWiring { wiring.forget() }
        guard let path = isWiring ? Wiring.path : try file() else { return }
        note(.swiftFormat, path)
        // A file that is no longer valid Swift stays as it is.
        _ = try sandbox.output(of: ["sh", "-c", "swift-format format -i '\(path)' 2>/dev/null || true"])
    }

    /// Adds a line to a file that is no text.
    private mutating func editIcon() throws {
        let all = try files().filter { $0.hasSuffix("icon.dat") }
        guard !all.isEmpty else { return }
        let path = all[random.next(below: all.count)]
        note(.editIcon, path)
        edited.insert(path)
        try sandbox.write(try sandbox.bytes(path) + Array("\(try line())\n".utf8), to: path)
    }

    private mutating func moveFile() throws {
        guard let path = try file() else { return }
        let parts = path.split(separator: "/")
        let place = parts.dropLast().joined(separator: "/") + "/Moved\(made)/" + parts.last.map(String.init)!
        made += 1
        note(.moveFile, "\(path) to \(place)")
        note(edited.contains(path) ? .movedEdited : .movedUnedited)
        try sandbox.write(try sandbox.bytes(path), to: place)
        try sandbox.remove(path)
        if edited.contains(path) { edited.insert(place) }
    }

    // MARK: Branches

    /// Makes a branch, does something on both sides, and merges them. Conflicts are resolved with both sides.
    private mutating func merge() throws {
        note(.merge)
        wiring.forget()
        try commit()
        try sandbox.git("checkout", "-q", "-B", "other")
        let before = modules
        try performAny([
            .update, .add, .insert, .change, .delete, .moveLine, .gen, .newVersion, .moveFile, .wire,
        ])
        try performAny([.update, .add, .insert, .change, .delete])
        try commit()
        try sandbox.git("checkout", "-q", "main")
        let others = modules
        modules = before
        let theirs = template
        try performAny([.update, .insert, .change, .delete, .moveLine, .gen, .format, .wire])
        try performAny([.insert, .update, .add, .add])
        try commit()
        template = theirs
        let (hasConflicts, hasMarkedRecords) = try sandbox.mergeBranch("other", &random)
        var text = EditedText(try sandbox.bytes(Wiring.path))
        // A line that both sides changed is there twice.
        while text.lines.count(where: { $0.hasPrefix("let names") }) > 1 {
            text.lines.remove(at: text.lines.lastIndex { $0.hasPrefix("let names") }!)
        }
        try sandbox.write(text.bytes, to: Wiring.path)
        modules += others.filter { !modules.contains($0) }
        if hasConflicts { edited.formUnion(try files()) }
        guard hasMarkedRecords else { return }
        note(.rebuild)
        try update([])
    }

    private mutating func performAny(_ operations: [Operation]) throws {
        try perform(operations[random.next(below: operations.count)])
    }

    private func commit() throws {
        try sandbox.git("add", "-A")
        try sandbox.git("commit", "-q", "--allow-empty", "-m", "Change")
    }
}

extension Sandbox {
    /// Merges a branch, and keeps both sides of conflicts; of records, one side, or both with markers.
    ///
    /// - Returns: whether something conflicted, and whether records have markers.
    fileprivate func mergeBranch(
        _ name: String, _ random: inout Seeded
    ) throws -> (hasConflicts: Bool, hasMarkedRecords: Bool) {
        let line = """
            git -c user.name=Test -c user.email=test@example.com merge -q --no-edit \(name) >/dev/null 2>&1 \
            || echo conflicts
            """
        let hasConflicts = try output(of: ["sh", "-c", line]) == "conflicts"
        guard hasConflicts else { return (false, false) }
        let side = ["--ours", "--theirs", nil, nil][random.next(below: 4)]
        var hasMarkedRecords = false
        let paths = try gitOutput("-c", "core.quotepath=off", "diff", "--name-only", "--diff-filter=U")
        for path in paths.split(separator: "\n").map(String.init) {
            if path.hasPrefix(".generamba/"), side == nil, exists(path),
                try EditedText(bytes(path)).hasMarkers
            {
                hasMarkedRecords = true
            } else if path.hasPrefix(".generamba/") {
                let side = side ?? "--ours"
                _ = try output(of: ["sh", "-c", "git checkout \(side) -- '\(path)' 2>/dev/null || true"])
            } else if exists(path) {
                var text = EditedText(try bytes(path))
                text.keepBoth()
                try write(text.bytes, to: path)
            }
        }
        try git("add", "-A")
        try git("commit", "-q", "--no-edit")
        return (true, hasMarkedRecords)
    }
}

extension EditedText {
    /// Removes the markers and nothing else.
    fileprivate mutating func keepBoth() {
        lines.removeAll { $0.hasPrefix("<<<<<<< ") || $0 == "=======" || $0.hasPrefix(">>>>>>> ") }
    }
}
