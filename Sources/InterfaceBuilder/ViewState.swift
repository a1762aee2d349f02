/// The values that hold at load: an attribute, else Interface Builder's default, overridden by a
/// user-defined runtime attribute.
extension View {
  /// The view's own switch; ancestors are asked separately.
  package var isUserInteractionEnabled: Bool {
    flag("userInteractionEnabled", runtimeKeys: ["userInteractionEnabled"]) ?? true
  }

  /// Whether the file says in so many words that the view takes touches.
  var isInteractionSwitchedOn: Bool {
    flag("userInteractionEnabled", runtimeKeys: ["userInteractionEnabled"]) == true
  }

  /// Whether the file moves the view out of the order in which its siblings are drawn.
  package var hasLayerPosition: Bool { runtimeAttribute(["layer.zPosition"]) != nil }

  /// Hidden by itself, or as good as hidden: alpha below 0.01.
  package var isHidden: Bool { isHiddenByFlag || alpha < 0.01 }

  /// Hidden by the switch of that name.
  package var isHiddenByFlag: Bool {
    flag("hidden", runtimeKeys: ["hidden", "isHidden"]) ?? false
  }

  /// The view's own opacity, 0 to 1.
  package var alpha: Double {
    let text = runtimeValue(["alpha"]) ?? element["alpha"]
    return text.flatMap { Double($0) } ?? 1
  }

  /// The opacity that is left after that of all views up to `ancestor`, which is left out.
  package func alpha(within ancestor: View) -> Double {
    lineage(to: ancestor).reduce(1) { $0 * $1.alpha }
  }

  /// Whether an iPhone in portrait installs the view and all that hold it.
  package var isInstalled: Bool {
    guard !document.uninstalled.isEmpty else { return true }
    return !document.uninstalled.contains(id)
      && superviews.allSatisfy { !document.uninstalled.contains($0.id) }
  }

  /// Whether a person sees it: installed, and neither it nor a view between it and `ancestor`
  /// hidden.
  package func isVisible(within ancestor: View) -> Bool {
    isInstalled && lineage(to: ancestor).allSatisfy { !$0.isHidden }
  }

  /// The view and all that hold it, up to `ancestor`, which is left out.
  package func lineage(to ancestor: View) -> [View] {
    [self] + superviews.prefix { $0 != ancestor }
  }

  package var clipsSubviews: Bool {
    flag("clipsSubviews", runtimeKeys: ["clipsToBounds", "layer.masksToBounds"]) ?? false
  }

  /// The attribute that sets interaction, for a finding to point at: a runtime attribute wins.
  package var userInteractionRange: Range<Int>? {
    runtimeAttribute(["userInteractionEnabled"])?.nameRange
      ?? element.attributeRange("userInteractionEnabled")
  }

  /// The attribute that hides the view or makes it transparent.
  package var visibilityRange: Range<Int>? {
    let hidden = runtimeAttribute(["hidden", "isHidden"])
    if flag("hidden", runtimeKeys: ["hidden", "isHidden"]) == true {
      return hidden?.nameRange ?? element.attributeRange("hidden")
    }
    guard alpha < 1 else { return nil }
    return runtimeAttribute(["alpha"])?.nameRange ?? element.attributeRange("alpha")
  }

  private func flag(_ attribute: String, runtimeKeys: Set<String>) -> Bool? {
    if let value = runtimeValue(runtimeKeys) { return value == "YES" || value == "1" }
    return element[attribute].map { $0 == "YES" }
  }

  private func runtimeAttribute(_ keyPaths: Set<String>) -> Element? {
    element.child(named: "userDefinedRuntimeAttributes")?.children.last {
      $0["keyPath"].map(keyPaths.contains) ?? false
    }
  }

  private func runtimeValue(_ keyPaths: Set<String>) -> String? {
    guard let attribute = runtimeAttribute(keyPaths) else { return nil }
    return attribute["value"] ?? attribute.child(key: "value")?["value"]
  }
}

extension Sequence {
  fileprivate func last(where condition: (Element) -> Bool) -> Element? {
    var found: Element?
    for element in self where condition(element) { found = element }
    return found
  }
}
