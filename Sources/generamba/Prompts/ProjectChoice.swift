import GenerambaKit
import SourceText
import SystemAccess

extension CommandContext {
    /// The Xcode project for the modules of a folder without a Rambafile; nil if they go elsewhere.
    ///
    /// - Parameters:
    ///   - isQuiet: whether not to tell that modules go into a package beside an Xcode project.
    ///   - isAsking: whether to ask if there are several. If not, the one that is named like the workspace or the folder
    ///     is taken.
    ///   - option: the option that chooses one, with its command.
    ///   - asked: called when the user was asked.
    func xcodeproj(
        in root: AbsolutePath, isQuiet: Bool, isAsking: Bool, option: String, asked: () -> Void = {}
    ) throws -> String? {
        let unused = { (projects: XcodeProjects) in
            let path = projects.paths[0].text
            guard !isQuiet else { return }
            terminal.note(
                "note: modules go into the targets of \(SwiftPackage.manifest), not of '\(path)'\n"
                    + "  hint: for those, run 'generamba setup --xcodeproj_path \(quotedForShell(path))'\n")
        }
        return try ProjectTargets.xcodeproj(in: root, user: user, unused: unused) { projects in
            guard isAsking, projects.paths.count > 1 else {
                if let usual = projects.usual { return usual }
                throw projects.ambiguity(hint: "choose one with '\(option)'")
            }
            let list = ChoiceList(projects.paths.map { ($0.text, nil) })
            let usual = projects.usual ?? projects.paths[0]
            let answer = try terminal.choose("Xcode project", among: list, default: usual.text)
            asked()
            return projects.paths.first { $0.text == answer } ?? usual
        }
    }
}
