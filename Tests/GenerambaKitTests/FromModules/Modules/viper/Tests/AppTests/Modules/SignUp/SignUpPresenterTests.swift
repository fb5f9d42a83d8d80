import XCTest

@testable import App

final class SignUpPresenterTests: XCTestCase {
    private final class View: SignUpViewProtocol {
        var title = ""
        func show(title: String) { self.title = title }
    }

    func testShowsTheTitle() {
        let view = View()
        let presenter = SignUpPresenter(interactor: SignUpInteractor())
        presenter.view = view
        presenter.viewIsReady()
        XCTAssertEqual(view.title, "Nice to meet you")
    }
}
