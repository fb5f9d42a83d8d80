import Foundation
import Testing

/// An app with synchronized folders, and what `setup --yes` makes of it.
struct SynchronizedApp: CustomTestStringConvertible, Sendable {
    /// The folder of the app's repository in the test data.
    var app: String
    /// The folder of the `.xcodeproj` in the repository.
    var folder = "."
    /// The name of the `.xcodeproj`, without the extension, and of the target for modules.
    var name: String
    /// The target's synchronized folder, relative to the `.xcodeproj`'s; nil if it has the target's name.
    var targetFolder: String?
    /// The folder of most sources, if it is around the synchronized one.
    var home: String?
    /// The module that tests import; nil if it has the target's name.
    var module: String?
    /// Whether tests go into the folder `<name>Tests` of the target `<name>Tests`. Otherwise, no tests are generated.
    var hasTests = false
    /// Whether that folder is a group, so that tests need an edit of the project.
    var testsAreInGroups = false

    /// The folder for modules.
    var code: String { home ?? targetFolder ?? name }
    /// The folder for tests.
    var tests: String? { hasTests ? name + "Tests" : nil }

    var testDescription: String { "\(app)/\(folder)/\(name)" }

    /// The seventeen apps: all of their projects that have synchronized folders.
    static let all = [
        SynchronizedApp(app: "AlbertLpz9211+2026-iOS-parcial2", name: "parcial2-iOS"),
        SynchronizedApp(app: "DSWU-UMC-8th+UMC-8th-TEAM-IOS-FE", name: "UMC8thMovieIn"),
        SynchronizedApp(
            app: "DSWU-UMC-9th+UMC-9th-TEAM-IOS1-FE", folder: "FragranceLog", name: "FragranceLog"),
        SynchronizedApp(app: "DePaul-CSC-iOS-2025+final-project-aylaganama", name: "DailySync"),
        // There are a workspace and a Podfile beside the project.
        SynchronizedApp(
            app: "FernandoJavierBelen+Meli-Challenge-iOS-2026", name: "ChallengeMeli-iOS",
            module: "ChallengeMeli_iOS", hasTests: true),
        // Seven projects, of which some have a target for unit tests, one for UI tests, both or neither. In the
        // repository's own folder, there is no project.
        SynchronizedApp(app: "OscarGon24+IOS-2026", folder: "17-Septiembre/GS5", name: "GS5"),
        SynchronizedApp(
            app: "OscarGon24+IOS-2026", folder: "20-Agosto/GettingStart", name: "GettingStart",
            hasTests: true),
        SynchronizedApp(
            app: "OscarGon24+IOS-2026", folder: "24-Septiembre/tabla", name: "tabla", hasTests: true),
        SynchronizedApp(
            app: "OscarGon24+IOS-2026", folder: "3-Septiembre/GetStart3", name: "GetStart3"),
        SynchronizedApp(
            app: "OscarGon24+IOS-2026", folder: "3-Septiembre/GettingStarded2", name: "GettingStarded2",
            hasTests: true),
        // The only tests are UI tests, which cannot import the app.
        SynchronizedApp(app: "OscarGon24+IOS-2026", folder: "8-Septiembre/Login", name: "Login"),
        SynchronizedApp(
            app: "OscarGon24+IOS-2026", folder: "ProtocolPracticas", name: "ProtocolPracticas",
            hasTests: true),
        // The target's name begins with a digit, which cannot begin the name of a module.
        SynchronizedApp(
            app: "Robostangs+2025-iOS-Scouting-App", folder: "2025-iOS-Scouting-App",
            name: "2025-iOS-Scouting-App", module: "_025_iOS_Scouting_App", hasTests: true),
        SynchronizedApp(
            app: "boostcampwm2025+iOS01-Hmm", folder: "Prototype/Prototype", name: "Prototype"),
        // Two app targets own the same folder, each without some of its files. One is named like the project.
        SynchronizedApp(
            app: "boostcampwm2025+iOS01-Hmm", folder: "SoloDeveloperTraining",
            name: "SoloDeveloperTraining", hasTests: true),
        // Of two app targets, one is named like the project. The other one is for watchOS: it owns no folder, but takes
        // files of the first one's folder.
        SynchronizedApp(
            app: "boostcampwm2025+iOS03-dolAwang", folder: "mirroringBooth", name: "mirroringBooth"),
        SynchronizedApp(app: "boostcampwm2025+ios04-ChanaPing", folder: "Meomun", name: "Meomun"),
        SynchronizedApp(app: "borissedov+GGJ2026-iOS", name: "HungryGodMask"),
        SynchronizedApp(
            app: "hanhvv-0858+agentic-coding-SAA-2025-ios", name: "AIDD-SAA-2025",
            module: "AIDD_SAA_2025", hasTests: true),
        SynchronizedApp(
            app: "mertcankirci+invio-cekirge-2025-ios", folder: "InvioCekirge25", name: "InvioCekirge25",
            hasTests: true),
        // Of two app targets, one is named like the project. Each has its tests. There is a local package, and the
        // project also names one outside of the repository.
        SynchronizedApp(app: "mvpaudrey+afcon-2025-ios", name: "AFCON2025", hasTests: true),
        // The project is inside a Swift package. The target's sources are in groups, except for one synchronized folder
        // inside a group. The target for tests has no synchronized folder: both need an edit of the project.
        SynchronizedApp(
            app: "peripheryapp+periphery", folder: "Tests/XcodeTests/UIKitProject", name: "UIKitProject",
            targetFolder: "UIKitProject/FileSystemFolder", home: "UIKitProject", hasTests: true,
            testsAreInGroups: true),
        SynchronizedApp(
            app: "thopatomphong+persec2026-ios-dev-interview-patomphong-wongkalasin", name: "PersecTest",
            hasTests: true),
        SynchronizedApp(app: "yunsly+2025-iOS-Gomyammi", name: "Gomyammi"),
    ]
}
