#if canImport(SwiftUI)
    import SwiftUI

    /// The app: the flow, which is where it was when the app starts again.
    public struct AppView: View {
        @SceneStorage("checkout") private var state = Data()
        @State private var app = AppModel(shop: SampleShop())

        public init() {}

        public var body: some View {
            CheckoutFlowView(flow: app.flow, screens: AppScreens(app: app))
                .onAppear { app.flow.restore(from: state) }
                .onChange(of: app.flow.path) { state = app.flow.snapshot() }
        }
    }

    /// Makes the screens of the flow with the models of the app.
    struct AppScreens: CheckoutScreens {
        let app: AppModel

        func makeCart(didFinish: @escaping @MainActor () -> Void) -> CartView {
            CartView(model: app.cart(didFinish: didFinish))
        }

        func makeAddress(
            userID: Int, didFinish: @escaping @MainActor (String) -> Void
        ) -> AddressView {
            AddressView(model: app.address(userID: userID, didFinish: didFinish))
        }

        func makeDelivery(
            city: String, didFinish: @escaping @MainActor (Int) -> Void
        ) -> DeliveryView {
            DeliveryView(model: app.delivery(city: city, didFinish: didFinish))
        }

        func makePayment(
            total: Int, didFinish: @escaping @MainActor (String) -> Void
        ) -> PaymentView {
            PaymentView(model: app.payment(total: total, didFinish: didFinish))
        }

        func makeReview(
            total: Int, method: String, didFinish: @escaping @MainActor () -> Void
        ) -> ReviewView {
            ReviewView(model: app.review(total: total, method: method, didFinish: didFinish))
        }

        func makeReceipt(didFinish: @escaping @MainActor () -> Void) -> ReceiptView {
            ReceiptView(model: app.receipt(didFinish: didFinish))
        }
    }
#endif
