// Re-exports the system's C library, which has a different module name on each platform.
#if canImport(Darwin)
    @_exported import Darwin
#elseif canImport(Musl)
    @_exported import Musl
#else
    @_exported import Glibc
#endif
