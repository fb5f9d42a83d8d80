import SourceText
import SwiftText
import SystemAccess

/// The libraries that most files of a target use.
extension ProjectTargets {
    /// Whether more files of the target that modules usually go into import UIKit than SwiftUI.
    package func usesUIKit(in root: AbsolutePath) throws -> Bool {
        let (uiKit, swiftUI) = (Array("import UIKit".utf8), Array("import SwiftUI".utf8))
        let usual = try usualTarget(in: root) ?? codeTargets.first
        return try texts(of: usual, in: root).reduce(0) { lead, text in
            lead + (text.firstRange(of: uiKit) == nil ? 0 : 1) - (text.firstRange(of: swiftUI) == nil ? 0 : 1)
        } > 0
    }

    /// The library that most files of a test target use; nil without files that use one.
    package func usedTestFramework(of target: String?, in root: AbsolutePath) throws -> TestFramework? {
        let used = try texts(of: target, in: root).compactMap(TestFramework.init(of:))
        let counts = Dictionary(grouping: used, by: \.self).mapValues(\.count)
        return TestFramework.allCases.filter { counts[$0] != nil }.max { counts[$0]! < counts[$1]! }
    }

    /// The Swift files of a target, as many as tell which library it uses: large targets have thousands. None if there is
    /// no such target.
    private func texts(of name: String?, in root: AbsolutePath) throws -> [[UInt8]] {
        var ignored = Diagnostics()
        let target = all.first { $0.name == name }
        let home = try target.flatMap { target in try ignored.collect { try target.folder(in: root) } }
        let paths = try home.map { try TargetFiles.swiftFiles(of: target, in: $0, of: root) } ?? []
        return try paths.prefix(200).compactMap { try Disk.read(root.appending($0)) }
    }
}
