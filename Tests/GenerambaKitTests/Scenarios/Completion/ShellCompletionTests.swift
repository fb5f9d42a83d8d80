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
    }

    /// Lines, and their arguments after Tab.
    private static let completed = [
        ("te", ["template"]),
        ("template sh", ["template", "show"]),
        ("nothing x", ["nothing", "x"]),
        ("-C ../Sho", ["-C", "../Shop/"]),
        ("gen Profile scr", ["gen", "Profile", "screen"]),
        ("gen -- Profile scr", ["gen", "--", "Profile", "screen"]),
        ("gen Profile screen --use", ["gen", "Profile", "screen", "--use_cases"]),
        ("gen Profile screen --no-wo", ["gen", "Profile", "screen", "--no-worker"]),
        ("gen Profile screen --dry", ["gen", "Profile", "screen", "--dry-run"]),
        ("gen Profile screen --style d", ["gen", "Profile", "screen", "--style", "dark"]),
        ("gen Profile screen --style=d", ["gen", "Profile", "screen", "--style=dark"]),
        ("gen Profile screen --style l", ["gen", "Profile", "screen", "--style", "light mode"]),
        ("gen Profile screen --style=light\\ m", ["gen", "Profile", "screen", "--style=light mode"]),
        ("gen Profile screen --style \"li", ["gen", "Profile", "screen", "--style", "light mode"]),
        ("gen Profile screen --style a:", ["gen", "Profile", "screen", "--style", "a:b"]),
        ("gen Profile screen --states on,", ["gen", "Profile", "screen", "--states", "on,off"]),
        (
            "gen Profile screen --custom_parameters style:a:",
            ["gen", "Profile", "screen", "--custom_parameters", "style:a:b"]
        ),
        ("gen P --module_path Sources/Shop/My", ["gen", "P", "--module_path", "Sources/Shop/My Folder/"]),
        (
            "gen P --module_path=Sources/Shop/My\\ Folder/De",
            ["gen", "P", "--module_path=Sources/Shop/My Folder/Deep/"]
        ),
        ("gen P --on-conflict=o", ["gen", "P", "--on-conflict=overwrite"]),
    ]

    /// Expects the lines of `completed` in an interactive shell.
    private func type(in shell: String, after setup: String) throws {
        try shop.write([Self.typistPath: Self.typist])
        let lines = Self.completed.map { "generamba " + $0.0 }
        let output = try shop.output(of: ["zsh", "-f", Self.typistPath, shell, setup] + lines)
        let found = output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        #expect(found.count == lines.count)
        for (found, line) in zip(found, Self.completed) {
            #expect(found == line.1.map { "[\($0)]" }.joined(), "\(line.0)")
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

    @Test("bash can be asked without a terminal") func bashWithoutATerminal() throws {
        try shop.write([
            "../ask.bash": #"""
            eval "$(generamba completion bash)"
            ask() {
                COMP_LINE=$1 COMP_POINT=${#1}
                _generamba generamba "$2" ""
                printf '<%s>' "$1" "${COMPREPLY[@]}"
                printf '\n'
            }
            ask 'generamba ' ''
            ask 'generamba gen Profile screen --style ' ''
            ask 'generamba gen Profile screen --style=' ''
            ask 'generamba gen Profile screen --custom_parameters style:' ''
            ask 'generamba gen Profile screen --style "' ''
            ask "generamba gen Profile screen --style 'l" 'l'
            ask 'generamba gen P --module_path Sources/' 'Sources/'
            ask 'generamba gen P --custom_parameters x:y:' ''
            ask 'generamba template show nothing/' 'nothing/'

            """#
        ])
        #expect(
            try shop.output(of: ["bash", "../ask.bash"]) == """
                <generamba ><setup ><gen ><list ><status ><update ><destroy ><adopt ><template ><xcode ><completion ><version ><help >
                <generamba gen Profile screen --style ><dark ><light\\ mode ><a:b >
                <generamba gen Profile screen --style=><dark ><light\\ mode ><a:b >
                <generamba gen Profile screen --custom_parameters style:><dark ><light\\ mode ><a:b >
                <generamba gen Profile screen --style "><dark><light mode><a:b>
                <generamba gen Profile screen --style 'l><light mode>
                <generamba gen P --module_path Sources/><Sources/Other/><Sources/Shop/>
                <generamba gen P --custom_parameters x:y:>
                <generamba template show nothing/>
                """)
    }

    @Test("bash asks only generamba, and says nothing where it is missing") func bashAsksOnlyGeneramba()
        throws
    {
        try shop.write([
            "../gone.bash": try shop.run("completion", "bash").output + #"""
                complete_with() {
                    COMP_LINE="$1 te" COMP_POINT=$((${#1} + 3))
                    _generamba "$1" te ""
                    echo "${#COMPREPLY[@]}"
                }
                complete_with generamba
                complete_with ./tool
                complete_with ./generamba

                """#,
            "tool": "#!/bin/sh\necho called >> called\n", "generamba": "#!/bin/sh\necho one\n",
        ])
        for path in ["tool", "generamba"] { try shop.setMode(0o755, of: path) }
        let run = try shop.run(
            ["bash", "../gone.bash"], with: ["PATH": "/usr/bin:/bin"], program: "/usr/bin/env")
        #expect(run == Run(output: "0\n0\n1"))
        #expect(!shop.exists("called"))
    }

    @Test(.enabled(if: has("fish"), "fish is missing")) func fish() throws {
        let questions = Self.completed.map { "complete -C \(Self.quotedForFish("generamba " + $0.0))\n" }
        let script = "generamba completion fish | source\n" + questions.joined(separator: "echo =\n")
        try shop.write(["../ask.fish": script])
        let answers = try shop.output(of: ["fish", "--no-config", "../ask.fish"])
            .split(separator: "=\n", omittingEmptySubsequences: false)
        #expect(answers.count == Self.completed.count)
        for (answer, line) in zip(answers, Self.completed) {
            let words = answer.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
            let isComplete = line.1.last.map(line.0.hasSuffix) == true
            #expect(words == (isComplete ? [] : line.1.suffix(1)), "\(line.0)")
        }
    }

    @Test(.enabled(if: has("fish"), "fish is missing")) func fishShowsDescriptions() throws {
        try shop.write([
            "../ask.fish": "generamba completion fish | source\ncomplete -C 'generamba gen P screen --st'\n"
        ])
        #expect(
            try shop.output(of: ["fish", "--no-config", "../ask.fish"]) == """
                --states
                --strict\tFail on warnings, such as unknown names in Liquid templates.
                --style\tThe style: how it looks (default: dark)
                """)
    }

    private static func quotedForFish(_ text: String) -> String {
        "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
    }

    @Test("the argument parser's own option prints the same scripts", arguments: ["bash", "zsh", "fish"])
    func theUsualOption(shell: String) throws {
        let script = try shop.run("completion", shell)
        #expect(script.status == 0 && script.messages == "" && script.output.contains("__complete \(shell)"))
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
