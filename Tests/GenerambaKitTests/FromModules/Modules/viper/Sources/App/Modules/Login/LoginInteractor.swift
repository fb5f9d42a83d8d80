struct LoginInteractor: LoginInteractorProtocol {
    func title() -> String { "Welcome back" }
}
