struct SignUpInteractor: SignUpInteractorProtocol {
    func title() -> String { "Nice to meet you" }
}
