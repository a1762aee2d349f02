internal import InterfaceBuilder
internal import NativeAds
internal import SourceModel

/// `misspelt_class`
struct MisspeltClass: Rule {
  static let info = RuleInfo(
    id: "misspelt_class", topic: .identity, severity: .warning,
    summary: "The custom class is nearly the name of an SDK's class",
    rationale: """
      Interface Builder stores class names as text. For a name that no class has, the nib logs \
      “Unknown class” and loads a plain UIView: no ad is shown, and the first outlet crashes the \
      app. Whether the app has a class of this name cannot be seen in the file.
      """,
    help: """
      Correct Class in the Identity inspector. If the class is the app's own, say in .adlint.yml \
      what it is: view_classes: {ClassName: GADNativeAdView}, or none if it is no ad view.
      """,
    sources: [Page.moduleCrash, Page.header],
    triggering: [
      #"<view id="ad" ↓customClass="GADNativeAdVeiw"/>"#,
      #"<view id="m" ↓customClass="GADMediaview"/>"#,
    ],
    nonTriggering: [
      #"<view id="ad" customClass="GADNativeAdView"/>"#,
      """
      <view id="m" customClass="GADMediaview" customModule="App" customModuleProvider="target"/>
      """,
      #"<view id="b" customClass="GADBannerView"/>"#,
    ])

  func findings(in document: LintedDocument) -> [Finding] {
    let known = KnownClasses(document.book)
    return document.customClasses.compactMap { element in
      guard let view = View(element, in: document.document), let name = view.customClass,
        !isConfigured(view, document.settings),
        let meant = known.meant(by: name, document.settings),
        // With the app's module the class is the app's own.
        view.customModule.map({ meant.profile.modules.contains($0) }) ?? true,
        element["customModuleProvider"] != "target"
      else { return nil }
      return document.finding(
        Self.info, at: element.classRange,
        "\(name) is no class of \(meant.profile.name) that adlint knows. Did you mean \(meant.name)? "
          + "Unless the app has such a class, the nib loads a plain UIView",
        object: element, sdk: meant.profile.id)
    }
  }

  private func isConfigured(_ view: View, _ settings: Settings) -> Bool {
    guard let name = view.customClass else { return false }
    let names = [name] + (view.customModule.map { ["\($0).\(name)"] } ?? [])
    return names.contains {
      settings.viewClasses[$0] != nil || settings.customFormatClasses.contains($0)
    }
  }
}

/// The class names of all SDKs, to find the one that was meant.
private struct KnownClasses {
  private var classes: [(name: String, profile: Profile)] = []
  private var names: Set<String> = []
  /// The classes that others took the place of, with what they are called now.
  private var renamed: [String: (class: NativeAds.RenamedClass, profile: Profile)] = [:]

  init(_ book: RuleBook) {
    for profile in book.profiles {
      for name in profile.objectiveCClasses { classes.append((name, profile)) }
      names.formUnion(profile.objectiveCClasses)
      names.formUnion(profile.swiftNames.map(\.name))
      names.formUnion(profile.renamedClasses.map(\.name))
      for old in profile.renamedClasses { renamed[old.name] = (old, profile) }
    }
  }

  /// The nearest class with the same first three letters; nil for the name of a class. Under ten
  /// letters, names are too easily near one another, so only their case may differ.
  func meant(by name: String, _ settings: Settings) -> (name: String, profile: Profile)? {
    guard !names.contains(name), let found = nearest(to: name) else { return nil }
    guard let (old, profile) = renamed[found.name], !old.exists(in: profile, settings) else {
      return found
    }
    return classes.first { $0.name == old.newName } ?? found
  }

  private func nearest(to name: String) -> (name: String, profile: Profile)? {
    let prefix = name.prefix(3).lowercased()
    let limit = name.count < 10 ? 0 : 2
    var best: (name: String, profile: Profile)?
    var least = limit + 1
    for known in classes
    where known.name.prefix(3).lowercased() == prefix
      && abs(known.name.count - name.count) <= limit
    {
      let distance = NearestName.editDistance(known.name, name)
      if distance < least { (best, least) = (known, distance) }
    }
    return best
  }
}
