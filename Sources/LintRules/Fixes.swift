internal import AutoLayout
internal import InterfaceBuilder
internal import NativeAds
internal import SourceModel

/// The changes that several rules offer.
extension Element {
  func fix(setting attribute: String, to value: String, isSafe: Bool) -> Fix {
    Fix("set \(attribute) to \(value)", isSafe: isSafe, [setting(attribute, to: value)])
  }

  /// Takes an attribute away; nil where it is not there.
  func fix(removing attribute: String, isSafe: Bool) -> Fix? {
    removing(attribute).map { Fix("remove \(attribute)", isSafe: isSafe, [$0]) }
  }

  /// Gives the element a class of an SDK, which stands without a module.
  func fix(settingClass name: String) -> Fix {
    let module = ["customModule", "customModuleProvider"].compactMap { removing($0) }
    return Fix(
      "set customClass to \(name)" + (module.isEmpty ? "" : " and remove its module"),
      isSafe: true, [setting("customClass", to: name)] + module)
  }
}

extension View {
  /// Switches touches by the attribute; nil where a user-defined runtime attribute decides.
  func fix(settingTouches value: String, isSafe: Bool) -> Fix? {
    guard !isInteractionSetAtRuntime else { return nil }
    return element.fix(setting: "userInteractionEnabled", to: value, isSafe: isSafe)
  }

  /// Takes away the attribute that switches touches off.
  func fixByAllowingTouches(isSafe: Bool) -> Fix? {
    isInteractionSetAtRuntime
      ? nil : element.fix(removing: "userInteractionEnabled", isSafe: isSafe)
  }

  private var isInteractionSetAtRuntime: Bool {
    userInteractionRange != nil
      && userInteractionRange != element.attributeRange("userInteractionEnabled")
  }
}

extension LintedAdView {
  /// Gives a plain view the SDK's class that an outlet needs; nil for views that show something
  /// themselves, which must be replaced by hand.
  func fix(_ view: View, settingClass name: String) -> Fix? {
    guard view.kind == "view", view.customClass == nil, component(named: name) else { return nil }
    return view.element.fix(settingClass: name)
  }

  private func component(named name: String) -> Bool { book.component(named: name) != nil }

  /// Raises the constants that give the sides of a view to a minimum; nil unless each short side
  /// has one constant of its own.
  func fix(_ view: View, raisingSidesTo minimum: Double) -> Fix? {
    let short = shortSides(of: view, below: minimum)
    let constraints = short.compactMap(\.length.constraint)
    guard constraints.count == short.count, !constraints.isEmpty,
      constraints.allSatisfy({ $0.secondItem == nil && $0.relation == .equal })
    else { return nil }
    return Fix(
      "raise the \(listed(short.map(\.name))) to \(minimum.points)", isSafe: false,
      constraints.map { $0.element.setting("constant", to: minimum.points) })
  }
}
