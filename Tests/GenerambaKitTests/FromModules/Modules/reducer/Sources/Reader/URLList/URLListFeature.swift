/// The state of the URL list, and what changes it.
public struct URLListFeature {
  public struct State: Equatable {
    public var urlList: [String] = []
    public var isLoading = false
    public init() {}
  }

  public enum Action: Equatable {
    case urlListAppeared
    case urlListLoaded([String])
    case remove(index: Int)
  }

  public enum Effect: Equatable {
    case none
    case loadURLList
  }

  public init() {}

  public func reduce(into state: inout State, action: Action) -> Effect {
    switch action {
    case .urlListAppeared:
      state.isLoading = true
      return .loadURLList
    case .urlListLoaded(let urlList):
      state.isLoading = false
      state.urlList = urlList
      return .none
    case .remove(let index):
      guard state.urlList.indices.contains(index) else { return .none }
      state.urlList.remove(at: index)
      return .none
    }
  }
}
