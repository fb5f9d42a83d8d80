/// Names of SwiftUI up to iOS 18, and a few of iOS 26 (https://developer.apple.com/documentation/swiftui).
enum SwiftUINames {
    /// Modifiers of views, shapes, gestures and scenes.
    static let modifiers = """
        accentColor accessibility accessibilityAction accessibilityActions accessibilityActivationPoint
        accessibilityAddTraits accessibilityAdjustableAction accessibilityChartDescriptor
        accessibilityChildren accessibilityCustomContent accessibilityDragPoint accessibilityDropPoint
        accessibilityElement accessibilityFocused accessibilityHeading accessibilityHidden
        accessibilityHint accessibilityIdentifier accessibilityIgnoresInvertColors
        accessibilityInputLabels accessibilityLabel accessibilityLabeledPair accessibilityLinkedGroup
        accessibilityRemoveTraits accessibilityRepresentation accessibilityRespondsToUserInteraction
        accessibilityRotor accessibilityRotorEntry accessibilityScrollAction
        accessibilityShowsLargeContentViewer accessibilitySortPriority accessibilityTextContentType
        accessibilityValue accessibilityZoomAction alert alignmentGuide allowedDynamicRange
        allowsHitTesting allowsTightening anchorPreference animation antialiased aspectRatio
        autocapitalization autocorrectionDisabled background backgroundPreferenceValue backgroundStyle
        backgroundTask badge badgeProminence baselineOffset blendMode blur bold border brightness
        buttonBorderShape buttonRepeatBehavior buttonStyle clipShape clipped colorEffect colorInvert
        colorMultiply commands compositingGroup confirmationDialog containerBackground
        containerRelativeFrame containerShape containerValue contentMargins contentShape
        contentTransition contextMenu contrast controlGroupStyle controlSize coordinateSpace
        cornerRadius datePickerStyle defaultAppStorage defaultFocus defaultHoverEffect defaultPosition
        defaultScrollAnchor defaultSize defaultWheelPickerItemHeight deleteDisabled dialogIcon
        dialogSuppressionToggle digitalCrownRotation disableAutocorrection disabled disclosureGroupStyle
        distortionEffect documentBrowserContextMenu draggable drawingGroup dropDestination
        dynamicTypeSize edgesIgnoringSafeArea environment environmentObject equatable exclusively
        exportsItemProviders fileDialogBrowserOptions fileDialogConfirmationLabel fileDialogMessage
        fileExporter fileExporterFilenameLabel fileImporter fileMover fill findDisabled findNavigator
        fixedSize flipsForRightToLeftLayoutDirection focusEffectDisabled focusable focused focusedObject
        focusedSceneObject focusedSceneValue focusedValue font fontDesign fontWeight fontWidth
        foregroundColor foregroundStyle formStyle frame fullScreenCover gaugeStyle geometryGroup gesture
        glassEffect grayscale gridCellAnchor gridCellColumns gridCellUnsizedAxes gridColumnAlignment
        groupBoxStyle handGestureShortcut handlesExternalEvents headerProminence help hidden
        highPriorityGesture hoverEffect hoverEffectDisabled hueRotation id ignoresSafeArea imageScale
        indexViewStyle inset inspector inspectorColumnWidth interactiveDismissDisabled interpolation
        intersection invalidatableContent italic itemProvider kerning keyboardShortcut keyboardType
        keyframeAnimator labelStyle labeledContentStyle labelsHidden labelsVisibility layerEffect
        layoutPriority layoutValue lineLimit lineSpacing listItemTint listRowBackground listRowInsets
        listRowSeparator listRowSeparatorTint listRowSpacing listSectionSeparator
        listSectionSeparatorTint listSectionSpacing listStyle luminanceToAlpha map mask
        matchedGeometryEffect matchedTransitionSource materialActiveAppearance menuActionDismissBehavior
        menuIndicator menuOrder menuStyle minimumScaleFactor modifier monospaced monospacedDigit
        moveDisabled multilineTextAlignment navigationBarBackButtonHidden navigationBarHidden
        navigationBarItems navigationBarTitle navigationBarTitleDisplayMode navigationDestination
        navigationDocument navigationLinkIndicatorVisibility navigationSplitViewColumnWidth
        navigationSplitViewStyle navigationSubtitle navigationTitle navigationTransition
        navigationViewStyle offset onAppear onChange onChanged onContinueUserActivity onContinuousHover
        onCopyCommand onDisappear onDrag onDrop onEnded onGeometryChange onHover onKeyPress
        onLongPressGesture onMoveCommand onOpenURL onPencilDoubleTap onPencilSqueeze onPreferenceChange
        onReceive onScrollGeometryChange onScrollPhaseChange onScrollTargetVisibilityChange
        onScrollVisibilityChange onSubmit onTapGesture opacity overlay overlayPreferenceValue padding
        paletteSelectionEffect persistentSystemOverlays phaseAnimator photosPicker pickerStyle popover
        position preference preferredColorScheme presentationBackground
        presentationBackgroundInteraction presentationCompactAdaptation presentationContentInteraction
        presentationCornerRadius presentationDetents presentationDragIndicator presentationSizing
        previewContext previewDevice previewDisplayName previewInterfaceOrientation previewLayout
        privacySensitive progressViewStyle projectionEffect redacted refreshable renameAction
        renderingMode replaceDisabled resizable restorationBehavior rotation rotation3DEffect
        rotationEffect safeAreaInset safeAreaPadding saturation scale scaleEffect scaledToFill
        scaledToFit scenePadding scrollBounceBehavior scrollClipDisabled scrollContentBackground
        scrollDisabled scrollDismissesKeyboard scrollIndicators scrollIndicatorsFlash
        scrollInputBehavior scrollPosition scrollTargetBehavior scrollTargetLayout scrollTransition
        searchCompletion searchDictationBehavior searchFocused searchPresentationToolbarBehavior
        searchScopes searchSuggestions searchToolbarBehavior searchable sectionActions selectionDisabled
        sensoryFeedback sequenced shadow sheet simultaneousGesture simultaneously size
        speechAdjustedPitch speechAlwaysIncludesPunctuation speechAnnouncementsQueued
        speechSpellsOutCharacters spring springLoadingBehavior statusBar statusBarHidden strikethrough
        stroke strokeBorder submitLabel submitScope subtracting swipeActions symbolEffect
        symbolEffectsRemoved symbolRenderingMode symbolVariant tabBarMinimizeBehavior tabItem
        tabViewBottomAccessory tabViewCustomization tabViewSidebarHeader tabViewStyle tableStyle tag
        task textCase textContentType textEditorStyle textFieldStyle textInputAutocapitalization
        textInputSuggestions textRenderer textScale textSelection textSelectionAffinity tint toggleStyle
        toolbar toolbarBackground toolbarBackgroundVisibility toolbarColorScheme toolbarForegroundStyle
        toolbarItemHidden toolbarRole toolbarTitleDisplayMode toolbarTitleMenu toolbarVisibility
        tracking transaction transformAnchorPreference transformEffect transformEnvironment
        transformPreference transition trim truncationMode typeSelectEquivalent typesettingLanguage
        underline union unredacted updating userActivity visualEffect windowResizability windowStyle
        writingToolsBehavior zIndex
        """.split(whereSeparator: \.isWhitespace).map(String.init)

