import GenerambaKit
import SourceText
import SystemAccess

extension CommandContext {
    /// Runs a command whose report has several formats.
    ///
    /// - Parameter report: returns the report, on success and on failure.
    static func run(
        in directory: String?, as format: ReportFormat, changesFiles: Bool = false,
        _ plan: PlanOption? = nil, _ work: (CommandContext, inout Diagnostics) throws -> Void,
        report: () -> CommandReport
    ) throws {
        try run(in: directory, changesFiles: changesFiles, plan, work) { terminal, diagnostics, unlisted in
            switch format {
            case .text: break
            case .json: terminal.write(try report().json(diagnostics))
            case .sarif:
                let log = try report().sarif(unlisted, version: Version.number, in: repository, user: user)
                terminal.write(log)
            case .github:
                let report = report()
                terminal.write(report.workflowCommands(unlisted, in: repository, user: user))
                return try append(report.markdown, terminal)
            }
            terminal.report(all: diagnostics)
        }
    }

    /// Appends a text to the summary of a job of GitHub Actions.
    private static func append(_ markdown: String?, _ terminal: Terminal) throws {
        guard let markdown, let path = SystemEnvironment.current["GITHUB_STEP_SUMMARY"] else { return }
        do {
            try Disk.append(Array(markdown.utf8), to: AbsolutePath(path, relativeTo: user))
        } catch {
            terminal.report(all: try Diagnostics(of: error).asWarnings)
        }
    }

    /// The folder that paths for GitHub Actions and code scanning start at.
    private static var repository: AbsolutePath {
        let workspace = SystemEnvironment.current["GITHUB_WORKSPACE"].flatMap {
            try? Disk.realPath(of: AbsolutePath($0, relativeTo: user))
        }
        return workspace.flatMap { user.isInside($0) ? $0 : nil } ?? user
    }

    /// The working directory. If it no longer exists, no command gets as far as to name a path.
    private static var user: AbsolutePath { (try? SystemEnvironment.workingDirectory()) ?? .root }
}
