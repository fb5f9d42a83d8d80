import Combine
import SwiftUI
import XCTest

/// A screen as templates make it: its state is an object that was made before.
@MainActor
final class ScreenTests: XCTestCase {
    func testViewShowsItsState() async {
        let state = ScreenState()
        let screen = Screen(state: state)
        XCTAssertTrue(screen.state === state)
        XCTAssertTrue(screen.state === screen.state)
        _ = screen.body
    }

    func testViewKeepsItsState() async {
        weak var state: ScreenState?
        do {
            let screen = makeScreen()
            state = screen.state
            XCTAssertNotNil(state)
        }
        XCTAssertNil(state)
    }

    func testObjectMadeInTheViewIsNewEachTime() async {
        let screen = Screen(state: ScreenState())
        XCTAssertFalse(screen.state === screen.state)
    }

    func testModifiersKeepWhatTheyAreGiven() async {
        weak var state: ScreenState?
        var body: Any?
        do {
            let screen = makeScreen()
            state = screen.state
            body = screen.body
        }
        XCTAssertNotNil(state)
        XCTAssertNotNil(body)
        body = nil
        XCTAssertNil(state)
    }

    func testBindingReachesTheObject() async {
        let screen = makeScreen()
        screen.$state.name.wrappedValue = "second"
        XCTAssertEqual(screen.state.name, "second")
    }

    func testProgramHasAScene() async {
        Program.main()
        XCTAssertEqual(Program.count, 1)
    }

    private func makeScreen() -> Screen {
        let state = ScreenState()
        return Screen(state: state)
    }
}

@MainActor
private final class ScreenState: ObservableObject {
    @Published var name = "first"
}

private struct Screen: View {
    @StateObject var state: ScreenState

    var body: some View {
        VStack {
            TextField("Name", text: $state.name)
            Button("Clear") { state.name = "" }
        }
        .onAppear { state.name = "shown" }
    }
}

private struct Program: App {
    static var count = 0

    init() {
        Self.count += 1
    }

    var body: some Scene {
        WindowGroup {
            Screen(state: ScreenState())
        }
    }
}
