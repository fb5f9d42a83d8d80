import Foundation
import Testing

@testable import Kit

struct PushTokenServiceTests {
  @Test func decodesThePushToken() async throws {
    let service = PushTokenService { Data(#"{"push_token": "a"}"#.utf8) }
    #expect(try await service.pushToken() == PushToken(value: "a"))
  }

  @Test func missingPushTokenIsAnError() async {
    await #expect(throws: PushTokenError.noPushToken) {
      _ = try await MockPushTokenService(result: .failure(.noPushToken)).pushToken()
    }
  }
}
