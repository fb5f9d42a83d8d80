import Testing

@testable import Reader

@Suite("URL list")
struct URLListFeatureTests {
  private let feature = URLListFeature()

  @Test func appearingLoadsTheURLList() {
    var state = URLListFeature.State()
    #expect(feature.reduce(into: &state, action: .urlListAppeared) == .loadURLList)
    #expect(state.isLoading)
  }

  @Test func removesOnlyWhatIsThere() {
    var state = URLListFeature.State()
    state.urlList = ["a"]
    _ = feature.reduce(into: &state, action: .remove(index: 1))
    _ = feature.reduce(into: &state, action: .remove(index: 0))
    #expect(state.urlList.isEmpty)
  }
}
