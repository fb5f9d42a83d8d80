protocol PagingFacade: Sendable {}
protocol ZZPagingFacade: Sendable {}
@MainActor protocol AuthorizationRoute: AnyObject {}
@MainActor protocol ZZAuthorizationRoute: AnyObject {}
@MainActor protocol HelpRoute: AnyObject {}
@MainActor protocol ZZHelpRoute: AnyObject {}
