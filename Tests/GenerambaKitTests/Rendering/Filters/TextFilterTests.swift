import Testing

@testable import GenerambaKit
@testable import TemplateEngine

/// Tests how each filter changes the case of a text.
struct TextFilterTests {
    /// A text and the results of the filters `lower_camel`, `upper_camel`, `snake`, `title`.
    struct Spelling: Sendable, CustomTestStringConvertible {
        let text: String
        let lowerCamel: String
        let upperCamel: String
        let snake: String
        let title: String

        var testDescription: String { text }

        init(_ text: String, _ lowerCamel: String, _ upperCamel: String, _ snake: String, _ title: String) {
            self.text = text
            self.lowerCamel = lowerCamel
            self.upperCamel = upperCamel
            self.snake = snake
            self.title = title
        }
    }

    private func expect(_ filter: TextFilter, _ text: String, _ expected: String) {
        #expect(filter.spelling(of: text) == expected)
    }

    private func check(_ spelling: Spelling) {
        expect(.lowerCamel, spelling.text, spelling.lowerCamel)
        expect(.upperCamel, spelling.text, spelling.upperCamel)
        expect(.snake, spelling.text, spelling.snake)
        expect(.title, spelling.text, spelling.title)
    }

    @Test(arguments: [
        Spelling("Profile", "profile", "Profile", "profile", "Profile"),
        Spelling("profile", "profile", "Profile", "profile", "Profile"),
        Spelling("ProfileView", "profileView", "ProfileView", "profile_view", "Profile View"),
        Spelling("profileView", "profileView", "ProfileView", "profile_view", "Profile View"),
        Spelling("user_name", "userName", "UserName", "user_name", "User Name"),
        Spelling("user-name", "userName", "UserName", "user_name", "User Name"),
        Spelling("user name", "userName", "UserName", "user_name", "User Name"),
        Spelling("user.name/part", "userNamePart", "UserNamePart", "user_name_part", "User Name Part"),
        Spelling("  __user--Name_ ", "userName", "UserName", "user_name", "User Name"),
        Spelling("aVeryLongName", "aVeryLongName", "AVeryLongName", "avery_long_name", "aVery Long Name"),
        Spelling("", "", "", "", ""),
        Spelling(" -_.", "", "", "", ""),
    ])
    func wordsAreCutAtCapitalsAndSigns(spelling: Spelling) { check(spelling) }

    @Test(arguments: [
        Spelling("URL", "url", "URL", "url", "URL"),
        Spelling("URLPreview", "urlPreview", "URLPreview", "url_preview", "URL Preview"),
        Spelling("PreviewURL", "previewURL", "PreviewURL", "preview_url", "Preview URL"),
        Spelling("myURLPreview", "myURLPreview", "MyURLPreview", "my_url_preview", "My URL Preview"),
        Spelling("URL_preview", "urlPreview", "URLPreview", "url_preview", "URL Preview"),
        Spelling("ID", "id", "ID", "id", "ID"),
        Spelling("UserID", "userID", "UserID", "user_id", "User ID"),
        Spelling("IDs", "ids", "IDs", "ids", "IDs"),
        Spelling("userIDs", "userIDs", "UserIDs", "user_ids", "User IDs"),
        Spelling("URLsList", "urlsList", "URLsList", "urls_list", "URLs List"),
        Spelling("ASession", "aSession", "ASession", "a_session", "A Session"),
        Spelling(
            "UIViewController", "uiViewController", "UIViewController", "ui_view_controller",
            "UI View Controller"),
        Spelling("USER_NAME", "userName", "UserName", "user_name", "User Name"),
        Spelling("API-KEY", "apiKey", "ApiKey", "api_key", "Api Key"),
        Spelling("A", "a", "A", "a", "A"),
    ])
    func acronymsAreWords(spelling: Spelling) { check(spelling) }

    @Test(arguments: [
        Spelling("iPad", "iPad", "IPad", "ipad", "iPad"),
        Spelling("iPadView", "iPadView", "IPadView", "ipad_view", "iPad View"),
        Spelling("my_iPad", "myIPad", "MyIPad", "my_ipad", "My iPad"),
        Spelling("iOS", "iOS", "IOS", "ios", "iOS"),
        Spelling("iOSApp", "iOSApp", "IOSApp", "ios_app", "iOS App"),
        Spelling("eBook", "eBook", "EBook", "ebook", "eBook"),
        Spelling("tvOSApp", "tvOSApp", "TvOSApp", "tv_os_app", "Tv OS App"),
        Spelling("é", "é", "É", "é", "É"),
    ])
    func oneSmallLetterBeforeACapitalBelongsToTheWord(spelling: Spelling) { check(spelling) }

