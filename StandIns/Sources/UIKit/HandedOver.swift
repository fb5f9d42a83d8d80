// What Apple's Foundation has, and Foundation on Linux lacks, for values that programs hand to each other.
#if !canImport(Darwin)
    import Foundation

    /// A value that another program hands over. It has none here.
    open class NSItemProvider: @unchecked Sendable {
        public let object: Any?

        public init() {
            object = nil
        }

        public init(object: Any) {
            self.object = object
        }

        open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { false }
    }

    /// A file in memory.
    open class FileWrapper {
        open private(set) var regularFileContents: Data?
        open var filename: String?
        open var preferredFilename: String?

        public init(regularFileWithContents contents: Data) {
            regularFileContents = contents
        }
    }

    /// What a person does, so that another program can go on with it.
    open class NSUserActivity: @unchecked Sendable {
        public let activityType: String
        open var title: String?
        open var userInfo: [AnyHashable: Any]?
        open var webpageURL: URL?
        open var isEligibleForHandoff = true
        open var isEligibleForSearch = false
        open var isEligibleForPrediction = false
        open var persistentIdentifier: String?

        public init(activityType: String) {
            self.activityType = activityType
        }

        open func becomeCurrent() {}
        open func resignCurrent() {}
        open func invalidate() {}
    }

    /// Undoes nothing: it forgets what is registered.
    open class UndoManager: @unchecked Sendable {
        open var canUndo: Bool { false }
        open var canRedo: Bool { false }

        public init() {}

        open func undo() {}
        open func redo() {}
        open func registerUndo<T: AnyObject>(withTarget target: T, handler: @escaping (T) -> Void) {}
        open func setActionName(_ actionName: String) {}
    }
#endif
