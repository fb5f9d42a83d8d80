import Foundation
import Testing

/// Tests `make release` as on a Mac, with fakes of Apple's programs.
struct ReleaseScriptTests {
    /// A repository with only the script and the programs that it runs, which record their arguments.
    private func repository(libraries: [String]) throws -> Sandbox {
        var sandbox = try Sandbox([
            "Scripts/release.sh": try String(
                contentsOf: Program.repository.appendingPathComponent("Scripts/release.sh"), encoding: .utf8),
            "../libyaml/lib/libyaml.a": "", "../libyaml/lib/libyaml.dylib": "",
            "Scripts/try-modules.sh": "#!/bin/sh\necho \"${0##*/} $*\" >>../calls\n",
            "Scripts/try-package.sh": "#!/bin/sh\necho \"${0##*/} $*\" >>../calls\n",
            "Scripts/package": "#!/bin/sh\necho \"${0##*/} $*\" >>../calls; echo made.tar.gz\n",
            ".build/release/generamba": "#!/bin/sh\necho 2.0.0\n",
        ])
        for script in ["try-modules.sh", "try-package.sh", "package"] {
            try sandbox.setMode(0o755, of: "Scripts/\(script)")
        }
        try sandbox.setMode(0o755, of: ".build/release/generamba")
        let (root, note) = (sandbox.root, "echo \"${0##*/} $*\" >>'\(sandbox.root)/calls'")
        try sandbox.replaceProgram("uname", by: "echo Darwin")
        try sandbox.replaceProgram("brew", by: "echo '\(root)/libyaml'")
        try sandbox.replaceProgram(
            "swift",
            by: """
                case "$*" in
                *--show-bin-path) echo "$PWD/.build/release" ;;
                *) cat "$PKG_CONFIG_PATH/yaml-0.1.pc" >'\(root)/pc'; ls "$PKG_CONFIG_PATH" >'\(root)/archives'; \(note) ;;
                esac
                """)
        for name in ["strip", "codesign", "clang", "libtool"] { try sandbox.replaceProgram(name, by: note) }
        try sandbox.replaceProgram("python3", by: "")
        try sandbox.replaceProgram("tar", by: "\(note); mkdir \"$4/yaml-0.2.5\"")
        try sandbox.replaceProgram("lipo", by: "\(note); cp \"$2\" \"$5\"")
        let lines = (["generamba:"] + libraries.map { "\t\($0) (compatibility version 1.0.0)" })
            .joined(separator: "\n")
        try sandbox.replaceProgram("otool", by: "cat <<'END'\n\(lines)\nEND")
        return sandbox
    }

    @Test func theLibraryIsInTheProgramWhichIsSignedLast() throws {
        let sandbox = try repository(libraries: ["/usr/lib/libSystem.B.dylib"])
        _ = try sandbox.output(of: ["bash", "Scripts/release.sh"])
        let archives = sandbox.path(".build/archives")
        #expect(
            try sandbox.read("../pc") == """
                Name: yaml
                Description: libyaml
                Version: 0
                Libs: -L\(archives) -lyaml
                Cflags: -I\(sandbox.root)/libyaml/include

                """)
        #expect(try sandbox.read("../archives") == "libyaml.a\nyaml-0.1.pc\n")
        #expect(
            try sandbox.read("../calls") == """
                swift build --configuration release --product generamba
                strip \(sandbox.project)/.build/release/generamba
                codesign --sign - --force \(sandbox.project)/.build/release/generamba
                try-modules.sh \(sandbox.project)/.build/release/generamba
                package \(sandbox.project)/.build/release/generamba
                try-package.sh made.tar.gz

                """)
    }

    @Test func oneProgramIsForBothKindsOfMacs() throws {
        var sandbox = try repository(libraries: ["/usr/lib/libSystem.B.dylib"])
        try sandbox.replaceProgram(
            "brew",
            by: "echo \"brew $*\" >>'\(sandbox.root)/calls'; echo '\(sandbox.root)/yaml.tar.gz'")
        _ = try sandbox.output(of: ["env", "UNIVERSAL=1", "bash", "Scripts/release.sh"])
        let (build, archives) = (sandbox.path(".build"), sandbox.path(".build/archives"))
        #expect(
            try sandbox.read("../calls") == """
                brew fetch --build-from-source libyaml
                brew --cache --build-from-source libyaml
                tar -xzf \(sandbox.root)/yaml.tar.gz -C \(archives)
                clang -O2 -arch arm64 -arch x86_64 -mmacosx-version-min=13.0 -I \(archives)/yaml-0.2.5/include \
                -c \(archives)/yaml-0.2.5/src/*.c -DYAML_VERSION_MAJOR=0 -DYAML_VERSION_MINOR=2 \
                -DYAML_VERSION_PATCH=5 -DYAML_VERSION_STRING="0.2.5"
                libtool -static -o \(archives)/libyaml.a ./*.o
                swift build --configuration release --product generamba --arch arm64
                swift build --configuration release --product generamba --arch x86_64
                lipo -create \(build)/release/generamba \(build)/release/generamba \
                -output \(build)/universal/generamba
                strip \(build)/universal/generamba
                codesign --sign - --force \(build)/universal/generamba
                try-modules.sh \(build)/universal/generamba
                package \(build)/universal/generamba
                try-package.sh made.tar.gz

                """)
    }

    @Test(arguments: ["/opt/homebrew/opt/libyaml/lib/libyaml-0.2.dylib", "/usr/local/lib/libyaml.dylib"])
    func aLibraryThatOtherMacsDoNotHaveIsRefused(path: String) throws {
        let sandbox = try repository(libraries: ["/usr/lib/libSystem.B.dylib", path])
        let said = try sandbox.output(of: ["sh", "-c", "bash Scripts/release.sh 2>&1 || true"])
        #expect(said.hasSuffix("error: the program needs a library that other Macs do not have"), "\(said)")
    }
}
