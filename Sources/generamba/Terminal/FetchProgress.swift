import GenerambaKit
import SourceText
import SystemAccess

/// Shows on a terminal what is being fetched when it takes longer than a second. A class because threads share it; its
/// lock guards all mutable state.
final class FetchProgress: @unchecked Sendable {
    private let line: ProgressLine
    private let lock = Lock()
    /// The names of running fetches, in the order of their start. Several fetches of one repository are listed
    /// separately.
    private var names: [String] = []
    /// When the first running fetch started; nil when none is running.
    private var begin: ContinuousClock.Instant?
    /// The current text of the progress line; nil for none.
    private var shown: String?
    /// The names already reported in lines of their own, on a terminal that cannot rewrite a line.
    private var told: Set<String> = []

    init(_ terminal: Terminal) { line = ProgressLine(terminal: terminal) }

    /// Handles an event and updates the progress line.
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
        guard line.terminal.rewritableWidth != nil else {
            for name in names where line.terminal.width != nil && told.insert(name).inserted {
                line.terminal.note("fetching \(printable(name))\n")
            }
            return
        }
        let others = Set(names).count - 1
        let end = (others > 0 ? " and \(others) more" : "") + " … \(seconds) s"
        guard shown != first + end else { return }
        shown = first + end
        line.show("fetching \(first)", end: end)
    }
}
