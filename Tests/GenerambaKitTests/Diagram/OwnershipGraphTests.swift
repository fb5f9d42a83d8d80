import Testing

@testable import GenerambaKit
@testable import SwiftText
@testable import TemplateEngine
@testable import TemplateInspection

/// Tests which types own which others, according to their Swift declarations.
@Suite struct OwnershipGraphTests {
    @Test("a type in a function or closure is nobody else's") func aLocalTypeDoesNotConform() {
        let code = """
            protocol Service {}
            class Interactor { let service: any Service }
            #Preview { struct Stub: Service { let part: Interactor } }

            """
        #expect(mermaid(code) == mermaid(code.split(separator: "#")[0] + ""))
    }

    @Test("a property refers to the type that conforms to its protocol")
    func aPropertyRefersToWhatConforms() {
        #expect(
            mermaid(
                """
                protocol Output: AnyObject {}
                final class View { let output: any Output; init(output: any Output) { self.output = output } }
                final class Presenter: Output { weak var view: View? }
                """) == """
                    flowchart LR
                        View -->|output| Presenter
                        Presenter -.->|weak view| View

                    """)
    }

    @Test("an extension conforms, too") func anExtensionConformsToo() {
        #expect(
            mermaid(
                """
                protocol Input {}
                struct Owner { unowned(unsafe) let part: any Input & Sendable }
                class Part {}
                extension Part: Input where Part: AnyObject {}
                """) == """
                    flowchart LR
                        Owner -.->|unowned part| Part

                    """)
    }

    @Test("a protocol that nobody conforms to is somebody else's") func aProtocolWithoutConformance() {
        #expect(
            mermaid("protocol Service {}\nclass Interactor { let service: any Service }\n")
                == "flowchart LR\n    Interactor -->|service| Service\n")
    }

    @Test("a class of a framework stands for the module's own that inherits from it")
    func aClassOfAFrameworkStandsForASubclass() {
        #expect(
            mermaid(
                """
                class Page: UIViewController { private lazy var button = UIButton() }
                class Router { private(set) weak var page: UIViewController? { didSet { print("}") } } }
                """) == "flowchart LR\n    Router -.->|weak page| Page\n")
    }

    @Test("a value tells the type where nothing else does") func aValueTellsTheType() {
        #expect(
            mermaid("struct State {}\nclass Presenter {\n    private var state = State()\n}\n")
                == "flowchart LR\n    Presenter -->|state| State\n")
    }

    @Test("a protocol of a framework stands for nothing of the module")
    func aProtocolOfAFrameworkStandsForNothing() {
        #expect(
            mermaid(
                """
                struct Missing: Error {}
                struct Page { let content: Result<View, any Error> }
                """) == "flowchart LR\n    Missing\n    Page\n")
    }

    @Test("a closure holds what it captures") func aClosureHoldsWhatItCaptures() {
        #expect(
            mermaid(
                """
                class Part {}
                class Whole {
                    private var handler: (@MainActor (Part) -> Void)?
                    private var makers: [ObjectIdentifier: () throws -> Part] = [:]
                    var computed: () -> Void { {} }
                }
                """) == """
                    flowchart LR
                        Whole -->|handler| capturedByWhole([what closures capture])
                        Whole -->|makers| capturedByWhole([what closures capture])

                    """)
    }

    @Test("a property may hold anything") func aPropertyMayHoldAnything() {
        #expect(
            mermaid("class Part {}\nclass Box { var parts: [Int: Any] = [:]; weak var owner: AnyObject? }\n")
                == """
                flowchart LR
                    Box -->|parts| anythingOfBox([anything])
                    Box -.->|weak owner| anythingOfBox([anything])

                """)
    }

    @Test("what is computed, static, local or text holds nothing") func whatIsNotStoredHoldsNothing() {
        #expect(
            mermaid(
                #"""
                class Part {}
                class Whole {
                    // let commented: Part
                    /* let commented: /* nested */ Part */
                    static let shared: Part
                    var computed: Part { Part() }
                    let text = "let \(name("}")) part: Part {"
                    let raw = #"" let part: Part"#
                    func make() { let local: Part = Part() }
                    class func other() {}
                }
                """#) == "flowchart LR\n    Part\n    Whole\n")
    }

    @Test("a type goes on behind an ampersand and in brackets") func aTypeGoesOnBehindAnAmpersand() {
        #expect(
            mermaid(
                """
                protocol A {}
                class B: A {}
                class C {
                    let parts: [String:
                        B]
                    let both: any Sendable
                        & A
                    let other: Int
                }
                """) == """
                    flowchart LR
                        C -->|parts| B
                        C -->|both| B

                    """)
    }

    @Test("a broken text gives no crash") func aBrokenTextGivesNoCrash() {
        for text in ["class", "class A", "class A {", "class A { let", "\"\"\"", "\"\\(", "/*", "}}}", "#\""]
        {
            #expect(mermaid(text).hasPrefix("flowchart LR\n"))
        }
    }

    private func mermaid(_ text: String) -> String {
        OwnershipGraph(of: DeclaredType.all(in: [Array(text.utf8)])).mermaid
    }
}
