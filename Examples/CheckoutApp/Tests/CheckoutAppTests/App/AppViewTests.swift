#if canImport(SwiftUI)
    import SwiftUI
    import XCTest

    @testable import CheckoutApp

    @MainActor
    final class AppViewTests: XCTestCase {
        func testEachRouteLeadsToItsScreen() async {
            // given
            let app = AppModel(shop: SampleShop())
            let view = CheckoutFlowView(flow: app.flow, screens: AppScreens(app: app))
            let screens: [(route: CheckoutRoute, name: String)] = [
                (.cart, "CartView"), (.address(userID: 7), "AddressView"),
                (.delivery(city: "Oslo"), "DeliveryView"), (.payment(total: 1), "PaymentView"),
                (.review(total: 1, method: "Card"), "ReviewView"), (.receipt, "ReceiptView"),
            ]

            for (route, name) in screens {
                // then
                XCTAssertTrue("\(view.screen(of: route))".contains("\(name)("), name)
            }
        }

        func testAppShowsTheFlow() async {
            // then
            XCTAssertTrue("\(type(of: AppView().body))".contains("CheckoutFlowView<AppScreens>"))
        }
    }
#endif
