struct LoginRouter: LoginRouterProtocol {
    let onClose: @Sendable () -> Void

    func close() { onClose() }
}
