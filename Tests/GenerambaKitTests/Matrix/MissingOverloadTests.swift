import Testing

/// Runs `template check` on templates that call functions in ways that a stand-in may lack: the message says so.
struct MissingOverloadTests {
    @Test("the compiler's message has a hint, and what follows from it is counted") func theHintIsGiven()
        throws
    {
        try TemplateCase(
            "an initializer that the stand-in lacks",
            [
                "View.swift.mustache": """
                import SwiftUI
                import UIKit

                struct {{ prefix }}{{ module_info.name }}View: View {
                    var body: some View {
                        Text(Date(), form: .short)
                            .font(.system(.body, design: .thin))
                    }
                }

                final class {{ prefix }}{{ module_info.name }}ViewController: UIViewController {
                    override func viewDidFlip() {}
                }
                """
            ],
            check: "--compile-only",
            output: """
                     failed  Profile  (5 errors)
                page: 1 combination, 1 failed
                """,
            messages: """
                Sources/Shop/Profile/ProfileView.swift:12:19: error: method does not override any method from its superclass
                 12 |     override func viewDidFlip() {}
                    |                   ^
                  from: own/page/View.swift.mustache:12:19
                 12 |     override func viewDidFlip() {}
                    |                   ^
                  hint: if UIKit has it, the stand-in lacks it: compile against Apple's SDK on a Mac with '--sdk iphonesimulator', or declare it in a file in DIR and pass '--stubs DIR'
                  in: Profile
                Sources/Shop/Profile/ProfileView.swift:6:29: error: extra argument 'form' in call
                 6 |         Text(Date(), form: .short)
                   |                             ^
                  note: 2 more errors follow from this
                  from: own/page/View.swift.mustache:6:29
                 6 |         Text(Date(), form: .short)
                   |                             ^
                  hint: if SwiftUI has this form of 'Text', the stand-in lacks it: compile against Apple's SDK on a Mac with '--sdk iphonesimulator', or declare it in a file in DIR and pass '--stubs DIR'
                  in: Profile
                Sources/Shop/Profile/ProfileView.swift:7:43: error: the stand-ins have no 'Font.Design.thin'
                 7 |             .font(.system(.body, design: .thin))
                   |                                           ^
                  from: own/page/View.swift.mustache:7:43
                 7 |             .font(.system(.body, design: .thin))
                   |                                           ^
                  hint: if an extension of yours declares it, put that file into DIR and pass '--stubs DIR'; if it is Apple's, compile against Apple's SDK on a Mac with '--sdk iphonesimulator'
                  in: Profile
                """,
            status: 1
        ).run()
    }

    @Test("the template's own functions have no hint") func ownFunctionsHaveNone() throws {
        try TemplateCase(
            "a call of an own function",
            [
                "View.swift.mustache": """
                import SwiftUI

                struct {{ prefix }}{{ module_info.name }}View: View {
                    var body: some View { Text(title(of: 1, 2)) }

                    func title(of number: Int) -> String { "\\(number)" }
                }
                """
            ],
            check: "--compile-only",
            output: """
                     failed  Profile  (1 error)
                page: 1 combination, 1 failed
                """,
            messages: """
                Sources/Shop/Profile/ProfileView.swift:4:45: error: extra argument in call
                 4 |     var body: some View { Text(title(of: 1, 2)) }
                   |                                             ^
                  from: own/page/View.swift.mustache:4:45
                 4 |     var body: some View { Text(title(of: 1, 2)) }
                   |                                             ^
                  in: Profile
                """,
            status: 1
        ).run()
    }

    @Test("what a macro of a missing module declares is not reported again") func macrosAreForgiven() throws {
        try TemplateCase(
            "a macro of a missing module",
            [
                "Client.swift.mustache": """
                import Dependencies

                @DependencyClient
                struct {{ prefix }}{{ module_info.name }}Client {
                    var load: () -> Void
                    static let empty = Self()
                }
                """
            ],
            check: "--compile-only",
            output: """
                     failed  Profile  (3 errors)
                page: 1 combination, 1 failed
                """,
            messages: """
                Sources/Shop/Profile/ProfileClient.swift:1:8: error: the module 'Dependencies' is missing
                 1 | import Dependencies
                   |        ^
                  note: nothing else declares 'DependencyClient', so this module or your app may do it
                  note: 2 more errors follow from this
                  from: own/page/Client.swift.mustache:1:8
                 1 | import Dependencies
                   |        ^
                  hint: put stubs of it into a folder 'Dependencies' in DIR and pass '--stubs DIR'
                  in: Profile
                """,
            status: 1
        ).run()
    }
}
