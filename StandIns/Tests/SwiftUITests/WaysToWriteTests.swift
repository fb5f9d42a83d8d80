import CoreTransferable
import SwiftUI
import UniformTypeIdentifiers
import XCTest

/// What public code writes in SwiftUI can be written as with Apple's.
@MainActor
final class WaysToWriteTests: XCTestCase {
    private struct Drawing: View {
        @State private var color = Color.red

        var body: some View {
            VStack {
                Canvas { context, size in
                    context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.red))
                    context.draw(Text("A"), at: .zero)
                }
                TimelineView(.periodic(from: .now, by: 1)) { context in Text(context.date, style: .time) }
                TimelineView(.animation) { context in Text("\(context.date)") }
                Wave(height: 3).stroke(.blue, style: StrokeStyle(lineWidth: 2, dash: [3]))
                Circle().trim(from: 0, to: 0.5).stroke(lineWidth: 3)
                RoundedRectangle(cornerRadius: 3).fill(.tint.secondary).strokeBorder(.red)
                UnevenRoundedRectangle(topLeadingRadius: 3).fill(.background)
                Gauge(value: 0.4) {
                    Text("Speed")
                } currentValueLabel: {
                    Text("40")
                }
                .gaugeStyle(.accessoryCircular)
                ColorPicker("Color", selection: $color, supportsOpacity: false)
                ShareLink(item: URL(filePath: "/"), preview: SharePreview("Folder"))
                ViewThatFits {
                    Text("Long")
                    Text("S")
                }
            }
            .glassEffect(.regular.interactive(), in: .capsule)
            .blendMode(.multiply)
        }
    }

    private struct Wave: Shape {
        var height: CGFloat
        var animatableData: CGFloat {
            get { height }
            set { height = newValue }
        }

        func path(in rect: CGRect) -> Path {
            Path { path in
                path.move(to: CGPoint(x: rect.minX, y: rect.midY))
                path.addLine(to: CGPoint(x: rect.maxX, y: height))
            }
        }
    }

    private struct Settings: View {
        private enum Section: Hashable { case first, second }

        @SceneStorage("tab") private var section = Section.first
        @AccessibilityFocusState private var isRead: Bool
        @State private var isOn = false
        @State private var isPicking = false
        @State private var date = Date()
        @State private var number: Double?
        @Environment(\.theme) private var theme

        var body: some View {
            TabView(selection: $section) {
                Tab("First", systemImage: "1.circle", value: .first) {
                    Form {
                        Toggle("On", systemImage: "star", isOn: $isOn).toggleStyle(Check())
                        DatePicker("Day", selection: $date, in: Date()..., displayedComponents: .date)
                            .datePickerStyle(.graphical)
                        TextField("Number", value: $number, format: .number)
                        Label("Title", systemImage: "star").labelStyle(.titleOnly)
                        Text(date, style: .date).accessibilityFocused($isRead)
                        ProgressView("Loading", value: 0.5).progressViewStyle(.circular)
                    }
                    .formStyle(.grouped)
                }
                .badge(3)
                TabSection("More") {
                    Tab("Second", systemImage: "2.circle", value: .second) { Text(theme) }
                }
            }
            .tabViewStyle(.sidebarAdaptable)
            .fileImporter(isPresented: $isPicking, allowedContentTypes: [.json]) { result in
                if case .success = result {}
            }
            .fileExporter(
                isPresented: $isPicking, document: Note(text: ""), contentType: .plainText,
                onCompletion: { _ in }
            )
            .sheet(isPresented: $isPicking) { Text("A").presentationSizing(.form) }
            .keyboardShortcut("s", modifiers: [.command, .shift])
            .onPreferenceChange(Height.self) { _ in }
            .dropDestination(for: String.self) { _, _ in true }
            .toolbarRole(.editor)
            .dynamicTypeSize(...DynamicTypeSize.large)
        }
    }

    private struct Check: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
            Button {
                configuration.isOn.toggle()
            } label: {
                configuration.label
            }
        }
    }

    private struct Height: PreferenceKey {
        static let defaultValue: CGFloat = 0
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
    }

    private struct Note: FileDocument {
        static var readableContentTypes: [UTType] { [.plainText] }
        var text: String

        init(text: String) { self.text = text }
        init(configuration: ReadConfiguration) throws {
            text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
        }
        func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
            FileWrapper(regularFileWithContents: Data(text.utf8))
        }
    }

    private struct Flow: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            proposal.replacingUnspecifiedDimensions()
        }
        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {
            for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
        }
    }

    func testViewsCanBeMade() async {
        _ = Drawing().body
        _ = Settings().body
        _ = Flow { Text("A") }
        _ = AnyLayout(HStackLayout())
    }

    func testAnEntryHasItsDefaultAndKeepsWhatIsSet() async {
        var values = EnvironmentValues()
        XCTAssertEqual(values.theme, "light \"blue\"")
        XCTAssertEqual(values.level, 3)
        XCTAssertNil(values.title)
        values.theme = "dark"
        values.title = "A"
        XCTAssertEqual(values.theme, "dark")
        XCTAssertEqual(values.title, "A")
    }

    func testAPathHasItsEnds() async {
        let path = Wave(height: 10).path(in: CGRect(x: 0, y: 0, width: 20, height: 4))
        XCTAssertEqual(path.boundingRect, CGRect(x: 0, y: 2, width: 20, height: 8))
        XCTAssertEqual(path.currentPoint, CGPoint(x: 20, y: 10))
        XCTAssertTrue(Path().isEmpty)
    }

    func testTypesOfFilesAreEqualByTheirNames() async {
        XCTAssertEqual(UTType("public.json"), .json)
        XCTAssertEqual(UTType(filenameExtension: "pdf"), .pdf)
        XCTAssertTrue(UTType.json.conforms(to: .data))
        XCTAssertFalse(UTType.json.conforms(to: .image))
    }
}

extension EnvironmentValues {
    @Entry fileprivate var theme: String = "light \"blue\""
    @Entry fileprivate var level = 3
    @Entry fileprivate var title: String?
}

extension FocusedValues {
    @Entry fileprivate var document: Binding<String>?
}

#Preview {
    @Previewable @State var count = 0
    Text("\(count)")
}
