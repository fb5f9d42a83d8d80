import GenerambaKit

enum BuiltInStandIns {
    static var sources: [StandIns.Source] {
        get throws {
            let root = FilePath(#filePath).appending("../../../StandIns/Sources")
            return try ["UIKit"].map { name in
                let folder = root.appending(name)
                return StandIns.Source(
                    name: name,
                    files: try Disk.names(in: folder).map { ($0, try Disk.read(folder.appending($0)) ?? []) })
            }
        }
    }
}
