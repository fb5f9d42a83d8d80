/// The SHA-256 of bytes, in hexadecimal digits.
func sha256(of bytes: [UInt8]) -> String {
    var hash = SHA256()
    hash.update(bytes)
    return hash.finalized()
}

/// The SHA-256 over files: for each, sorted by its path, the path, its size in bytes, and the bytes, with a line break
/// behind the first two. Nothing else of them counts: no times, no permissions.
func templateHash(_ files: [RelativePath: [UInt8]]) -> String {
    var hash = SHA256()
    for (path, bytes) in files.sorted(by: { $0.key < $1.key }) {
        hash.update(Array("\(path)\n\(bytes.count)\n".utf8))
        hash.update(bytes)
    }
    return hash.finalized()
}
