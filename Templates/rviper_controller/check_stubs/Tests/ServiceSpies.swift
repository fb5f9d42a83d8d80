@testable import Shop

@MainActor
final class AccountServiceSpy: AccountService {}

@MainActor
final class NewsServiceSpy: NewsService {}

@MainActor
final class ZZAccountServiceSpy: ZZAccountService {}

@MainActor
final class ZZNewsServiceSpy: ZZNewsService {}
