internal import InterfaceBuilder
internal import NativeAds

/// Whether the view that a typed outlet leads to is of the class that the outlet needs.
enum ClassVerdict {
  case right
  /// The outlet takes any view.
  case untyped
  /// An app's class, which may descend from the one wanted.
  case unknown(wanted: String)
  case wrong(wanted: String)
}

extension LintedAdView {
  func verdict(on binding: AdView.Binding) -> ClassVerdict {
    guard let wanted = ad.definition(of: binding)?.className else { return .untyped }
    guard let view = binding.target else { return .untyped }
    guard let name = view.customClass, !view.element.isPlain else {
      return .wrong(wanted: wanted)
    }
    if component(view)?.name == wanted || configuredClass(of: view) == wanted { return .right }
    // Another view of the same SDK for the same thing, such as a carousel instead of the media view.
    if profile.componentClasses.contains(where: { $0.name == name && $0.role == binding.role }) {
      return .right
    }
    if isSwiftName(view, of: wanted) { return .right }
    let isOthers =
      component(view) != nil || book.otherSDKs.own(view.element) || code.isOfNoSDK(view)
    return isOthers ? .wrong(wanted: wanted) : .unknown(wanted: wanted)
  }

  /// The SDK's own class under its Swift name, which another rule reports.
  private func isSwiftName(_ view: View, of wanted: String) -> Bool {
    profile.swiftNames.contains { $0.name == view.customClass && $0.objectiveCName == wanted }
      && view.customModule.map { profile.modules.contains($0) } ?? true
  }
}
