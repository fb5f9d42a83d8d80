/// An Xcode project `Shop` in the folder of the same name, with an app and its tests. The ids sort before all that
/// Generamba derives.
enum XcodeShop {
    /// The path of the project file.
    static let path = "Shop.xcodeproj/project.pbxproj"

    /// The project with groups and files.
    static let files = [path: classic.expanded, "Shop/AppDelegate.swift": ""]

    /// The project with folders that Xcode synchronizes.
    static let synchronizedFiles = [
        path: synchronized.expanded, "Shop/AppDelegate.swift": "", "ShopTests/ShopTests.swift": "",
    ]

    /// The text of a project file, with `I01` and the like for ids.
    private static let classic = """
        // !$*UTF8*$!
        {
        \tarchiveVersion = 1;
        \tclasses = {
        \t};
        \tobjectVersion = 56;
        \tobjects = {

        /* Begin PBXAggregateTarget section */
        \t\tI33 /* Docs */ = {
        \t\t\tisa = PBXAggregateTarget;
        \t\t\tbuildPhases = (
        \t\t\t);
        \t\t\tname = Docs;
        \t\t};
        /* End PBXAggregateTarget section */

        /* Begin PBXBuildFile section */
        \t\tI23 /* AppDelegate.swift in Sources */ = {isa = PBXBuildFile; fileRef = I13 /* AppDelegate.swift */; };
        /* End PBXBuildFile section */

        /* Begin PBXFileReference section */
        \t\tI13 /* AppDelegate.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = \
        AppDelegate.swift; sourceTree = "<group>"; };
        /* End PBXFileReference section */

        /* Begin PBXGroup section */
        \t\tI01 = {
        \t\t\tisa = PBXGroup;
        \t\t\tchildren = (
        \t\t\t\tI02 /* Shop */,
        \t\t\t\tI03 /* ShopTests */,
        \t\t\t);
        \t\t\tsourceTree = "<group>";
        \t\t};
        \t\tI02 /* Shop */ = {
        \t\t\tisa = PBXGroup;
        \t\t\tchildren = (
        \t\t\t\tI13 /* AppDelegate.swift */,
        \t\t\t);
        \t\t\tpath = Shop;
        \t\t\tsourceTree = "<group>";
        \t\t};
        \t\tI03 /* ShopTests */ = {
        \t\t\tisa = PBXGroup;
        \t\t\tchildren = (
        \t\t\t);
        \t\t\tpath = ShopTests;
        \t\t\tsourceTree = "<group>";
        \t\t};
        /* End PBXGroup section */

        /* Begin PBXNativeTarget section */
        \t\tI31 /* Shop */ = {
        \t\t\tisa = PBXNativeTarget;
        \t\t\tbuildPhases = (
        \t\t\t\tI41 /* Sources */,
        \t\t\t\tI43 /* Resources */,
        \t\t\t);
        \t\t\tname = Shop;
        \t\t\tproductType = "com.apple.product-type.application";
        \t\t};
        \t\tI32 /* ShopTests */ = {
        \t\t\tisa = PBXNativeTarget;
        \t\t\tbuildPhases = (
        \t\t\t\tI42 /* Sources */,
        \t\t\t);
        \t\t\tname = ShopTests;
        \t\t\tproductType = "com.apple.product-type.bundle.unit-test";
        \t\t};
        /* End PBXNativeTarget section */

        /* Begin PBXProject section */
        \t\tI51 /* Project object */ = {
        \t\t\tisa = PBXProject;
        \t\t\tattributes = {
        \t\t\t\tTargetAttributes = {
        \t\t\t\t\tI32 = {
        \t\t\t\t\t\tTestTargetID = I31;
        \t\t\t\t\t};
        \t\t\t\t};
        \t\t\t};
        \t\t\tmainGroup = I01;
        \t\t\ttargets = (
        \t\t\t\tI31 /* Shop */,
        \t\t\t\tI32 /* ShopTests */,
        \t\t\t\tI33 /* Docs */,
        \t\t\t);
        \t\t};
        /* End PBXProject section */

        /* Begin PBXResourcesBuildPhase section */
        \t\tI43 /* Resources */ = {
        \t\t\tisa = PBXResourcesBuildPhase;
        \t\t\tbuildActionMask = 2147483647;
        \t\t\tfiles = (
        \t\t\t);
        \t\t\trunOnlyForDeploymentPostprocessing = 0;
        \t\t};
        /* End PBXResourcesBuildPhase section */

        /* Begin PBXSourcesBuildPhase section */
        \t\tI41 /* Sources */ = {
        \t\t\tisa = PBXSourcesBuildPhase;
        \t\t\tbuildActionMask = 2147483647;
        \t\t\tfiles = (
        \t\t\t\tI23 /* AppDelegate.swift in Sources */,
        \t\t\t);
        \t\t\trunOnlyForDeploymentPostprocessing = 0;
        \t\t};
        \t\tI42 /* Sources */ = {
        \t\t\tisa = PBXSourcesBuildPhase;
        \t\t\tbuildActionMask = 2147483647;
        \t\t\tfiles = (
        \t\t\t);
        \t\t\trunOnlyForDeploymentPostprocessing = 0;
        \t\t};
        /* End PBXSourcesBuildPhase section */
        \t};
        \trootObject = I51 /* Project object */;
        }

        """

