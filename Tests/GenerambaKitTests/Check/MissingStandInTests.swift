import Testing

@testable import GenerambaKit

struct MissingStandInTests {
    private func message(_ complaint: String) -> String? {
        MissingStandIn(complaint, own: ["Profile", "UIThing"])?.message
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

    @Test func anOldNameIsToldFromAGap() {
        func hint(_ complaint: String) -> String? { MissingStandIn(complaint, own: ["Profile"])?.hint }
        #expect(
            message("type 'UIColor' has no member 'whiteColor'")
                == "'UIColor.whiteColor' is a name from before Swift 3")
        #expect(hint("type 'UIColor' has no member 'whiteColor'") == "write 'UIColor.white'")
        #expect(
            hint("type 'UIApplication' has no member 'sharedApplication'") == "write 'UIApplication.shared'")
        #expect(
            hint("type 'UIView' has no member 'animateWithDuration'")
                == "write 'UIView.animate(withDuration:)'")
        #expect(
            hint("value of type 'UIImage' has no member 'imageWithGapInsets'") == """
                if this is an old name, write the current one; otherwise do without it, or compile against Apple's SDK on a Mac: \
                'generamba template check --sdk iphonesimulator'
                """)
    }
}
