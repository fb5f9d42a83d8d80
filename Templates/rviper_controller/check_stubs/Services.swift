protocol AccountService: Sendable {}
protocol NewsService: Sendable {}
protocol ZZAccountService: Sendable {}
protocol ZZNewsService: Sendable {}
