import SourceText
import SystemAccess

extension ProjectTargets {
    /// Whether more files of the target that modules usually go into import UIKit than SwiftUI.
    package func usesUIKit(in root: AbsolutePath) throws -> Bool {
        var ignored = Diagnostics()
        let usual = try usualTarget(in: root) ?? codeTargets.first
        guard let target = all.first(where: { $0.name == usual }),
            let home = try ignored.collect({ try target.folder(in: root) })
        else { return false }
        let (uiKit, swiftUI) = (Array("import UIKit".utf8), Array("import SwiftUI".utf8))
        var lead = 0
        for path in try TargetFiles.swiftFiles(of: target, in: home, of: root).prefix(Self.mostReadFiles) {
            guard let text = try Disk.read(root.appending(path)) else { continue }
            lead +=
                (text.firstRange(of: uiKit) == nil ? 0 : 1) - (text.firstRange(of: swiftUI) == nil ? 0 : 1)
        }
        return lead > 0
    }
}
