import SourceText
import SwiftText
import SystemAccess

extension ProjectTargets {
    /// The library that most files of a test target use; nil without files that use one.
    package func usedTestFramework(of target: String?, in root: AbsolutePath) throws -> TestFramework? {
        var ignored = Diagnostics()
        guard let target = all.first(where: { $0.name == target }),
            let home = try ignored.collect({ try target.folder(in: root) })
        else { return nil }
        var counts: [TestFramework: Int] = [:]
        for path in try TargetFiles.swiftFiles(of: target, in: home, of: root).prefix(Self.mostReadFiles) {
            if let used = try Disk.read(root.appending(path)).flatMap(TestFramework.init(of:)) {
                counts[used, default: 0] += 1
            }
        }
        return TestFramework.allCases.filter { counts[$0] != nil }.max { counts[$0]! < counts[$1]! }
    }

    /// As many files tell which library a target uses. Large targets have thousands.
    static let mostReadFiles = 200
}
