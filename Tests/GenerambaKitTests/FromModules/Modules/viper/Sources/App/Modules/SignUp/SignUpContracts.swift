/// What the sign up screen shows.
protocol SignUpViewProtocol: AnyObject {
    func show(title: String)
}

protocol SignUpInteractorProtocol {
    func title() -> String
}
