/// The compiled stand-ins in the cache that all tests share. Compiling them takes longer than a test may wait.
enum StandInCache {
    /// Compiles them once.
    static func prepare() { _ = status }

    private static let status: Int32? = {
        // Code that needs the Objective-C runtime has stand-ins of its own.
        guard
            let sandbox = try? Sandbox([
                "page/page.rambaspec": "name: page\ncode_files: [{name: View.swift, path: view.swift}]\n",
                "page/view.swift": "import UIKit\n\nclass View: UIView { @IBOutlet var label: UILabel! }\n",
            ])
        else { return nil }
        let child = try? Child(
            [Program.executable, "template", "check", "page", "--compile-only", "--swift-version", "5"],
            in: sandbox.project, environment: sandbox.environment,
            streams: ("/dev/null", "/dev/null", "/dev/null"))
        return child?.wait(patience: 900)
    }()
}
