import Foundation
import Testing

/// Tests the Rambafiles of real apps, as their authors wrote them for Generamba 1.5.
struct AppRambafileTests {
    @Test(arguments: AppRambafile.all) func templatesAreInstalled(rambafile: AppRambafile) throws {
        guard let sandbox = try rambafile.sandbox() else { return }
        let run = try sandbox.run("template", "install", in: rambafile.folder)
        try #require(run.status == 0 && run.messages == "", "\(run)")
        for source in rambafile.sources {
            for name in source.names {
                let folder = "\(rambafile.folder)/Templates/\(name)"
                for (path, text) in AppRambafile.template(name) {
                    #expect(try sandbox.read("\(folder)/\(path)") == text)
                }
            }
        }
    }

    @Test(arguments: AppRambafile.all)
    func theModuleLandsWhereGeneramba15PutsIt(rambafile: AppRambafile) throws {
        guard let sandbox = try rambafile.sandbox() else { return }
        #expect(try sandbox.run("template", "install", in: rambafile.folder).status == 0)
        let paths = try sandbox.files(in: rambafile.folder)
        let old = try rambafile.objects(in: sandbox)
        for place in [rambafile.code, rambafile.tests].compactMap(\.self) {
            let folders = old.folders(ofGroup: place.group.last ?? "", in: place.group.dropLast())
            #expect(folders == [place.oldGroup].compactMap(\.self))
        }

        let messages = Run(messages: rambafile.messages).messages
        let run = try sandbox.run("gen", "Profile", rambafile.template, in: rambafile.folder)
        try #require(run.status == 0 && run.messages == messages, "\(run)")
        let added = Set(try sandbox.files(in: rambafile.folder)).subtracting(paths)
        #expect(added.sorted() == rambafile.files.map(\.path).sorted())
        try expectModule(of: rambafile, in: sandbox, old: old)

        let before = try sandbox.snapshot()
        let second = try sandbox.run("gen", "Profile", rambafile.template, in: rambafile.folder)
        #expect(second.status == 0 && second.messages == messages, "\(second)")
        #expect(try sandbox.snapshot() == before)
    }

    /// Expects the files of the module in the project, and nothing else that is new.
    private func expectModule(
        of rambafile: AppRambafile, in sandbox: Sandbox, old: ProjectObjects
    ) throws {
        let new = try rambafile.objects(in: sandbox)
        for file in rambafile.files {
            #expect(new.groups(ofReferencesTo: file.path) == [file.groups.joined(separator: "/")])
            #expect(new.phases(of: file.path) == file.phases, "\(file.path)")
        }
        #expect(new.damaged(since: old) == [])
        let chains = Set(
            rambafile.files.flatMap { file in (1...file.groups.count).map { Array(file.groups.prefix($0)) } })
        let missing = chains.filter { old.folders(ofGroup: $0.last ?? "", in: $0.dropLast()).isEmpty }
        for chain in chains {
            #expect(new.folders(ofGroup: chain.last ?? "", in: chain.dropLast()).count == 1, "\(chain)")
        }
        let expected = [
            "PBXBuildFile": rambafile.files.map(\.phases.count).reduce(0, +),
            "PBXFileReference": rambafile.files.count,
            "PBXGroup": missing.count,
        ]
        #expect(new.added(to: old) == expected)
    }

    @Test func aTargetThatIsNotInTheProjectIsRefused() throws {
        let rambafile = AppRambafile.surfPlaybook
        guard let sandbox = try rambafile.sandbox() else { return }
        let install = try sandbox.run("template", "install")
        try #require(install.status == 0 && install.messages == "", "\(install)")
        try sandbox.refuses(
            "gen", "Profile", rambafile.template,
            saying: """
                Rambafile:10:19: error: no target 'SurfPlaybook' in SurfPlaybook.xcodeproj
                 10 | project_targets: [SurfPlaybook]
                    |                   ^^^^^^^^^^^^
                  hint: it has 'SurfPlaybookExample', 'SurfPlaybookExampleTests'
                """)
    }

    /// In four Rambafiles, the first template is now a built-in one.
    @Test(arguments: AppRambafile.all.filter { $0.template == "mvvm_controller" })
    func aBuiltInTemplate(rambafile: AppRambafile) throws {
        guard let sandbox = try rambafile.sandbox() else { return }
        #expect(try sandbox.run("template", "install").status == 0)
        let paths = try sandbox.files()
        let run = try sandbox.run("gen", "Wallet", "rviper_controller")
        try #require(run.status == 0 && run.messages == "", "\(run)")
        let added = Set(try sandbox.files()).subtracting(paths).sorted()
        let new = try rambafile.objects(in: sandbox)
        let isTest = { (path: String) in (path as NSString).lastPathComponent.contains("Tests") }
        #expect(!added.isEmpty && added.contains(where: isTest) == (rambafile.tests != nil))
        for path in added {
            let places = [rambafile.code, rambafile.tests].compactMap(\.self).filter {
                path.hasPrefix($0.folder.replacing("/Profile", with: "/Wallet/"))
                    || path.hasPrefix($0.folder.replacing("/Profile", with: "/Shared/"))
            }
            let phases = new.phases(of: path)
            #expect(phases.count == 1 && places.contains { phases == ["\($0.target)/Sources"] }, "\(path)")
            #expect(new.groups(ofReferencesTo: path).count == 1, "\(path)")
            if isTest(path) { #expect(phases == [rambafile.tests.map { "\($0.target)/Sources" } ?? ""]) }
        }
    }

    @Test func aFileOfTheProjectKeepsItsReference() throws {
        guard let rambafile = AppRambafile.all.first(where: { $0.app.hasSuffix("+Steam") }),
            let sandbox = try rambafile.sandbox()
        else { return }
        let path = "Steam/Profile/View/ProfileViewController.swift"
        let old = try rambafile.objects(in: sandbox)
        #expect(old.phases(of: path) == ["Steam/Sources"])
        let name = rambafile.template
        var template = AppRambafile.template(name)
        template["\(name).rambaspec"]?.replace("View/Card.swift", with: "View/ViewController.swift")
        try sandbox.write([path: "// mine\n"])
        try sandbox.install(template, as: name)
        try sandbox.refuses(
            "gen", "Profile", name,
            saying: """
                error: 1 file exists and differs: '\(path)'
                  hint: nothing was written; compare with '--diff', choose with '--on-conflict skip' or \
                '--on-conflict overwrite'
                """)
        let run = try sandbox.run("gen", "Profile", name, "--on-conflict", "overwrite")
        try #require(run.status == 0 && run.messages == "", "\(run)")
        let new = try rambafile.objects(in: sandbox)
        #expect(new.phases(of: path) == ["Steam/Sources"])
        #expect(new.groups(ofReferencesTo: path) == ["Steam/Profile/View"])
        #expect(new.added(to: old)["PBXFileReference"] == rambafile.files.count - 1)
        #expect(try sandbox.read(path).hasPrefix("//  ProfileViewController.swift\n"))
    }
}

extension AppRambafile {
    /// The objects of the project file. Paths are relative to the Rambafile's folder.
    fileprivate func objects(in sandbox: Sandbox) throws -> ProjectObjects {
        let folder = (project as NSString).deletingLastPathComponent
        let path = "\(self.folder)/\(project)/project.pbxproj"
        return try ProjectObjects(try sandbox.bytes(path), in: folder)
    }
}

extension AppRambafile.Source {
    fileprivate var names: [String] {
        switch self {
        case .publicCatalog(let names), .catalog(_, let names): names
        case .folder(_, let name): [name]
        }
    }
}
