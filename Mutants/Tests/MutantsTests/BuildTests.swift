import Testing

@testable import mutants

@Suite struct BuildTests {
    @Test("the linker's command is taken apart") func theLinkersCommandIsTakenApart() {
        let line = #" "/usr/bin/ld.lld" -o "/a folder/Tests" -lc"#
        #expect(Build.words(of: line[...]) == ["/usr/bin/ld.lld", "-o", "/a folder/Tests", "-lc"])
    }
}
