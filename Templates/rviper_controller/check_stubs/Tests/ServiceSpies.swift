@testable import Shop

@MainActor
final class AccountServiceSpy: AccountService {}

@MainActor
final class NewsServiceSpy: NewsService {}

@MainActor
final class ZZAccountServiceSpy: ZZAccountService {}

@MainActor
final class ZZNewsServiceSpy: ZZNewsService {}
@MainActor final class PagingFacadeSpy: PagingFacade {}
@MainActor final class ZZPagingFacadeSpy: ZZPagingFacade {}
@MainActor final class AuthorizationRouteSpy: AuthorizationRoute {}
@MainActor final class ZZAuthorizationRouteSpy: ZZAuthorizationRoute {}
@MainActor final class HelpRouteSpy: HelpRoute {}
@MainActor final class ZZHelpRouteSpy: ZZHelpRoute {}
