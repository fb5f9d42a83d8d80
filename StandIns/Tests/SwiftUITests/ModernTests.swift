import SwiftUI
import XCTest

/// What SwiftUI has since iOS 17 can be written as with Apple's.
@MainActor
final class ModernTests: XCTestCase {
    private struct Feed: View {
        @State private var count = 0
        @State private var position: Int?
        @State private var isInspected = false
        @State private var width: CGFloat = 0

        var body: some View {
            ScrollView {
                Text("\(count)")
                    .contentTransition(.numericText())
                    .containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 8)
                    .scrollTargetLayout()
            }
            .sensoryFeedback(.success, trigger: count)
            .sensoryFeedback(.impact(weight: .heavy), trigger: count) { $0 < $1 }
            .sensoryFeedback(trigger: count) { _, new in new > 3 ? .warning : nil }
            .scrollTargetBehavior(.viewAligned)
            .scrollPosition(id: $position)
            .scrollBounceBehavior(.basedOnSize)
            .scrollIndicators(.hidden)
            .scrollDismissesKeyboard(.interactively)
            .contentMargins(.horizontal, 16, for: .scrollContent)
            .safeAreaPadding(.bottom)
            .defaultScrollAnchor(.bottom)
            .inspector(isPresented: $isInspected) { Text("Details") }
            .onGeometryChange(for: CGFloat.self, of: { $0.size.width }, action: { width = $0 })
            .toolbarTitleDisplayMode(.inlineLarge)
            .presentationBackground(.background)
            .presentationCornerRadius(24)
            .listRowSpacing(4)
            .listSectionSpacing(.compact)
        }
    }

    func testTheyAreKept() async {
        let text = "\(Feed().body)"
        XCTAssertTrue(text.contains("Details"))
    }
}
