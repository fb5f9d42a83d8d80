import Testing

@testable import GenerambaKit

struct StandInGapTests {
    private func message(_ complaint: String) -> String? {
        StandInGap(complaint, own: ["Profile", "UIThing"])?.message
    }

    @Test func theMissingAPIIsNamed() {
        #expect(message("no such module 'MapKit'") == "the stand-ins have no module 'MapKit'")
        #expect(
            message("cannot find type 'UICollectionView' in scope")
                == "the stand-ins have no 'UICollectionView'")
        #expect(message("cannot find 'CATransaction' in scope") == "the stand-ins have no 'CATransaction'")
        #expect(
            message("value of type 'UIView?' has no member 'snapshotView'")
                == "the stand-ins have no 'UIView.snapshotView'")
        #expect(
            message("type 'UIColor' has no member 'tintColor'") == "the stand-ins have no 'UIColor.tintColor'"
        )
    }

    @Test func mistakesOfTheTemplateAreLeftAlone() {
        #expect(message("cannot find type 'ProfileView' in scope") == nil)
        #expect(message("cannot find type 'UIThingView' in scope") == nil)
        #expect(message("cannot find 'URLOpener' in scope") == nil)
        #expect(message("value of type 'ProfileViewController' has no member 'label'") == nil)
        #expect(message("expected '}' in struct") == nil)
    }
}
