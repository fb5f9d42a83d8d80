import GenerambaKit
import SourceText

/// What is being fetched, on a terminal, when it takes longer than a second. A class, as threads share it; its lock
/// guards all that changes.
final class FetchProgress: @unchecked Sendable {
    private let line: ProgressLine
    private let lock = Lock()
    /// What is being fetched, in the order of its beginning; what is fetched several times at once is in it as often.
    private var names: [String] = []
    /// When there began to be something; nil while there is nothing.
    private var begin: ContinuousClock.Instant?
    /// What stands on the line; nil for nothing.
    private var shown: String?
    /// What has a line of its own, on a terminal where no line can be written anew.
    private var told: Set<String> = []

    init(_ terminal: Terminal) { line = ProgressLine(terminal: terminal) }

    /// Shows what has changed.
    func take(_ event: FetchEvent) {
        lock.locked {
            switch event {
            case .began(let name):
                begin = begin ?? .now
                names.append(name)
            case .ended(let name): remove(name)
            case .goesOn: show()
            }
        }
    }

    private func remove(_ name: String) {
        guard let index = names.lastIndex(of: name) else { return }
        names.remove(at: index)
        guard names.isEmpty else { return }
        begin = nil
        if shown != nil { line.clear() }
        shown = nil
    }

    private func show() {
        let seconds = begin.map { $0.duration(to: .now).components.seconds } ?? 0
        guard seconds > 0, let first = names.first else { return }
        guard line.terminal.rewritableWidth != nil else { return tell() }
        let others = Set(names).count - 1
        let end = (others > 0 ? " and \(others) more" : "") + " … \(seconds) s"
        guard shown != first + end else { return }
        shown = first + end
        line.show("fetching \(first)", end: end)
    }

    private func tell() {
        guard line.terminal.width != nil else { return }
        for name in names where told.insert(name).inserted {
            line.terminal.note("fetching \(printable(name))\n")
        }
    }
}
