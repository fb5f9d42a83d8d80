extension AppRambafile {
    /// The Rambafiles whose targets exist in their projects.
    static let all = [
        AppRambafile(
            app: "46kuro+AtomicDesignSample", project: "AtomicDesignSample.xcodeproj",
            // The target is a framework. `local:` ends in a slash.
            sources: [.folder("Molecules", "Molecules")], template: "Molecules",
            code: Place(
                folder: "AtomicDesignSample/Molecules/Profile",
                group: ["AtomicDesignSample", "Molecules", "Profile"], target: "AtomicDesignSample")),
        AppRambafile(
            app: "ABashkirova+recipes-ios", project: "Recipes.xcodeproj",
            // The address of the catalog ends in a slash. There are a Podfile and a Cartfile.
            sources: [
                .catalog(
                    "https://gitlab.com/sshnk/generamba-templates",
                    ["swifty_viper", "reactive-swifty-viper", "sshnk-swifty-viper"])
            ], template: "swifty_viper",
            code: Place(
                folder: "Recipes/UI/Profile", group: ["Recipes", "UI", "Profile"], target: "Recipes")),
        AppRambafile(
            app: "AndreVasilev+Kwatoko", project: "TinkoffContestKwatoko.xcodeproj",
            // Both paths begin with a slash. The module's group exists: it contains modules. The `podfile_path` leads
            // to no file.
            sources: [.publicCatalog(["viper"])], template: "viper",
            code: Place(
                folder: "TinkoffContestKwatoko/Source/Modules/Profile",
                group: ["TinkoffContestKwatoko", "Source", "Modules", "Profile"],
                oldGroup: "TinkoffContestKwatoko/Source/Modules/Profile", target: "TinkoffContestKwatoko"),
            messages: """
                Rambafile:13:20: warning: the leading '/' of '/TinkoffContestKwatoko/Source/Modules' is read as the \
                project's folder
                 13 | project_file_path: /TinkoffContestKwatoko/Source/Modules
                    |                    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
                  hint: write 'TinkoffContestKwatoko/Source/Modules'
                """),
        AppRambafile(
            app: "DanielSwift1992+Steam", project: "Steam.xcodeproj",
            // Code and tests are in the same folder and group, for two targets. Both exist: there is such a module.
            sources: [.publicCatalog(["mvvm_controller", "swifty_viper"])], template: "mvvm_controller",
            code: Place(
                folder: "Steam/Profile", group: ["Steam", "Profile"], oldGroup: "Steam/Profile",
                target: "Steam"),
            tests: Place(
                folder: "Steam/Profile", group: ["Steam", "Profile"], oldGroup: "Steam/Profile",
                target: "SteamTests")),
        AppRambafile(
            app: "DimaZava+Weatherman", project: "Weatherman.xcodeproj",
            // Both paths end in a slash. The repository has no folder 'MVP'.
            sources: [.folder("MVP", "mvp")], template: "mvp",
            code: Place(
                folder: "Weatherman/PresentationLayer/Profile",
                group: ["Weatherman", "PresentationLayer", "Profile"], target: "Weatherman")),
        AppRambafile(
            app: "GakkyTom+VIPERSwiftPoc", project: "ViperSwiftPoc.xcodeproj",
            // Both test paths end in a slash. The group 'Modules' has a name and a path.
            sources: [.publicCatalog(["mvvm_controller", "swifty_viper"])], template: "mvvm_controller",
            code: Place(
                folder: "ViperSwiftPoc/Modules/Profile", group: ["ViperSwiftPoc", "Modules", "Profile"],
                target: "ViperSwiftPoc"),
            tests: Place(
                folder: "ViperSwiftPocTests/Profile", group: ["ViperSwiftPocTests", "Profile"],
                target: "ViperSwiftPocTests")),
        AppRambafile(
            app: "HironobuIga+GenerambaTemplates", folder: "MVCSample", project: "MVCSample.xcodeproj",
            // The project has a target for tests, which the Rambafile does not name. There is no Cartfile.
            sources: [
                .catalog("https://github.com/HironobuIga/GenerambaTemplates", ["mvc", "mvc_code_only"])
            ], template: "mvc",
            code: Place(
                folder: "MVCSample/Modules/Profile", group: ["MVCSample", "Modules", "Profile"],
                target: "MVCSample")),
        AppRambafile(
            app: "HironobuIga+GenerambaTemplates", folder: "MVVMSample",
            project: "GenerambaTemplates.xcodeproj",
            // The group 'GenerambaTemplatesTests' has no group 'Modules'.
            sources: [.catalog("https://github.com/HironobuIga/GenerambaTemplates", ["mvvm"])],
            template: "mvvm",
            code: Place(
                folder: "GenerambaTemplates/Modules/Profile",
                group: ["GenerambaTemplates", "Modules", "Profile"], target: "GenerambaTemplates"),
            tests: Place(
                folder: "GenerambaTemplatesTests/Modules/Profile",
                group: ["GenerambaTemplatesTests", "Modules", "Profile"], target: "GenerambaTemplatesTests")),
        AppRambafile(
            app: "KEns0n-KWLau+test-mvp-objc", project: "test/test.xcodeproj", prefix: "TT",
            // The project is in a folder of its own: its groups do not begin with that folder.
            sources: [.publicCatalog(["mvp"])], template: "mvp",
            code: Place(
                folder: "test/test/Classes/Features/Profile",
                group: ["test", "Classes", "Features", "Profile"], target: "test")),
        AppRambafile(
            app: "iosdevsx+feeds", project: "feeds.xcodeproj", prefix: "JD",
            // The project has targets for tests, which the Rambafile does not name.
            sources: [.publicCatalog(["mvvm_controller", "swifty_viper", "viper_module"])],
            template: "mvvm_controller",
            code: Place(
                folder: "feeds/Modules/Profile", group: ["feeds", "Modules", "Profile"], target: "feeds")),
        AppRambafile(
            app: "microsoft+EmbeddedSocial-iOS-SDK", project: "EmbeddedSocial.xcodeproj",
            // The project has no folder or group 'ModulesTests'. The target is a framework, whose name is not the
            // project's.
            sources: [.publicCatalog(["mvvm_controller", "swifty_viper"])], template: "mvvm_controller",
            code: Place(
                folder: "EmbeddedSocial/Sources/Modules/Profile",
                group: ["EmbeddedSocial", "Sources", "Modules", "Profile"], target: "EmbeddedSocial"),
            tests: Place(
                folder: "ModulesTests/Profile", group: ["ModulesTests", "Profile"],
                target: "EmbeddedSocialTests")),
        AppRambafile(
            app: "xamelon+instabook-generator", project: "instabook.xcodeproj",
            // One template's source is the folder into which templates are installed.
            sources: [
                .catalog("https://github.com/surfstudio/generamba-templates", ["surf_mvp_module"]),
                .folder("Templates/mvp", "mvp"),
            ], template: "surf_mvp_module",
            code: Place(
                folder: "instabook/Modules/Profile", group: ["instabook", "Modules", "Profile"],
                target: "instabook")),
    ]

    /// The Rambafile that names a target which does not exist: Package.swift has it, the project does not.
    static let surfPlaybook = AppRambafile(
        app: "surfstudio+SurfPlaybook", project: "SurfPlaybook.xcodeproj",
        sources: [
            .publicCatalog([
                "surf_mvp_coordinatable_module", "surf_mvp_coordinatable_alert", "surf_mvp_coordinator",
            ])
        ], template: "surf_mvp_coordinatable_module",
        code: Place(
            folder: "SurfPlaybook/Playbook/Flows/Profile",
            group: ["SurfPlaybook", "Playbook", "Flows", "Profile"], target: "SurfPlaybook"))
}
