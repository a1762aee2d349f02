import TestSupport

extension SeverityTests {
  private static func cover(
    _ name: String, _ tag: String, _ expected: [String], inside: String = ""
  ) -> SeverityCase {
    SeverityCase("over the assets: " + name, expected) {
      let kind = tag.prefix { $0 != " " }
      $0.views["x"] = "<\(tag) id=\"x\">\(Xib.rect("0 16 284 230"))\(inside)</\(kind)>"
      $0.order.append("x")
    }
  }

  private static let error = ["touch_overlay error x"]
  private static let warning = ["touch_overlay warning x"]
  private static let touches = runtimeSwitch("YES")

  private static func runtimeSwitch(_ value: String) -> String {
    """
    <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="boolean" \
    keyPath="userInteractionEnabled" value="\(value)"/></userDefinedRuntimeAttributes>
    """
  }

  static let covers: [SeverityCase] = [
    cover(
      "an image that was told to take touches", "imageView userInteractionEnabled=\"YES\"", error),
    cover("a label that was told to", "label userInteractionEnabled=\"YES\"", error),
    cover("an image that is told to at run time", "imageView", error, inside: touches),
    cover("an image", "imageView", []), cover("a label", "label text=\"New\"", []),
    cover("an image without touches", "imageView userInteractionEnabled=\"NO\"", []),
    cover(
      "an image that is told not to", "imageView userInteractionEnabled=\"YES\"", [],
      inside: runtimeSwitch("NO")),
    cover("a toolbar", "toolbar", error), cover("a navigation bar", "navigationBar", error),
    cover("a scroll view", "scrollView", error), cover("a table", "tableView", error),
    cover("a blur", "visualEffectView", warning),
    cover("a blur without touches", "visualEffectView userInteractionEnabled=\"NO\"", []),
    cover("a blur with its content view", "visualEffectView", warning, inside: content("")),
    cover(
      "a blur around a label", "visualEffectView", [],
      inside: content("<subviews><label text=\"New\" id=\"n\"/></subviews>")),
    cover("a container view", "containerView", warning),
    cover("an empty stack view", "stackView", warning), cover("a view", "view", warning),
    cover("a hidden blur", "visualEffectView hidden=\"YES\"", []),
    cover("a progress view", "progressView", []),
    SeverityCase("under the assets: a blur", []) {
      $0.views["x"] = "<visualEffectView id=\"x\">\(Xib.rect("0 0 300 250"))</visualEffectView>"
      $0.order.insert("x", at: 0)
    },
    SeverityCase("around the assets: a blur", []) {
      $0.views["h"] = """
        <visualEffectView id="x">\(Xib.rect("40 20 200 20"))<view key="contentView" id="v">\
        \(Xib.rect("0 0 200 20"))<subviews><label text="Headline" adjustsFontSizeToFit="YES" id="h">\
        \(Xib.rect("0 0 200 20"))</label></subviews></view></visualEffectView>
        """
    },
  ]

  private static func content(_ subviews: String) -> String {
    "<view key=\"contentView\" id=\"v\">\(Xib.rect("0 0 284 230"))\(subviews)</view>"
  }

  private static func overChoices(_ kind: String, _ expected: [String]) -> SeverityCase {
    SeverityCase("over AdChoices: \(kind)", expected) {
      $0.views["a"] =
        "<view id=\"a\" customClass=\"GADAdChoicesView\">\(Xib.rect("276 4 20 20"))</view>"
      $0.views["x"] =
        "<\(kind) userInteractionEnabled=\"NO\" id=\"x\">\(Xib.rect("260 0 40 16"))</\(kind)>"
      $0.order += ["a", "x"]
      $0.outlets += " adChoicesView=a"
    }
  }

  static let choices: [SeverityCase] = [
    overChoices("visualEffectView", ["adchoices_covered error a"]),
    overChoices("toolbar", ["adchoices_covered error a"]),
    overChoices("label", ["adchoices_covered error a"]), overChoices("view", []),
    overChoices("stackView", []),
  ]

  private static func badge(
    _ name: String, _ expected: [String], _ change: @escaping (inout Ad) -> Void
  ) -> SeverityCase {
    SeverityCase("the badge: " + name, expected) { ad in
      ad.order = ["badge", "m", "h", "b", "c"]
      ad.views["badge"] = label("8 100 20 15")
      change(&ad)
    }
  }

  private static func label(_ rect: String, _ inside: String = "") -> String {
    "<label text=\"Ad\" id=\"badge\">\(Xib.rect(rect))\(inside)</label>"
  }

  private static let icon = "<imageView id=\"i\">\(Xib.rect("8 4 30 30"))</imageView>"
  private static let hidden = "attribution_hidden error badge"

  static let hiddenBadges: [SeverityCase] = [
    badge("under the media view", [hidden]) { _ in },
    badge("over the media view", []) { $0.order = ["m", "h", "b", "c", "badge"] },
    badge("in part under the media view", []) { $0.views["badge"] = label("8 70 20 15") },
    badge("on the edge of the media view", [hidden]) { $0.views["badge"] = label("8 79.6 20 15") },
    badge("under the icon", [hidden]) {
      $0.views["badge"] = label("10 10 20 15")
      $0.views["i"] = icon
      $0.order.append("i")
      $0.outlets += " iconView=i"
    },
    badge("under a view for the icon", ["asset_wrong_kind warning i"]) {
      $0.views["badge"] = label("10 10 20 15")
      $0.views["i"] = "<view id=\"i\">\(Xib.rect("8 4 30 30"))</view>"
      $0.order.append("i")
      $0.outlets += " iconView=i"
    },
    badge("under an image that is no asset", []) {
      $0.views["badge"] = label("10 10 20 15")
      $0.views["i"] = icon
      $0.order.append("i")
    },
    badge("under a transparent media view", []) {
      $0.views["m"] =
        "<view alpha=\"0.7\" id=\"m\" customClass=\"GADMediaView\">\(Xib.rect("0 80 300 150"))</view>"
    },
    badge("under the media view, in a layer above", []) {
      $0.views["badge"] = label(
        "8 100 20 15",
        """
        <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" \
        keyPath="layer.zPosition"><integer key="value" value="1"/></userDefinedRuntimeAttribute>\
        </userDefinedRuntimeAttributes>
        """)
    },
    badge("under the media view, beside another one", []) {
      $0.views["other"] = "<label text=\"Ad\" id=\"other\">\(Xib.rect("8 20 20 15"))</label>"
      $0.order.append("other")
    },
    badge("under the media view, as far as a record tells", ["attribution_hidden warning badge"]) {
      $0.views["badge"] = """
        <label text="Ad" translatesAutoresizingMaskIntoConstraints="NO" id="badge">\
        \(Xib.rect("8 100 20 15"))</label>
        """
    },
  ]
}
