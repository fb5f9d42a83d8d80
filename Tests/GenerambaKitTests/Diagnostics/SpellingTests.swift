import Testing

@testable import GenerambaKit
@testable import SourceText

struct SpellingTests {
    @Test(arguments: [
        ("poject_name", "project_name"), ("prefx", "prefix"), ("Company", "company"), ("comapny", "company"),
        ("templtes", "templates"), ("prefixx", "prefix"), ("A", "a"), ("ab", "ac"), ("ключи", "ключ"),
    ])
    func theNearestWordIsFound(word: String, nearest candidate: String) {
        #expect(nearest(to: word, in: ["nothing_like_it", candidate]) == candidate)
    }

    @Test(arguments: ["prefix", "zzzzzzzz", "", "pre", "companion_way", "t"])
    func aWordLikeNoOtherHasNone(word: String) {
        #expect(nearest(to: word, in: ["templates"]) == nil)
    }

    @Test func ofEquallyNearOnesTheFirstInTheAlphabetIsTaken() {
        #expect(nearest(to: "cat", in: ["hat", "bat", "rat"]) == "bat")
        #expect(nearest(to: "abcdef", in: ["abcxef", "abcdxf", "abcde"]) == "abcde")
    }

    @Test func theNearestOneWins() {
        #expect(
            nearest(to: "project_nam", in: ["project_group", "project_name", "product_name"])
                == "project_name")
    }

    @Test func aLongWordHasNone() {
        let word = String(repeating: "a", count: 100)
        #expect(nearest(to: word, in: [word + "b"]) == word + "b")
        #expect(nearest(to: word + "b", in: [word]) == nil)
    }

    @Test func withoutCandidatesThereIsNone() {
        #expect(nearest(to: "a", in: [String]()) == nil)
        #expect(didYouMean("a", in: [String]()) == nil)
        #expect(didYouMean("pge", in: ["page"]) == "did you mean 'page'?")
    }
}
