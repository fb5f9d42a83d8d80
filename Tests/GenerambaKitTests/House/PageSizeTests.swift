import Foundation
import Testing

/// Limits for the pages, so that readers find their way.
struct PageSizeTests {
    private func text(of page: String) throws -> String {
        try String(contentsOf: Program.repository.appendingPathComponent(page), encoding: .utf8)
    }

    @Test(arguments: DocumentationTests.pages)
    func aPageHasFewLines(page: String) throws {
        let lines = try text(of: page).split(separator: "\n", omittingEmptySubsequences: false).count - 1
        #expect(lines <= (page == "README.md" ? 120 : 900))
    }

    @Test("the README leads through its first story in a minute") func theFirstStoryIsShort() throws {
        let sections = try text(of: "README.md").components(separatedBy: "\n## ")
        let last = try #require(sections.firstIndex { $0.contains("```console") })
        #expect(sections[...last].joined(separator: " ").split(whereSeparator: \.isWhitespace).count <= 450)
    }

    @Test("the letters of the picture are large where the README is narrow") func thePictureCanBeRead() throws
    {
        let picture = try text(of: "Documentation/Images/run.svg")
        let width = try #require(picture.firstMatch(of: #/viewBox="0 0 (\d+) /#)?.1)
        let size = try #require(picture.firstMatch(of: #/font: (\d+)px/#)?.1)
        #expect(try #require(Double(size)) * min(1, 830 / #require(Double(width))) >= 13)
    }
}
