import Foundation
import Testing

/// Tests the scripts in the real shells.
struct ShellCompletionTests {
    /// Whether a shell is installed.
    static func has(_ shell: String) -> Bool {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        return folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(shell)") }
    }

    /// Types lines and Tab into an interactive shell and prints the arguments that each line has then.
    private static let typist = #"""
        zmodload zsh/zpty || exit 1
        zpty shell "$1"
        type() { zpty -w -n shell "$1"; zpty -r shell answer "*$2*"; }
        type "$2; printf '[%s]' ready"$'\n' '\[ready\]'
        for line in "${@:3}"; do
            type "$line"$'\t\x01'"printf '[%s]' "$'\x05'" /end"$'\n' '\[/end\]'
            answer=${answer##*\[generamba\]}
            print -r -- "${answer%%\[/end\]*}"
        done
        zpty -d shell

        """#

    private var shop: Sandbox

    init() throws {
        shop = try CompletionProject.sandbox()
        let folder = URL(fileURLWithPath: Program.executable).deletingLastPathComponent().path
        shop.environment["PATH"] = folder + ":" + (shop.environment["PATH"] ?? "")
        shop.environment["TERM"] = "xterm"
        shop.environment["EDITOR"] = nil
        shop.environment["VISUAL"] = nil
        for module in ["Profile", "Cart"] { #expect(try shop.run("gen", module, "screen").status == 0) }
    }

    /// Lines, and their arguments after Tab.
    private static let completed = [
        ("te", ["template"]),
        ("template sh", ["template", "show"]),
        ("template nothing x", ["template", "nothing", "x"]),
        ("completion z", ["completion", "zsh"]),
        ("gen Profile scr", ["gen", "Profile", "screen"]),
        ("gen Profile screen --dry", ["gen", "Profile", "screen", "--dry-run"]),
        ("gen P --on-conflict o", ["gen", "P", "--on-conflict", "overwrite"]),
        ("gen P --target Ot", ["gen", "P", "--target", "Other"]),
        ("gen P -C ../Sho", ["gen", "P", "-C", "../Shop/"]),
        ("gen P --module_path Sources/Shop/My", ["gen", "P", "--module_path", "Sources/Shop/My Folder/"]),
        ("template lint clean_swift Templates/s", ["template", "lint", "clean_swift", "Templates/screen/"]),
        ("template update cl", ["template", "update", "clean_swift"]),
        ("destroy Car", ["destroy", "Cart"]),
        ("update Pro", ["update", "Profile"]),
        ("update --restore Sources/Shop/C", ["update", "--restore", "Sources/Shop/Cart/Cart.txt"]),
        ("xcode add Sources/Other/", ["xcode", "add", "Sources/Other/Other.swift"]),
    ]

    /// Expects the lines of `completed` in an interactive shell.
    private func type(in shell: String, after setup: String) throws {
        try shop.write([Self.typistPath: Self.typist])
        let lines = Self.completed.map { "generamba " + $0.0 }
        let output = try shop.output(of: ["zsh", "-f", Self.typistPath, shell, setup] + lines)
        let found = output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        #expect(found.count == lines.count)
        for (found, line) in zip(found, Self.completed) {
            let wanted = line.1.map { "[\($0)]" }.joined()
            // zsh removes the slash after a folder when the line ends.
            #expect([found, found.replacing(/\]$/, with: "/]")].contains(wanted), "\(line.0): \(found)")
        }
    }

    private static let typistPath = "../typist.zsh"

    @Test(.enabled(if: has("zsh"), "zsh, which types into the shells, is missing"))
    func bash() throws {
        try type(in: "bash --norc --noprofile -i", after: #"eval "$(generamba completion bash)""#)
    }

    @Test(
        .enabled(if: has("zsh"), "zsh is missing"),
        arguments: [
            #"autoload -Uz compinit; compinit -u -D; eval "$(generamba completion zsh)""#,
            "fpath=(../functions $fpath); autoload -Uz compinit; compinit -u -D",
        ])
    func zsh(setup: String) throws {
        try shop.write(["../functions/_generamba": try shop.run("completion", "zsh").output])
        try type(in: "zsh -f -i", after: "bindkey -e; " + setup)
    }

    @Test("bash offers names with special characters, and runs nothing in them")
    func bashRunsNothingInNames() throws {
        try shop.makeFolder("Sources/$(touch called)/`touch called`/a b")
        try shop.makeFolder("Sources/$(touch called)/<(touch called)")
        try shop.write([
            "Package.swift": "",
            "Rambafile": "project_name: Shop\nproject_targets: ['$(touch called)', \"it's\"]\n",
            "../ask.bash": #"""
            eval "$(generamba completion bash)"
            ask() {
                COMPREPLY=()
                COMP_WORDS=("$@") COMP_CWORD=$(($# - 1)) COMP_LINE=$* COMP_POINT=${#COMP_LINE}
                _generamba generamba "${!#}" "${COMP_WORDS[COMP_CWORD - 1]}"
                printf '<%s>' "${COMPREPLY[@]}"
                printf '\n'
            }
            ask generamba template show 'Sources/$(touch called)/'
            ask generamba gen P --project_targets ''

            """#,
        ])
        #expect(
            try shop.output(of: ["bash", "../ask.bash"]) == """
                <Sources/$(touch called)/<(touch called)/><Sources/$(touch called)/`touch called`/>
                <$(touch called)><it's>
                """)
        #expect(!shop.exists("called"))
    }

    @Test(.enabled(if: has("zsh") && has("fish"), "fish is missing, or zsh, which types into it"))
    func fish() throws {
        try type(in: "fish --no-config -i", after: "generamba completion fish | source")
    }

    @Test("the argument parser's own option prints the same scripts", arguments: ["bash", "zsh", "fish"])
    func theUsualOption(shell: String) throws {
        let script = try shop.run("completion", shell)
        #expect(script.status == 0 && script.messages == "" && script.output.contains("---completion gen --"))
        #expect(try shop.run("--generate-completion-script", shell) == script)
        #expect(try shop.run("--generate-completion-script=\(shell)") == script)
    }

    @Test func anotherShellIsRefused() throws {
        try shop.refuses(
            "completion", "tcsh", status: 64,
            saying: """
                error: the value 'tcsh' is invalid for '<shell>'
                  hint: please provide one of 'bash', 'zsh' or 'fish'
                """)
        try shop.refuses(
            "completion", status: 64,
            saying: """
                error: missing expected argument '<shell>'
                  hint: usage: generamba completion <shell>
                """)
    }
}
