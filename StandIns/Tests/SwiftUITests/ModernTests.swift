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

    private struct Carousel: View {
        private struct Values {
            var scale = 1.0
            var angle = Angle.zero
        }

        @Namespace private var namespace
        @State private var position = ScrollPosition(edge: .top)
        @State private var detent = PresentationDetent.medium
        @State private var isSearching = false
        @State private var offset: CGFloat = 0
        @State private var query = ""

        var body: some View {
            ScrollView {
                RoundedRectangle(cornerRadius: 12, style: .circular)
                    .scrollTransition { content, phase in content.opacity(phase.isIdentity ? 1 : 0.5) }
                    .visualEffect { content, proxy in content.offset(y: proxy.frame(in: .global).minY) }
                Image(systemName: "star")
                    .phaseAnimator([false, true], trigger: offset) { content, phase in
                        content.scaleEffect(phase ? 2 : 1)
                    } animation: { phase in
                        phase ? .bouncy : .smooth(duration: 0.2)
                    }
                Text("Key")
                    .keyframeAnimator(initialValue: Values(), trigger: offset) { content, value in
                        content.scaleEffect(value.scale).rotationEffect(value.angle)
                    } keyframes: { _ in
                        KeyframeTrack(\.scale) {
                            LinearKeyframe(1.2, duration: 0.1)
                            SpringKeyframe(1, spring: .bouncy)
                        }
                        KeyframeTrack(\.angle) { CubicKeyframe(.degrees(10), duration: 0.1) }
                    }
            }
            .scrollPosition($position)
            .scrollTargetBehavior(.viewAligned(limitBehavior: .always))
            .onScrollGeometryChange(for: CGFloat.self) {
                $0.contentOffset.y
            } action: {
                offset = $1
            }
            .onScrollPhaseChange { _, phase in isSearching = phase.isScrolling }
            .onGeometryChange(for: CGFloat.self) {
                $0.size.width
            } action: { old, new in
                offset = new - old
            }
            .searchable(text: $query, isPresented: $isSearching, prompt: "Find")
            .presentationDetents([.medium, .large], selection: $detent)
            .presentationBackgroundInteraction(.enabled(upThrough: .medium))
            .presentationBackground { MeshGradient(width: 1, height: 1, points: [[0, 0]], colors: [.mint]) }
            .background(LinearGradient(colors: [.red, .clear], startPoint: .top, endPoint: .bottom))
            .transition(.asymmetric(insertion: .push(from: .bottom), removal: .opacity))
            .matchedTransitionSource(id: "cell", in: namespace)
            .navigationTransition(.zoom(sourceID: "cell", in: namespace))
            .symbolEffect(.bounce, value: offset)
            .symbolEffect(.variableColor.iterative, isActive: isSearching)
        }
    }

    private struct Board: View {
        @ScaledMetric(relativeTo: .body) private var spacing = 8
        @GestureState private var isDragged = false
        @State private var offset: CGFloat = 0

        var body: some View {
            Grid(horizontalSpacing: spacing) {
                GridRow { Text("One").gridCellColumns(2) }
            }
            .gesture(
                DragGesture(minimumDistance: 4)
                    .updating($isDragged) { _, state, _ in state = true }
                    .onChanged { offset = $0.translation.width }
                    .onEnded { _ in offset = 0 }
            )
            .simultaneousGesture(TapGesture(count: 2).onEnded { offset = spacing })
            .rotation3DEffect(.degrees(4), axis: (x: 0, y: 1, z: 0))
            .mask { Rectangle() }
            .textSelection(.enabled)
            .textContentType(.name)
        }
    }

    func testABoardCompiles() {
        XCTAssertFalse("\(Board().body)".isEmpty)
    }

    func testACarouselCompiles() {
        XCTAssertFalse("\(Carousel().body)".isEmpty)
    }

    func testAPositionIsWhereItWasSet() {
        var position = ScrollPosition(idType: Int.self)
        position.scrollTo(id: 3)
        XCTAssertEqual(position.viewID(type: Int.self), 3)
        position.scrollTo(edge: .bottom)
        XCTAssertEqual(position.edge, .bottom)
        XCTAssertNil(position.viewID(type: Int.self))
    }

    func testAnAnimationIsOverAtOnce() {
        var isOver = false
        withAnimation(.snappy) {
        } completion: {
            isOver = true
        }
        XCTAssertTrue(isOver)
    }

    func testTheyAreKept() async {
        let text = "\(Feed().body)"
        XCTAssertTrue(text.contains("Details"))
    }
}
