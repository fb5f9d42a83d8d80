import SystemAccess

/// The content of a file that is to be written or compared, in memory or, in a run of many modules, in a temporary file.
public struct FileText: Sendable, Equatable {
    private enum Place {
        case memory([UInt8])
        case store(ByteStore, Range<Int>)
    }

    private var place: Place

    package init(_ bytes: [UInt8]) { place = .memory(bytes) }

    /// The content.
    package var bytes: [UInt8] {
        switch place {
        case .memory(let bytes): bytes
        case .store(let store, let range): store[range]
        }
    }

    /// The number of bytes.
    package var count: Int {
        switch place {
        case .memory(let bytes): bytes.count
        case .store(_, let range): range.count
        }
    }

    /// Moves the content into a store if that has room.
    mutating func move(into store: ByteStore) {
        if let range = store.add(bytes) { place = .store(store, range) }
    }

    public static func == (a: Self, b: Self) -> Bool { a.count == b.count && a.bytes == b.bytes }
}
