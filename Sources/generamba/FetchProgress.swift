import GenerambaKit
import SourceText

/// What is being fetched, on a terminal, when it takes longer than a second. A class, as threads share it; its lock
/// guards all that changes.
final class FetchProgress: @unchecked Sendable {
    private let terminal: Terminal
    private let line: ProgressLine
    private let lock = Lock()
    /// What is being fetched, in the order of its beginning, and how often.
    private var names: [(name: String, count: Int)] = []
    /// When there began to be something; nil while there is nothing.
    private var begin: ContinuousClock.Instant?
    /// What stands on the line; nil for nothing.
    private var shown: String?
    /// What has a line of its own, on a terminal where no line can be written anew.
    private var told: Set<String> = []

    init(_ terminal: Terminal) {
        self.terminal = terminal
        line = ProgressLine(terminal)
    }

    /// Shows what has changed.
    func take(_ event: FetchEvent) {
        lock.locked {
            switch event {
            case .began(let name): add(name)
            case .ended(let name): remove(name)
            case .goesOn: show()
            }
        }
    }

    private func add(_ name: String) {
        begin = begin ?? .now
        if let index = names.firstIndex(where: { $0.name == name }) {
            names[index].count += 1
        } else {
            names.append((name, 1))
        }
    }

    private func remove(_ name: String) {
        guard let index = names.firstIndex(where: { $0.name == name }) else { return }
        names[index].count -= 1
        if names[index].count == 0 { names.remove(at: index) }
        guard names.isEmpty else { return }
        begin = nil
        if shown != nil { line.clear() }
        shown = nil
    }

    private func show() {
        let seconds = begin.map { $0.duration(to: .now).components.seconds } ?? 0
        guard seconds > 0, let first = names.first else { return }
        guard terminal.rewritableWidth != nil else { return tell() }
        let others = names.count > 1 ? " and \(names.count - 1) more" : ""
        let end = "\(others) … \(seconds) s"
        guard shown != first.name + end else { return }
        shown = first.name + end
        line.show("fetching \(first.name)", end: end)
    }

    private func tell() {
        guard terminal.width != nil else { return }
        for (name, _) in names where told.insert(name).inserted {
            terminal.note("fetching \(printable(name))\n")
        }
    }
}
