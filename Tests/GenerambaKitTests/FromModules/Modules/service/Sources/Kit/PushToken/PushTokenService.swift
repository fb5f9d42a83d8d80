import Foundation

public protocol PushTokenServicing: Sendable {
  func pushToken() async throws -> PushToken
}

public struct PushToken: Codable, Equatable, Sendable {
  public let value: String

  public init(value: String) { self.value = value }

  enum CodingKeys: String, CodingKey {
    case value = "push_token"
  }
}

public enum PushTokenError: Error, Equatable {
  case noPushToken
}

/// Reads push tokens from "push-token.json".
public struct PushTokenService: PushTokenServicing {
  static let label = "com.example.kit.push-token"

  let load: @Sendable () async throws -> Data?

  public init(load: @escaping @Sendable () async throws -> Data?) { self.load = load }

  public func pushToken() async throws -> PushToken {
    guard let data = try await load() else { throw PushTokenError.noPushToken }
    return try JSONDecoder().decode(PushToken.self, from: data)
  }
}
