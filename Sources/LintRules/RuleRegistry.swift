/// The rules of adlint, in the order of `Rules/README.md`.
package enum RuleRegistry {
  package static let rules: [any Rule] =
    identity + outlets + touches + geometry + attribution + code + file

  private static let identity: [any Rule] = [
    MissingAdView(), RenamedClass(), SwiftNameInCustomClass(), MisspeltClass(), SdkClassModule(),
    NestedAdViews(), AdViewNotFirstObject(), AdViewClassOnCell(), UnverifiedClass(),
  ]

  private static let outlets: [any Rule] = [
    UnboundAdView(), OutletsOnWrongOwner(), UnknownOutlet(), DanglingOutlet(), SharedAssetView(),
    RepeatingContentOutlet(), MissingRequiredAsset(), MissingCallToAction(), MissingMediaView(),
    MediaViewWrongClass(), UnconnectedMediaView(), ImageViewForMainImage(), AssetWrongKind(),
    ButtonForAsset(), AssetIsContainer(), DuplicateTag(), MissingTag(), MissingAdchoices(),
    AdchoicesWrongClass(),
    RecommendedAssetsMissing(), DuplicateObjectId(),
  ]

  private static let touches: [any Rule] = [
    InteractiveCallToAction(), InteractiveAssetButton(), NestedControlInAsset(),
    DisabledCallToAction(), BlockedTouches(), GestureOnAdView(), TouchOverlay(),
    AdchoicesNotTappable(),
  ]

  private static let geometry: [any Rule] = [
    AssetOutsideAdView(), AssetOutOfBounds(), ClippedAsset(), ZeroSizeAsset(), AdViewTooSmall(),
    MediaViewTooSmall(), AdchoicesCornerOccupied(), AdchoicesTooSmall(), AdchoicesCovered(),
    AmbiguousAssetLayout(), OverlappingAssets(), StaleFrames(), ConflictingConstraints(),
    HiddenAsset(), TransparentAsset(), ContentModeDistorts(), IconNotSquare(), FixedMediaHeight(),
    TextTruncation(),
  ]

  private static let attribution: [any Rule] = [
    MissingAttribution(), AttributionTooSmall(), AttributionHidden(), AttributionOutsideAdView(),
    AttributionBoundToAsset(), AttributionLowContrast(), AttributionNotAtTop(),
    UnverifiedAttribution(), DeceptiveAttribution(),
  ]

  private static let code: [any Rule] = [
    NibRootClassMismatch(), NibNameNotFound(), NativeAdNotAssigned(), NativeAdAssignedTooEarly(),
    MediaContentNotSet(), MytargetViewNotRegistered(), CustomFormatNoClickReport(),
    CustomFormatNoImpression(), SwiftuiHeightBelowXib(), ValidatorDisabled(),
  ]

  private static let file: [any Rule] = [
    MalformedXml(), UnsupportedFormat(), UnreadableFile(), UnusedSuppression(),
  ]
}
