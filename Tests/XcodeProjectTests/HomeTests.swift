import Testing

@testable import XcodeProject

/// The folders and groups that a person would choose for new modules in projects of others.
@Suite struct HomeTests {
    @Test func theHomeIsThatOfAPerson() throws {
        guard let urls = try SharedProjects.files(in: "projects") else { return }
        let expected = Self.table.split(separator: "\n").map(String.init)
        let names = Set(expected.map { String($0.split(separator: " | ")[0]) })
        var found: [String] = []
        for url in urls {
            let name = String(url.lastPathComponent.dropLast(".pbxproj".count))
            guard names.contains(name) else { continue }
            let file = try ProjectFile(contentsOf: url)
            for target in file.targets where target.kind == .native {
                let home = file.home(of: target) { _ in 1 }
                var row = "\(name) | \(target.name) | \(home?.description ?? "?")"
                let isSynchronized = file.synchronizedFolders.contains { folder in
                    home.map { $0 == folder.path || $0.isBelow(folder.path) } ?? false
                }
                if let home, !isSynchronized, let group = file.group(of: home), group != home.components {
                    row += " | \(group.joined(separator: "/"))"
                }
                found.append(row)
            }
        }
        #expect(found.count == expected.count)
        for (found, expected) in zip(found, expected) { #expect(found == expected) }
    }

    /// The project, the target, and the folder, which `?` stands for if it is not clear; then the group if it is named
    /// otherwise than the folder.
    private static let table = """
        Alamofire+Alamofire | Alamofire iOS | Source
        Alamofire+Alamofire | Alamofire iOS Tests | Tests
        Alamofire+Alamofire | Alamofire macOS | Source
        Alamofire+Alamofire | Alamofire macOS Tests | Tests
        Alamofire+Alamofire | Alamofire tvOS | Source
        Alamofire+Alamofire | Alamofire tvOS Tests | Tests
        Alamofire+Alamofire | Alamofire watchOS | Source
        Alamofire+Alamofire | Alamofire watchOS Tests | Tests
        Alamofire+Alamofire | Alamofire visionOS | Source
        Alamofire+Alamofire | Alamofire visionOS Tests | Tests
        AndreVasilev+Kwatoko | TinkoffContestKwatoko | TinkoffContestKwatoko/Source
        Clean-Swift+CleanStore | CleanStore | CleanStore
        Clean-Swift+CleanStore | CleanStoreTests | CleanStoreTests
        Clean-Swift+CleanStore | CleanStoreUITests | CleanStoreUITests
        Clipy+Clipy | Clipy | Clipy/Sources
        Clipy+Clipy | ClipyTests | ClipyTests
        EgorNikitin94+LocalChat | LocalChat | LocalChat
        Flipboard+FLEX | FLEX | Classes | FLEX
        Flipboard+FLEX | FLEXTests | FLEXTests
        IbrahimKZ+iOS-CurrencyConverter-VIPER | IBRCurrencyConverter | IBRCurrencyConverter
        IbrahimKZ+iOS-CurrencyConverter-VIPER | IBRCurrencyConverterTests | IBRCurrencyConverterTests
        IbrahimKZ+iOS-CurrencyConverter-VIPER | IBRCurrencyConverterUITests | IBRCurrencyConverterUITests
        Juanpe+SkeletonView | SkeletonView iOS | SkeletonViewCore/Sources | Sources
        Juanpe+SkeletonView | SkeletonView iOS Tests | SkeletonViewCore/Tests/Debug | Tests/Debug
        Juanpe+SkeletonView | SkeletonView tvOS | SkeletonViewCore/Sources | Sources
        Juanpe+SkeletonView | SkeletonView tvOS Tests | SkeletonViewCore/Tests/Debug | Tests/Debug
        Lakr233+NotchDrop | NotchDrop | NotchDrop
        LoopKit+Loop | Loop | Loop
        LoopKit+Loop | Loop Status Extension | Loop Status Extension
        LoopKit+Loop | WatchApp | WatchApp
        LoopKit+Loop | WatchApp Extension | WatchApp Extension
        LoopKit+Loop | Loop Widget Extension | Loop Widget Extension
        LoopKit+Loop | Loop Intent Extension | Loop Intent Extension
        LoopKit+Loop | LoopCore | LoopCore
        LoopKit+Loop | LoopCore-watchOS | LoopCore
        LoopKit+Loop | LoopUI | LoopUI
        LoopKit+Loop | LoopTests | LoopTests
        Mantle+Mantle | Mantle-Mac | Mantle
        Mantle+Mantle | Mantle-MacTests | MantleTests
        Mantle+Mantle | Mantle-iOS | Mantle
        Mantle+Mantle | Mantle-iOSTests | MantleTests
        Mantle+Mantle | Mantle-tvOS | Mantle
        Mantle+Mantle | Mantle-tvOSTests | MantleTests
        Mantle+Mantle | Mantle-watchOS | Mantle
        MessageKit+MessageKit | ChatExample | Sources
        MessageKit+MessageKit | ChatExampleTests | Tests
        MessageKit+MessageKit | ChatExampleUITests | UITests
        MindorksOpenSource+iOS-Viper-Architecture | iOS-Viper-Architecture | iOS-Viper-Architecture
        MonitorControl+MonitorControl | MonitorControl | MonitorControl
        MonitorControl+MonitorControl | MonitorControlHelper | MonitorControlHelper
        Moya+Moya | Moya | Sources/Moya
        Moya+Moya | CombineMoya | Sources/CombineMoya
        Moya+Moya | ReactiveMoya | Sources/ReactiveMoya
        Moya+Moya | RxMoya | Sources/RxMoya
        Moya+Moya | MoyaTests | Tests/MoyaTests
        Moya+Moya | Basic | Examples
        Moya+Moya | Multi-Target | Examples
        Quick+Nimble | Nimble | Sources/Nimble | Nimble
        Quick+Nimble | NimbleTests | Tests
        ReactiveX+RxSwift | RxSwift | RxSwift
        ReactiveX+RxSwift | RxCocoa | RxCocoa
        ReactiveX+RxSwift | RxRelay | RxRelay
        ReactiveX+RxSwift | RxBlocking | RxBlocking
        ReactiveX+RxSwift | RxTest | RxTest
        ReactiveX+RxSwift | AllTests-iOS | Tests
        ReactiveX+RxSwift | AllTests-tvOS | Tests
        ReactiveX+RxSwift | AllTests-macOS | Tests
        ReactiveX+RxSwift | Microoptimizations | Tests/Microoptimizations
        ReactiveX+RxSwift | Benchmarks | Tests/Benchmarks
        RestKit+RestKit | RestKit | Code
        RestKit+RestKit | RestKitTests | Tests
        RestKit+RestKit | RestKitFramework | Code
        RestKit+RestKit | RestKitFrameworkTests | Tests
        RocketChat+Rocket.Chat.iOS | Rocket.Chat | Rocket.Chat
        RocketChat+Rocket.Chat.iOS | Rocket.Chat.ShareExtension | Rocket.Chat.ShareExtension
        RocketChat+Rocket.Chat.iOS | Rocket.ChatTests | Rocket.ChatTests
        RocketChat+Rocket.Chat.iOS | Rocket.ChatUITests | Rocket.ChatUITests
        SDWebImage+SDWebImage | SDWebImage static | SDWebImage/Core
        SDWebImage+SDWebImage | SDWebImage | SDWebImage/Core
        SDWebImage+SDWebImage | SDWebImageMapKit | SDWebImageMapKit/MapKit
        SwiftyJSON+SwiftyJSON | SwiftyJSON iOS | Source/SwiftyJSON
        SwiftyJSON+SwiftyJSON | SwiftyJSON iOS Tests | Tests/SwiftJSONTests | Tests
        SwiftyJSON+SwiftyJSON | SwiftyJSON macOS | Source/SwiftyJSON
        SwiftyJSON+SwiftyJSON | SwiftyJSON macOS Tests | Tests/SwiftJSONTests | Tests
        SwiftyJSON+SwiftyJSON | SwiftyJSON watchOS | Source/SwiftyJSON
        SwiftyJSON+SwiftyJSON | SwiftyJSON tvOS | Source/SwiftyJSON
        SwiftyJSON+SwiftyJSON | SwiftyJSON tvOS Tests | Tests/SwiftJSONTests | Tests
        Swinject+Swinject | Swinject-iOS | Sources
        Swinject+Swinject | Swinject-macOS | Sources
        Swinject+Swinject | Swinject-tvOS | Sources
        Swinject+Swinject | Swinject-watchOS | Sources
        Swinject+Swinject | SwinjectTests-iOS | Tests/SwinjectTests | SwinjectTests
        Swinject+Swinject | SwinjectTests-macOS | Tests/SwinjectTests | SwinjectTests
        Swinject+Swinject | SwinjectTests-tvOS | Tests/SwinjectTests | SwinjectTests
        Swinject+Swinject | SwinjectTests-watchOS | Tests/SwinjectTests | SwinjectTests
        amitshekhariitbhu+iOS-Viper-Architecture | iOS-Viper-Architecture | iOS-Viper-Architecture
        apache+cordova-node-xcode | HelloCordova | HelloCordova | Other Sources
        apple+swift-openapi-generator | HelloWorldiOSClientApp | HelloWorldiOSClientApp
        apple+swift-openapi-generator | HelloWorldiOSClientAppTests | HelloWorldiOSClientAppTests
        apple+swift-openapi-generator | HelloWorldiOSClientAppUITests | HelloWorldiOSClientAppUITests
        argmaxinc+WhisperKit | WhisperAX | WhisperAX
        argmaxinc+WhisperKit | WhisperAXTests | WhisperAXTests/WhisperKitTests
        argmaxinc+WhisperKit | WhisperAXUITests | WhisperAXUITests
        argmaxinc+WhisperKit | WhisperAX Watch App | WhisperAXWatchApp
        argmaxinc+WhisperKit | WhisperAX Watch AppTests | WhisperAXWatchAppTests
        argmaxinc+WhisperKit | WhisperAX Watch AppUITests | WhisperAXWatchAppUITests
        chesno4eck+Siga | siga | siga/PresentationLayer
        danielgindi+Charts | DGCharts | Source/Charts
        danielgindi+Charts | DGChartsTests | Tests/ChartsTests | Tests/Charts
        duckduckgo+iOS | DuckDuckGo | DuckDuckGo
        duckduckgo+iOS | ShareExtension | ShareExtension
        duckduckgo+iOS | OpenAction | OpenAction
        duckduckgo+iOS | WidgetsExtension | Widgets
        duckduckgo+iOS | PacketTunnelProvider | PacketTunnelProvider
        duckduckgo+iOS | AutofillCredentialProvider | AutofillCredentialProvider/CredentialProvider
        duckduckgo+iOS | Core | Core
        duckduckgo+iOS | Instruments | Instruments
        duckduckgo+iOS | AtbUITests | AtbUITests
        duckduckgo+iOS | UnitTests | DuckDuckGoTests | UnitTests
        duckduckgo+iOS | FingerprintingUITests | FingerprintingUITests
        duckduckgo+iOS | IntegrationTests | IntegrationTests
        duckduckgo+iOS | PerformanceTests | PerformanceTests
        duckduckgo+iOS | SwiftLintToolBundle | ?
        duckduckgo+iOS | WebViewUnitTests | WebViewUnitTests
        home-assistant+iOS | App | Sources/App
        home-assistant+iOS | WatchApp | Sources/WatchApp
        home-assistant+iOS | Launcher | Sources/Launcher
        home-assistant+iOS | Shared-iOS | Sources/Shared
        home-assistant+iOS | Shared-watchOS | Sources/Shared
        home-assistant+iOS | SharedTesting | Sources/SharedTesting
        home-assistant+iOS | MacBridge | Sources/MacBridge
        home-assistant+iOS | Tests-App | Tests/App
        home-assistant+iOS | Tests-UI | Tests/UI
        home-assistant+iOS | Tests-Shared | Tests/Shared
        home-assistant+iOS | Extensions-Intents | Sources/Extensions
        home-assistant+iOS | Extensions-Matter | Sources/Extensions/Matter
        home-assistant+iOS | Extensions-NotificationService | Sources/Extensions/NotificationService
        home-assistant+iOS | Extensions-NotificationContent | Sources
        home-assistant+iOS | Extensions-PushProvider | Sources/Extensions/PushProvider
        home-assistant+iOS | Extensions-Share | Sources/Extensions/Share
        home-assistant+iOS | Extensions-Widgets | Sources/Extensions
        home-assistant+iOS | Extensions-WatchWidgets | Sources/WatchWidgets
        home-assistant+iOS | HomeAssistant-WatchAppTests | Tests/WatchAppTests
        huggingface+swift-chat | SwiftChat | SwiftChat
        huggingface+swift-chat | SwiftChatTests | SwiftChatTests
        huggingface+swift-chat | SwiftChatUITests | SwiftChatUITests
        infinum+ios-viper-xcode-templates | Viper-Demo | Viper-Demo
        infinum+ios-viper-xcode-templates | Viper-DemoTests | Viper-DemoTests
        infinum+ios-viper-xcode-templates | Viper-DemoUITests | Viper-DemoUITests
        insidegui+WWDC | WWDC | WWDC
        insidegui+WWDC | PlayerUI | PlayerUI
        insidegui+WWDC | TranscriptIndexingService | TranscriptIndexingService/Source
        insidegui+WWDC | ConfUIFoundation | ConfUIFoundation
        jessesquires+JSQMessagesViewController | JSQMessages | JSQMessagesViewController
        jessesquires+JSQMessagesViewController | JSQMessagesTests | JSQMessagesTests
        kean+Nuke | Nuke | Sources/Nuke
        kean+Nuke | NukeTests | Tests/NukeTests
        kean+Nuke | NukeThreadSafetyTests | Tests/NukeThreadSafetyTests
        kean+Nuke | NukePerformanceTests | Tests/NukePerformanceTests
        kean+Nuke | NukeTestsHost | Tests/Host
        kean+Nuke | NukeUI | Sources/NukeUI
        kean+Nuke | NukeUITests | Tests/NukeUITests
        kean+Nuke | NukeExtensions | Sources/NukeExtensions
        kean+Nuke | NukeExtensionsTests | Tests/NukeExtensionsTests
        kean+Nuke | NukeVideo | Sources/NukeVideo
        krzysztofzablocki+Sourcery | TemplatesTests | Tests/Context
        krzysztofzablocki+Sourcery | CodableContext | Tests
        krzysztofzablocki+Sourcery | CodableContextTests | CodableContextTests
        magicalpanda+MagicalRecord | MagicalRecord for iOS | MagicalRecord
        magicalpanda+MagicalRecord | MagicalRecord for iOS Tests | Tests
        magicalpanda+MagicalRecord | MagicalRecord for OS X | MagicalRecord
        magicalpanda+MagicalRecord | MagicalRecord for OS X Tests | Tests
        magicalpanda+MagicalRecord | MagicalRecord for tvOS | MagicalRecord
        magicalpanda+MagicalRecord | MagicalRecord for tvOS Tests | Tests
        magicalpanda+MagicalRecord | libMagicalRecord for iOS | MagicalRecord
        magicalpanda+MagicalRecord | libMagicalRecord for iOS Tests | Tests
        magicalpanda+MagicalRecord | libMagicalRecord for OS X | MagicalRecord
        magicalpanda+MagicalRecord | libMagicalRecord for OS X Tests | Tests
        magicalpanda+MagicalRecord | libMagicalRecord for tvOS | MagicalRecord
        magicalpanda+MagicalRecord | libMagicalRecord for tvOS Tests | Tests
        maukur+SwiftUI-Viper-Example | swiftui-viper-example | swiftui-viper-example/Classes
        maukur+ViperSwiftUI | ViperSwiftUI | ViperSwiftUI
        maxgoedjen+secretive | Secretive | Secretive/Views
        maxgoedjen+secretive | SecretAgent | SecretAgent
        maxgoedjen+secretive | SecretiveUpdater | SecretiveUpdater
        maxgoedjen+secretive | SecretAgentInputParser | SecretAgentInputParser
        maxgoedjen+secretive | SecretiveCertificateParser | SecretiveCertificateParser
        microsoft+EmbeddedSocial-iOS-SDK | EmbeddedSocial-Example | EmbeddedSocial-Example
        microsoft+EmbeddedSocial-iOS-SDK | EmbeddedSocial | EmbeddedSocial/Sources
        microsoft+EmbeddedSocial-iOS-SDK | EmbeddedSocialTests | EmbeddedSocialTests
        microsoft+EmbeddedSocial-iOS-SDK | EmbeddedSocialUITests | EmbeddedSocialUITests
        ml-explore+mlx-swift-examples | LLMEval | Applications/LLMEval
        ml-explore+mlx-swift-examples | MLXChatExample | Applications/MLXChatExample
        ml-explore+mlx-swift-examples | LLMBasic | Applications/LLMBasic
        ml-explore+mlx-swift-examples | llm-tool | Tools/llm-tool
        ml-explore+mlx-swift-examples | ExampleLLM | ?
        ml-explore+mlx-swift-examples | embedder-tool | Tools/embedder-tool
        ml-explore+mlx-swift-examples | StableDiffusionExample | Applications/StableDiffusionExample
        ml-explore+mlx-swift-examples | image-tool | Tools/image-tool
        ml-explore+mlx-swift-examples | LoRATrainingExample | Data
        ml-explore+mlx-swift-examples | mnist-tool | Tools/mnist-tool
        ml-explore+mlx-swift-examples | MNISTTrainer | Applications/MNISTTrainer
        ml-explore+mlx-swift-examples | Tutorial | Tools/Tutorial
        ml-explore+mlx-swift-examples | LinearModelTraining | Tools/LinearModelTraining
        ml-explore+mlx-swift-examples | MLXLMTests | ?
        ml-explore+mlx-swift-examples | Mandelbrot | Numerical/Mandelbrot
        ml-explore+mlx-swift-examples | HeatTransfer | Numerical/HeatTransfer
        ml-explore+mlx-swift-examples | CurveFit | Numerical/CurveFit
        mutualmobile+VIPER-TODO | VIPER TODO | VIPER TODO/Classes
        mutualmobile+VIPER-TODO | VIPER TODOTests | VIPER TODOTests
        nicklockwood+SwiftFormat | SwiftFormat | Sources
        nicklockwood+SwiftFormat | SwiftFormatTests | Tests
        nicklockwood+SwiftFormat | SwiftFormatPerfTests | PerformanceTests
        nicklockwood+SwiftFormat | CommandLineTool | Sources
        nicklockwood+SwiftFormat | SwiftFormat for Xcode | EditorExtension/Application/Source
        nicklockwood+SwiftFormat | Editor Extension | EditorExtension/Extension
        nicklockwood+SwiftFormat | RegressionTests | RegressionTests
        onevcat+Kingfisher | Kingfisher | Sources
        onevcat+Kingfisher | KingfisherTests | Tests
        openfoodfacts+openfoodfacts-ios | OpenFoodFacts | Sources
        openfoodfacts+openfoodfacts-ios | OpenFoodFactsTests | Tests
        openfoodfacts+openfoodfacts-ios | OpenFoodFactsUITests | UITests
        openfoodfacts+openfoodfacts-ios | OpenFoodFactsSnapshots | ?
        p0deje+Maccy | Maccy | Maccy
        p0deje+Maccy | MaccyTests | MaccyTests
        p0deje+Maccy | MaccyUITests | MaccyUITests
        pointfreeco+swift-dependencies | Integration | Integration
        pointfreeco+swift-dependencies | IntegrationUITests | IntegrationUITests
        robbiehanson+XMPPFramework | XMPPFramework (iOS) | Extensions | Sources/Extensions
        robbiehanson+XMPPFramework | XMPPFramework (macOS) | Extensions | Sources/Extensions
        robbiehanson+XMPPFramework | XMPPFramework (tvOS) | Extensions | Sources/Extensions
        robbiehanson+XMPPFramework | XMPPFrameworkSwift (iOS) | Swift | Sources/Swift
        robbiehanson+XMPPFramework | XMPPFrameworkSwift (macOS) | Swift | Sources/Swift
        robbiehanson+XMPPFramework | XMPPFrameworkSwift (tvOS) | Swift | Sources/Swift
        rxhanson+Rectangle | Rectangle | Rectangle
        rxhanson+Rectangle | RectangleTests | RectangleTests
        rxhanson+Rectangle | RectangleLauncher | RectangleLauncher
        stzn+ViperSampleGeneramba | ViperSampleGeneramba | ViperSampleGeneramba
        stzn+ViperSampleGeneramba | ViperSampleGenerambaTests | ViperSampleGenerambaTests/Modules
        surfstudio+SurfPlaybook | SurfPlaybookExample | Example/SurfPlaybookExample
        surfstudio+SurfPlaybook | SurfPlaybookExampleTests | Example/SurfPlaybookExampleTests
        swiftlang+swift-build | CommandLineTool | CommandLineTool
        swiftlang+swift-package-manager | SwiftFramework | SwiftFramework
        tuist+XcodeProj | AppWithExtensions | AppWithExtensions
        tuist+XcodeProj | TodayViewExtension | TodayViewExtension
        tuist+XcodeProj | WatchApp | WatchApp
        tuist+XcodeProj | WatchApp Extension | WatchApp Extension
        tuist+XcodeProj | MessagesExtension | MessagesExtension
        xcodeswift+xcproj | XcodeProj | Sources/XcodeProj | Project/Sources/XcodeProj
        xmartlabs+Eureka | Eureka | Source
        xmartlabs+Eureka | EurekaTests | Tests
        """
}
