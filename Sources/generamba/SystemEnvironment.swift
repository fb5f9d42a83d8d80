import CArguments
import GenerambaKit
import Platform
import SourceText
import SystemAccess

/// Everything that is read once from the system: environment variables, working directory, clock.
enum SystemEnvironment {
    /// The program's arguments, without its name. Swift's own list is empty if `/proc` is not mounted.
    static let arguments: [String] = {
        #if canImport(Musl)
            Array(CommandLine.arguments.dropFirst())
        #else
            (0..<Int(process_argument_count())).dropFirst().compactMap { index in
                process_arguments()[index].map { String(cString: $0) }
            }
        #endif
    }()

    /// The environment variables.
    static let current: [String: String] = {
        var result: [String: String] = [:]
        #if canImport(Darwin)
            var next = _NSGetEnviron().pointee
        #else
            var next: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = environ
        #endif
        while let place = next, let entry = place.pointee {
            if let sign = strchr(entry, CInt(UInt8(ascii: "="))) {
                let name = UnsafeRawBufferPointer(start: entry, count: sign - entry)
                result[String(decoding: name, as: UTF8.self)] = String(cString: sign + 1)
            }
            next = place + 1
        }
        return result
    }()

    static func workingDirectory() throws -> AbsolutePath {
        guard let path = getcwd(nil, 0) else {
            throw Diagnostics.error(
                "the working directory no longer exists", hint: "change to another folder")
        }
        defer { free(path) }
        return AbsolutePath(String(cString: path))
    }

    /// Makes a folder the working directory.
    static func change(to folder: AbsolutePath) throws {
        guard chdir(folder.text) == 0 else {
            throw Diagnostics.error("the folder '\(folder.text)' cannot be entered")
        }
    }

    /// The current time in seconds since 1970, whatever `SOURCE_DATE_EPOCH` says.
    static var clock: Int { time(nil) }

    /// The current time in seconds since 1970, and the day in the local time zone. If `SOURCE_DATE_EPOCH` is set, both
    /// come from there, the day in UTC (https://reproducible-builds.org/specs/source-date-epoch).
    static func now() throws -> Moment {
        var now = time(nil)
        var parts = tm()
        if let epoch = current["SOURCE_DATE_EPOCH"], !epoch.isEmpty {
            guard let seconds = Int(epoch), seconds >= 0, seconds < 1 << 40 else {
                throw Diagnostics.error(
                    "SOURCE_DATE_EPOCH is '\(epoch)', which is not a valid time",
                    hint: "set it to the seconds since 1970, or unset it")
            }
            now = seconds
            gmtime_r(&now, &parts)
        } else {
            localtime_r(&now, &parts)
        }
        let day = Day(year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday))
        return (now, day)
    }
}
