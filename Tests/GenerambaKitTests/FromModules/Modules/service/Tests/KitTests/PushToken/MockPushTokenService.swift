@testable import Kit

struct MockPushTokenService: PushTokenServicing {
  var result: Result<PushToken, PushTokenError>

  func pushToken() async throws -> PushToken { try result.get() }
}
