import SourceText
import SystemAccess

/// The SHA-256 of files: for each file, sorted by path, its path, its size in bytes and its bytes, with a line break
/// after the first two. Times and permissions do not count.
func templateHash(_ files: [RelativePath: [UInt8]]) -> String {
    var hash = SHA256()
    for (path, bytes) in files.sorted(by: { $0.key < $1.key }) {
        hash.update(Array("\(path)\n\(bytes.count)\n".utf8))
        hash.update(bytes)
    }
    return hash.finalized()
}
