internal import InterfaceBuilder
internal import NativeAds

/// A view of an SDK's component class that no ad view can be around.
struct StrayComponent {
  let view: View
  let profile: Profile

  static func all(
    in document: LintedDocument, beside crashes: [CrashingOwner]
  ) -> [StrayComponent] {
    document.document.customClasses.compactMap { element in
      guard let view = View(element, in: document.document),
        let component = document.book.component(of: view),
        let profile = document.book.profile(owning: component.name),
        profile.recognition.components.isEmpty, document.adView(around: view) == nil,
        !crashes.contains(where: { $0.owner.contains(element) }), !canBeInAdView(view, document)
      else { return nil }
      return StrayComponent(view: view, profile: profile)
    }
  }

  /// Whether an app's class around the view, or behind File's Owner, may be an ad view.
  private static func canBeInAdView(_ view: View, _ document: LintedDocument) -> Bool {
    view.superviews.contains { !$0.element.isPlain }
      || document.document.filesOwner?["customClass"] != nil
  }
}
