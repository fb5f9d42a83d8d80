@testable import Shop

@MainActor final class PagingFacadeSpy: PagingFacade {}
@MainActor final class ZZPagingFacadeSpy: ZZPagingFacade {}
@MainActor final class AuthorizationRouteSpy: AuthorizationRoute {}
@MainActor final class ZZAuthorizationRouteSpy: ZZAuthorizationRoute {}
@MainActor final class HelpRouteSpy: HelpRoute {}
@MainActor final class ZZHelpRouteSpy: ZZHelpRoute {}
