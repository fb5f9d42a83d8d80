import Observation

/// What the user enters on the Compose screen. Your code sets the optional values.
struct ComposeFields {
    var sendText = ""
}

/// What the Compose screen shows and does.
@MainActor
@Observable
final class ComposeModel {
    var fields = ComposeFields()
    /// Why an action failed, until the user has read it.
    private(set) var failure: (any Error)?
    var isFailureShown: Bool {
        get { failure != nil }
        set { if !newValue { failure = nil } }
    }

    @ObservationIgnored private(set) var sendTask: Task<Void, Never>?
    private let service: any ComposeService

    init(service: any ComposeService) {
        self.service = service
    }

    deinit {
        sendTask?.cancel()
    }

    func send(text: String) {
        self.sendTask?.cancel()
        self.sendTask = Task { [weak self, service] in
            do {
                try await service.send(text: text)
            } catch {
                if !Task.isCancelled { self?.failure = error }
            }
        }
    }

    func tapSendButton() {
        send(text: fields.sendText)
    }
}