    static let types = """
        AccessibilityActionCategory AccessibilityActionKind AccessibilityAdjustmentDirection
        AccessibilityChildBehavior AccessibilityFocusState AccessibilityHeadingLevel AccessibilityTraits
        AccessoryCircularGaugeStyle Alert Alignment Anchor Angle AngularGradient Animatable
        AnimatableData AnimatablePair AnimatableValues Animation AnimationCompletionCriteria
        AnimationTimelineSchedule AnyGesture AnyGradient AnyLayout AnyShape AnyShapeStyle AnyTransition
        AnyView App AppStorage AsyncImage AsyncImagePhase AutomaticFormStyle Axis BackgroundStyle
        BadgeProminence Bindable Binding BlendMode BorderShapeStyle BorderedButtonStyle
        BorderedProminentButtonStyle BorderlessButtonStyle Button ButtonBorderShape ButtonRole
        ButtonStyle ButtonStyleConfiguration ButtonToggleStyle Canvas Capsule CheckboxToggleStyle Circle
        CircularProgressViewStyle Color ColorPicker ColorRenderingMode ColorScheme ColorSchemeContrast
        ColumnsFormStyle CommandGroup CommandGroupPlacement CommandMenu Commands CommandsBuilder
        CompactDatePickerStyle ConcentricRectangle ContainerRelativeShape ContainerValues
        ContentMarginPlacement ContentMode ContentShapeKinds ContentSizeCategory ContentTransition
        ContentUnavailableView ControlGroup ControlGroupStyle ControlSize CoordinateSpace
        CoordinateSpaceProtocol CubicKeyframe CustomAnimation DatePicker DatePickerComponents
        DatePickerStyle DefaultListStyle DefaultPickerStyle DefaultTabViewStyle DialogSeverity
        DigitalCrownEvent DisclosureGroup DisclosureGroupStyle DismissAction DismissSearchAction
        DismissWindowAction Divider DocumentConfiguration DocumentGroup DragGesture DropDelegate
        DropInfo DropOperation DropProposal DynamicProperty DynamicTypeSize DynamicViewContent Edge
        EdgeInsets EditButton EditMode EditableCollectionContent Ellipse EllipticalGradient
        EmptyAnimatableData EmptyModifier EmptyView Entry Environment EnvironmentKey EnvironmentObject
        EnvironmentValues EnvironmentalModifier EquatableView EventModifiers EveryMinuteTimelineSchedule
        ExclusiveGesture ExplicitTimelineSchedule FetchRequest FetchedResults FileDocument
        FileDocumentConfiguration FileDocumentReadConfiguration FileDocumentWriteConfiguration FillStyle
        FixedTextVariant FocusState FocusedBinding FocusedObject FocusedValue FocusedValueKey
        FocusedValues Font ForEach ForegroundStyle Form FormStyle FormStyleConfiguration Gauge
        GaugeStyle GeometryEffect GeometryProxy GeometryReader Gesture GestureMask GestureState Glass
        GlassEffectContainer Gradient GraphicalDatePickerStyle GraphicsContext Grid GridItem GridRow
        Group GroupBox GroupBoxStyle GroupBoxStyleConfiguration GroupedFormStyle HStack HStackLayout
        HierarchicalShapeStyle HorizontalAlignment HorizontalEdge HoverEffect HoverPhase
        IconOnlyLabelStyle Image ImageRenderer InlinePickerStyle InsetListStyle InsettableShape
        KeyEquivalent KeyPress KeyboardShortcut KeyframeAnimator KeyframeTimeline KeyframeTrack
        Keyframes Label LabelStyle LabelStyleConfiguration LabeledContent LabeledContentStyle Layout
        LayoutDirection LayoutPriority LayoutProperties LayoutSubview LayoutSubviews LayoutValueKey
        LazyHGrid LazyHStack LazyVGrid LazyVStack LinearGradient LinearKeyframe LinearProgressViewStyle
        Link List ListItemTint ListStyle LocalizedStringKey LongPressGesture MagnificationGesture
        MagnifyGesture Material Menu MenuBarExtra MenuOrder MenuStyle MeshGradient ModifiedContent
        MoveCommandDirection MoveKeyframe MultiDatePicker Namespace NavigationLink
        NavigationLinkPickerStyle NavigationPath NavigationSplitView NavigationSplitViewColumn
        NavigationSplitViewStyle NavigationSplitViewVisibility NavigationStack NavigationTransition
        NavigationView ObservedObject OffsetShape OpenURLAction OpenWindowAction OutlineGroup
        PageIndexViewStyle PageTabViewStyle PalettePickerStyle PasteButton Path PeriodicTimelineSchedule
        PhaseAnimator Picker PickerStyle PinnedScrollableViews PlainButtonStyle PlainListStyle
        PopoverAttachmentAnchor PreferenceKey PresentationAdaptation PresentationDetent PresentationMode
        PresentationSizing Preview PreviewDevice PreviewLayout PreviewModifier PreviewProvider
        Previewable PrimitiveButtonStyle PrimitiveButtonStyleConfiguration ProgressView
        ProgressViewStyle ProgressViewStyleConfiguration ProjectionTransform Prominence ProposedViewSize
        RadialGradient Rectangle RectangleCornerRadii RedactionReasons RefreshAction RenameAction
        RenameButton RotateGesture RotatedShape RotationGesture RoundedCornerStyle RoundedRectangle
        SafeAreaRegions ScaledMetric ScaledShape Scene SceneBuilder ScenePadding ScenePhase SceneStorage
        ScrollGeometry ScrollPhase ScrollPosition ScrollTarget ScrollTransitionPhase ScrollView
        ScrollViewProxy ScrollViewReader SearchFieldPlacement SearchScopeActivation
        SearchSuggestionsPlacement Section SectionConfiguration SecureField SensoryFeedback
        SeparatorShapeStyle SequenceGesture Settings SettingsLink Shader ShaderFunction ShaderLibrary
        ShadowStyle Shape ShapeRole ShapeStyle ShareLink SharePreview SidebarAdaptableTabViewStyle
        SidebarListStyle SimultaneousGesture Slider Spacer SpatialTapGesture Spring SpringKeyframe
        SpringLoadingBehavior State StateObject Stepper StrokeShapeView StrokeStyle SubmitLabel
        SubmitTriggers Subview SubviewsCollection SwitchToggleStyle SymbolRenderingMode SymbolVariants
        Tab TabContent TabContentBuilder TabPlacement TabRole TabSection TabView TabViewCustomization
        TabViewStyle Table TableColumn TableColumnBuilder TableRow TableStyle TapGesture Text
        TextAlignment TextAttribute TextEditor TextEditorStyle TextField TextFieldLink TextFieldStyle
        TextInputAutocapitalization TextProxy TextRenderer TextSelection TimelineSchedule TimelineView
        TitleAndIconLabelStyle TitleDisplayMode TitleOnlyLabelStyle Toggle ToggleStyle
        ToggleStyleConfiguration ToolbarCommands ToolbarContent ToolbarContentBuilder
        ToolbarDefaultItemKind ToolbarItem ToolbarItemGroup ToolbarItemPlacement ToolbarPlacement
        ToolbarRole ToolbarSpacer ToolbarTitleDisplayMode ToolbarTitleMenu Transaction TransactionKey
        Transferable Transition TransitionPhase TransitionProperties TupleView
        UIApplicationDelegateAdaptor UIGestureRecognizerRepresentable UIHostingConfiguration
        UIHostingController UIViewControllerRepresentable UIViewControllerRepresentableContext
        UIViewRepresentable UIViewRepresentableContext UnevenRoundedRectangle UnitCurve UnitPoint
        UserInterfaceSizeClass UtilityWindow VStack VStackLayout VectorArithmetic VerticalAlignment
        VerticalEdge View ViewBuilder ViewDimensions ViewModifier ViewSpacing ViewThatFits Visibility
        VisualEffect WheelPickerStyle Window WindowGroup WindowResizability WindowStyle
        WritingToolsBehavior ZStack ZStackLayout
        """.split(whereSeparator: \.isWhitespace).map(String.init)
}
