import XCTest

@testable import App

final class LoginPresenterTests: XCTestCase {
    private final class View: LoginViewProtocol {
        var title = ""
        func show(title: String) { self.title = title }
    }

    func testShowsTheTitle() {
        let view = View()
        let presenter = LoginPresenter(interactor: LoginInteractor(), router: LoginRouter(onClose: {}))
        presenter.view = view
        presenter.viewIsReady()
        XCTAssertEqual(view.title, "Welcome back")
    }
}
