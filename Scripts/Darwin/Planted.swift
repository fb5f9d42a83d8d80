// Errors that the check must find, each named at the end of its line: what only glibc has, what only later systems
// have, and what Darwin declares differently. A check that misses one of them would miss it in the sources, too.
import Darwin
import Foundation

func planted(_ bytes: [UInt8], _ descriptor: Int32) {
    _ = String(validating: bytes, as: UTF8.self)  // only available in macOS 15.0
    var next = environ
    next = _NSGetEnviron().pointee  // must be unwrapped
    next += 1
    _ = pipe2(nil, O_CLOEXEC)  // 'pipe2' is only available in macOS
    _ = __errno_location()  // cannot find '__errno_location' in scope
    _ = syncfs(descriptor)  // cannot find 'syncfs' in scope
    var status = stat()
    fstat(descriptor, &status)
    _ = status.st_mtim  // has no member 'st_mtim'
    _ = fork()  // 'fork()' is unavailable
    let thread: pthread_t = pthread_t(bitPattern: 1)  // must be unwrapped
    _ = thread
    let mode: UInt32 = status.st_mode  // cannot convert value of type 'mode_t'
    _ = mode
    _ = Synchronization.self  // cannot find 'Synchronization' in scope
}
