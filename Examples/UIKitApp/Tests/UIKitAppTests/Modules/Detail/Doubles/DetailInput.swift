@testable import UIKitApp

extension DetailInput {
    @MainActor
    static var sample: DetailInput {
        DetailInput(id: 1)
    }
}
