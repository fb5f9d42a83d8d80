#if canImport(SwiftUI)
    import SwiftUI

    struct ComposeView: View {
        @State var model: ComposeModel

        var body: some View {
            content
                .navigationTitle("Compose")
                .alert(
                    "Something Went Wrong",
                    isPresented: $model.isFailureShown,
                    presenting: model.failure
                ) { _ in
                } message: {
                    Text(verbatim: $0.localizedDescription)
                }
        }

        var content: some View {
            List {
                Text("Compose")
                    .accessibilityIdentifier("Compose.content")
                controls
            }
        }

        @ViewBuilder var controls: some View {
            Section {
                TextField("Text", text: $model.fields.sendText)
                    .accessibilityIdentifier("Compose.sendText")
                Button("Send", action: model.tapSendButton)
                    .accessibilityIdentifier("Compose.sendButton")
            }
        }
    }

    #Preview {
        NavigationStack {
            ComposeView(model: ComposeModel(service: ComposeServiceStub()))
        }
    }

    /// Answers at once, for the preview.
    private struct ComposeServiceStub: ComposeService {
        func send(text: String) async throws {}
    }
#endif
