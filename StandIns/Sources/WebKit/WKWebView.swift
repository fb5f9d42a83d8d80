@_exported import UIKit

@MainActor @preconcurrency
open class WKPreferences: NSObject {
    open var javaScriptCanOpenWindowsAutomatically = false
    open var minimumFontSize: CGFloat = 0
}

@MainActor @preconcurrency
open class WKUserScript: NSObject {
    public let source: String

    public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
        self.source = source
        super.init()
    }
}

public enum WKUserScriptInjectionTime: Int, Sendable {
    case atDocumentStart, atDocumentEnd
}

@MainActor @preconcurrency
open class WKScriptMessage: NSObject {
    open var body: Any { "" }
    open var name: String { "" }
}

@MainActor @preconcurrency
public protocol WKScriptMessageHandler: AnyObject {
    func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
    )
}

@MainActor @preconcurrency
open class WKUserContentController: NSObject {
    open private(set) var userScripts: [WKUserScript] = []
    private var handlers: [String: any WKScriptMessageHandler] = [:]

    open func addUserScript(_ userScript: WKUserScript) {
        userScripts.append(userScript)
    }

    open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
        handlers[name] = scriptMessageHandler
    }

    open func removeScriptMessageHandler(forName name: String) {
        handlers[name] = nil
    }
}

@MainActor @preconcurrency
open class WKWebViewConfiguration: NSObject {
    open var preferences = WKPreferences()
    open var userContentController = WKUserContentController()
    open var allowsInlineMediaPlayback = false
    open var applicationNameForUserAgent: String?
}

@MainActor @preconcurrency
open class WKNavigation: NSObject {}

public enum WKNavigationActionPolicy: Int, Sendable {
    case cancel, allow, download
}

@MainActor @preconcurrency
open class WKNavigationAction: NSObject {
    public let request: URLRequest

    init(request: URLRequest) {
        self.request = request
        super.init()
    }
}

/// Every method is optional in WebKit; here an extension provides the ones that a type leaves out.
@MainActor @preconcurrency
public protocol WKNavigationDelegate: AnyObject {
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
    )
    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
    func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
    func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
        withError error: any Error
    )
}

extension WKNavigationDelegate {
    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
    ) {
        decisionHandler(.allow)
    }
    public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {}
    public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
    public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
    public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {
    }
    public func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
        withError error: any Error
    ) {}
}

@MainActor @preconcurrency
public protocol WKUIDelegate: AnyObject {}

/// Loads nothing, but knows what it was told to load.
@MainActor @preconcurrency
open class WKWebView: UIView {
    public let configuration: WKWebViewConfiguration
    open var scrollView: UIScrollView { ownScrollView }
    private let ownScrollView = UIScrollView()
    open weak var navigationDelegate: (any WKNavigationDelegate)?
    open weak var uiDelegate: (any WKUIDelegate)?
    open var allowsBackForwardNavigationGestures = false
    open var customUserAgent: String?
    open private(set) var url: URL?
    open var title: String? { nil }
    open var isLoading: Bool { false }
    open var estimatedProgress: Double { 0 }
    open var canGoBack: Bool { false }
    open var canGoForward: Bool { false }

    public init(frame: CGRect, configuration: WKWebViewConfiguration) {
        self.configuration = configuration
        super.init(frame: frame)
    }

    override public convenience init(frame: CGRect) {
        self.init(frame: frame, configuration: WKWebViewConfiguration())
    }

    public required init?(coder: NSCoder) {
        configuration = WKWebViewConfiguration()
        super.init(coder: coder)
    }

    @discardableResult
    open func load(_ request: URLRequest) -> WKNavigation? {
        url = request.url
        return WKNavigation()
    }

    @discardableResult
    open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
        url = baseURL
        return WKNavigation()
    }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    @discardableResult
    open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
        url = URL
        return WKNavigation()
    }

    @discardableResult
    open func goBack() -> WKNavigation? { nil }

    @discardableResult
    open func goForward() -> WKNavigation? { nil }

    @discardableResult
    open func reload() -> WKNavigation? { url.map { _ in WKNavigation() } }

    open func stopLoading() {}

    open func evaluateJavaScript(
        _ javaScriptString: String,
        completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil
    ) {
        completionHandler?(nil, nil)
    }
}
