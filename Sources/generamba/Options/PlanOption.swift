import ArgumentParser
import GenerambaKit
import SourceText
import SystemAccess

/// The options of commands that can write what they would do to a file, for `apply`.
struct PlanOption: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Write the plan of all changes to this file instead of making them; 'generamba apply' makes them.",
            valueName: "file"), completion: .file())
    var plan: String?

    @Option(help: .hidden) var applying: String?

    /// The options; nil if there is none, as on nearly all command lines.
    var given: PlanOption? { plan == nil && applying == nil ? nil : self }

    func validate() throws {
        guard plan == nil || applying == nil else {
            throw ValidationError("'--plan' and '--applying' contradict each other. Use only one of them")
        }
    }
}

/// What a run does with its plan instead of just carrying it out.
enum Planning {
    /// Writes the plan to a file. The run has this time.
    case writing(AbsolutePath, shown: String, at: Moment)
    /// Makes the changes if they are those of a plan.
    case applying(PlanFile)

    /// Nil if the options are not given.
    init?(_ option: PlanOption, from folder: AbsolutePath) throws {
        if let plan = option.plan {
            self = .writing(
                AbsolutePath(plan, relativeTo: folder), shown: plan, at: try SystemEnvironment.now())
        } else if let file = option.applying {
            self = .applying(try .read(file, from: folder))
        } else {
            return nil
        }
    }
}

extension PlanFile {
    static func read(_ path: String, from folder: AbsolutePath) throws -> PlanFile {
        guard let bytes = try Disk.read(AbsolutePath(path, relativeTo: folder)) else {
            throw Diagnostics.error("no file '\(path)'")
        }
        return try PlanFile(SourceFile(path: path, bytes: bytes))
    }
}

extension CommandContext {
    /// The time of the run: that of the plan that it carries out, or now.
    func now() throws -> Moment {
        switch planning {
        case .writing(_, _, let now): now
        case .applying(let file): file.now
        case nil: try SystemEnvironment.now()
        }
    }

    /// The report of a run that has nothing to do, because its plan was carried out before.
    static let appliedText = "Everything is as the plan wants it.\n"

    /// How to carry out the plan that the run has written; empty if it has not.
    var planText: String {
        guard case .writing(_, let file, _) = planning else { return "" }
        return "Next: 'generamba apply \(quotedForShell(printable(file)))' makes these changes.\n"
    }

    /// Writes a plan to a file, which may hold an earlier plan.
    func write(
        _ plan: Plan, to file: AbsolutePath, shown: String, _ now: Moment, _ wait: LockWait,
        _ diagnostics: inout Diagnostics
    ) throws {
        let text = try JSON.encode(PlanFile(plan, of: Self.plannedWords, at: now), isPretty: true) + [0x0A]
        guard let folder = file.parent, try Disk.kind(following: folder) == .folder else {
            throw Diagnostics.error("no folder for '\(shown)'")
        }
        var change = try Plan(root: folder, restoring: text, at: RelativePath(name: file.name))
        try change.resolveConflicts { _ in
            if (try? PlanFile.read(shown, from: user)) == nil {
                throw Diagnostics.error(
                    "'\(shown)' already exists and is not a plan", hint: "choose another name")
            }
            return .overwrite
        }
        diagnostics.add(contentsOf: try change.moved(to: root(of: folder)).apply(wait: wait))
    }

    /// The words of this run, without the options that only concern the plan and the report.
    private static var plannedWords: [String] {
        var words: [String] = []
        var rest = CommandNames.resolved(moveDirectory(SystemEnvironment.arguments))[...]
        while let word = rest.popFirst() {
            switch word {
            case "--json", "--diff", "--quiet", "-q", "--verbose", "-v": break
            case "--plan", "--color", "--format": _ = rest.popFirst()
            case _ where ["--plan=", "--color=", "--format="].contains(where: word.hasPrefix): break
            default: words.append(word)
            }
        }
        return words
    }
}
