import Testing

@testable import GenerambaKit

/// Tests what functions are about.
struct FunctionSubjectTests {
    @Test(arguments: [
        ("showContacts", "Contacts"), ("presentContacts", "Contacts"), ("displayContacts", "Contacts"),
        ("loadContacts", "Contacts"), ("fetchContacts", "Contacts"), ("getContacts", "Contacts"),
        ("obtainContacts", "Contacts"), ("showURLPreview", "URLPreview"), ("_show_contacts", "contacts"),
        ("FetchContacts", "Contacts"),
    ])
    func aVerbThatGetsOrShowsSomethingIsLeftOut(id: String, subject: String) {
        #expect([id].subjects == [subject])
    }

    @Test(arguments: ["signIn", "search", "showcase", "reload", "contacts", "deleteContact", "loaded"])
    func otherNamesStayWhole(id: String) {
        #expect([id].subjects == [id])
    }

    @Test(arguments: ["show", "load_", "fetch2", "get_2D"])
    func aNameStaysWholeIfNoOtherNameFollowsTheVerb(id: String) {
        #expect([id].subjects == [id])
    }

    @Test(arguments: [
        ["showContacts", "loadContacts"], ["showContacts", "contacts"],
        ["fetch_contacts", "getContacts"],
    ])
    func functionsAboutTheSameThingStayWhole(ids: [String]) {
        #expect(ids.subjects == ids)
    }

    @Test func onlyThoseThatShareASubjectStayWhole() {
        let ids = ["showContacts", "loadContacts", "loadTitle", "signOut"]
        #expect(ids.subjects == ["showContacts", "loadContacts", "Title", "signOut"])
        #expect(["loadShowCase", "showCase"].subjects == ["loadShowCase", "Case"])
    }
}
