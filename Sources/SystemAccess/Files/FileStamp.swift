import Platform

/// What the system reports about a regular file. Each write changes it, unless two writes have the same time.
package struct FileStamp: Equatable {
    package var size: UInt64
    /// The inode.
    package var number: UInt64
    /// When the content and the attributes were changed, in nanoseconds since 1970.
    package var modified: UInt64
    package var changed: UInt64

    /// Returns the stamp of a regular file by its path below an open folder, which ends with a zero; nil for no file.
    package init?(_ path: UnsafePointer<CChar>, in folder: OpenedFolder) {
        var info = stat()
        guard fstatat(folder.descriptor, path, &info, AT_SYMLINK_NOFOLLOW) == 0,
            info.st_mode & S_IFMT == S_IFREG
        else { return nil }
        #if canImport(Darwin)
            let changed = info.st_ctimespec
        #else
            let changed = info.st_ctim
        #endif
        size = UInt64(truncatingIfNeeded: info.st_size)
        number = UInt64(truncatingIfNeeded: info.st_ino)
        self.modified = Self.nanoseconds(info.lastChange)
        self.changed = Self.nanoseconds(changed)
    }

    package init(size: UInt64, number: UInt64, modified: UInt64, changed: UInt64) {
        (self.size, self.number) = (size, number)
        (self.modified, self.changed) = (modified, changed)
    }

    private static func nanoseconds(_ time: timespec) -> UInt64 {
        UInt64(truncatingIfNeeded: time.tv_sec) &* 1_000_000_000 &+ UInt64(truncatingIfNeeded: time.tv_nsec)
    }
}

/// An open folder. Files below it are found without a look at the folders above it.
package final class OpenedFolder {
    fileprivate let descriptor: CInt

    /// Nil if the folder cannot be opened.
    package init?(_ path: AbsolutePath) {
        descriptor = open(path.text, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
    }

    deinit { close(descriptor) }
}