    @Test(arguments: [
        Spelling("HTTPServer2", "httpServer2", "HTTPServer2", "http_server2", "HTTP Server2"),
        Spelling("HTTP2Server", "http2Server", "HTTP2Server", "http2_server", "HTTP2 Server"),
        Spelling("server2Client", "server2Client", "Server2Client", "server2_client", "Server2 Client"),
        Spelling("SHA256", "sha256", "SHA256", "sha256", "SHA256"),
        Spelling("Base64URL", "base64URL", "Base64URL", "base64_url", "Base64 URL"),
        Spelling(
            "x86Architecture", "x86Architecture", "X86Architecture", "x86_architecture", "X86 Architecture"),
        Spelling("MP3Player", "mp3Player", "MP3Player", "mp3_player", "MP3 Player"),
        Spelling("View3D", "view3D", "View3D", "view3d", "View3D"),
        Spelling("View3DModel", "view3DModel", "View3DModel", "view3d_model", "View3D Model"),
        Spelling("3DView", "3dView", "3DView", "3d_view", "3D View"),
        Spelling("2FA", "2fa", "2FA", "2fa", "2FA"),
        Spelling("step_2", "step2", "Step2", "step_2", "Step 2"),
    ])
    func digitsStayWithTheWordBefore(spelling: Spelling) { check(spelling) }

    @Test(arguments: [
        Spelling("étatURL", "étatURL", "ÉtatURL", "état_url", "État URL"),
        Spelling("E\u{301}tatVu", "e\u{301}tatVu", "E\u{301}tatVu", "e\u{301}tat_vu", "E\u{301}tat Vu"),
        Spelling("ДомДерево", "домДерево", "ДомДерево", "дом_дерево", "Дом Дерево"),
        Spelling("名前View", "名前View", "名前View", "名前_view", "名前 View"),
        Spelling("名View", "名View", "名View", "名_view", "名 View"),
        Spelling("ǆungla", "ǆungla", "ǅungla", "ǆungla", "ǅungla"),
        Spelling("strasse_ßa", "strasseSsa", "StrasseSsa", "strasse_ßa", "Strasse Ssa"),
        Spelling("a👋b", "aB", "AB", "a_b", "A B"),
    ])
    func lettersMayBeOfAnyScript(spelling: Spelling) { check(spelling) }

    @Test func theOtherSpellings() {
        expect(.kebab, "URLPreview", "url-preview")
        expect(.kebab, "user_name 2", "user-name-2")
        expect(.kebab, "iPadView", "ipad-view")
        expect(.screamingSnake, "URLPreview", "URL_PREVIEW")
        expect(.screamingSnake, "iPad view", "IPAD_VIEW")
        expect(.upper, "user_name é", "USER_NAME É")
        expect(.lower, "USER-Name É", "user-name é")
        expect(.upperFirst, "user_name", "User_name")
        expect(.upperFirst, "iPad", "IPad")
        expect(.upperFirst, "", "")
        expect(.upperFirst, " a", " a")
        expect(.lowerFirst, "UserName", "userName")
        expect(.lowerFirst, "URL", "uRL")
        expect(.lowerFirst, "", "")
    }

    @Test func modifiersOfXcode() {
        expect(.identifier, "2 my-App.é", "__my_App_é")
        expect(.rfc1034Identifier, "my App_2.é", "my-App-2.-")
        expect(.bundleIdentifier, "R&D", "R-D")
        expect(.xml, "< > & \" '", "&lt; &gt; &amp; &quot; &apos;")
        for (text, name, stem, ending, folder) in [
            ("a/b.c/View.swift", "View.swift", "a/b.c/View", "swift", "a/b.c"),
            ("View", "View", "View", "", ""), (".swift", ".swift", ".swift", "", ""), ("", "", "", "", ""),
        ] {
            expect(.lastPathComponent, text, name)
            expect(.deletingPathExtension, text, stem)
            expect(.pathExtension, text, ending)
            expect(.deletingLastPathComponent, text, folder)
        }
        expect(.deletingTrailingDot, "a.", "a")
    }

    @Test func theirNames() {
        #expect(
            TextFilter.allCases.map(\.rawValue) == [
                "lower_camel", "upper_camel", "snake", "kebab", "screaming_snake", "title", "upper", "lower",
                "upper_first", "lower_first", "plural", "singular", "comment", "doc_comment", "swift_string",
                "identifier", "xml", "bundle_identifier", "rfc1034_identifier", "last_path_component",
                "path_extension", "deleting_path_extension", "deleting_last_path_component",
                "deleting_trailing_dot",
            ])
    }

    /// Applying a filter twice gives the same result as applying it once.
    @Test(arguments: TextFilter.allCases.filter { $0 != .lowerFirst })
    func spellingTwiceIsSpellingOnce(filter: TextFilter) {
        for text in ["URLPreview", "user_name", "userIDs", "HTTPServer2", "profile", "étatURL", "API-KEY"] {
            let once = filter.spelling(of: text)
            expect(filter, once, once)
        }
    }
}