    private static let synchronized = """
        // !$*UTF8*$!
        {
        \tobjectVersion = 77;
        \tobjects = {

        /* Begin PBXFileSystemSynchronizedRootGroup section */
        \t\tI02 /* Shop */ = {
        \t\t\tisa = PBXFileSystemSynchronizedRootGroup;
        \t\t\tpath = Shop;
        \t\t\tsourceTree = "<group>";
        \t\t};
        \t\tI03 /* ShopTests */ = {
        \t\t\tisa = PBXFileSystemSynchronizedRootGroup;
        \t\t\tpath = ShopTests;
        \t\t\tsourceTree = "<group>";
        \t\t};
        /* End PBXFileSystemSynchronizedRootGroup section */

        /* Begin PBXGroup section */
        \t\tI01 = {
        \t\t\tisa = PBXGroup;
        \t\t\tchildren = (
        \t\t\t\tI02 /* Shop */,
        \t\t\t\tI03 /* ShopTests */,
        \t\t\t);
        \t\t\tsourceTree = "<group>";
        \t\t};
        /* End PBXGroup section */

        /* Begin PBXNativeTarget section */
        \t\tI31 /* Shop */ = {
        \t\t\tisa = PBXNativeTarget;
        \t\t\tbuildPhases = (
        \t\t\t\tI41 /* Sources */,
        \t\t\t);
        \t\t\tfileSystemSynchronizedGroups = (
        \t\t\t\tI02 /* Shop */,
        \t\t\t);
        \t\t\tname = Shop;
        \t\t\tproductType = "com.apple.product-type.application";
        \t\t};
        \t\tI32 /* ShopTests */ = {
        \t\t\tisa = PBXNativeTarget;
        \t\t\tbuildPhases = (
        \t\t\t\tI42 /* Sources */,
        \t\t\t);
        \t\t\tfileSystemSynchronizedGroups = (
        \t\t\t\tI03 /* ShopTests */,
        \t\t\t);
        \t\t\tname = ShopTests;
        \t\t\tproductType = "com.apple.product-type.bundle.unit-test";
        \t\t};
        /* End PBXNativeTarget section */

        /* Begin PBXProject section */
        \t\tI51 /* Project object */ = {
        \t\t\tisa = PBXProject;
        \t\t\tmainGroup = I01;
        \t\t\ttargets = (
        \t\t\t\tI31 /* Shop */,
        \t\t\t\tI32 /* ShopTests */,
        \t\t\t);
        \t\t};
        /* End PBXProject section */

        /* Begin PBXSourcesBuildPhase section */
        \t\tI41 /* Sources */ = {
        \t\t\tisa = PBXSourcesBuildPhase;
        \t\t\tfiles = (
        \t\t\t);
        \t\t};
        \t\tI42 /* Sources */ = {
        \t\t\tisa = PBXSourcesBuildPhase;
        \t\t\tfiles = (
        \t\t\t);
        \t\t};
        /* End PBXSourcesBuildPhase section */
        \t};
        \trootObject = I51 /* Project object */;
        }

        """
}

extension String {
    /// The text with the ids that it abbreviates.
    fileprivate var expanded: String {
        replacing(/\bI\d\d\b/) { "0000000000000000000000\($0.output.dropFirst())" }
    }

    /// The text with `ID` for each id that Generamba has derived, and with the abbreviations of the others.
    var withoutIDs: String {
        replacing(/\b0{22}\d\d\b/) { "I\($0.output.suffix(2))" }.replacing(/\b[0-9A-F]{24}\b/, with: "ID")
    }
}

extension Sandbox {
    /// The lines that the project of `XcodeShop` has beside its original ones, without indentation and ids, sorted.
    func addedLines(to original: String) throws -> [String] {
        let old = Set(original.withoutIDs.split(separator: "\n"))
        return try read(XcodeShop.path).withoutIDs.split(separator: "\n").filter { !old.contains($0) }
            .map { String($0.drop { $0 == "\t" }) }.sorted()
    }
}
