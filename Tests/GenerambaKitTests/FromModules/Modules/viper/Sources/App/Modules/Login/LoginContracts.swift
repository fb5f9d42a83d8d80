/// What the login screen shows.
protocol LoginViewProtocol: AnyObject {
    func show(title: String)
}

protocol LoginInteractorProtocol {
    func title() -> String
}

protocol LoginRouterProtocol {
    func close()
}
