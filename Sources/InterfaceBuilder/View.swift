package import SourceModel

/// A view of a document: an element that Interface Builder draws.
package struct View: Hashable, Sendable {
  package let element: Element
  package let document: Document

  /// Nil where the element is no view, such as a constraint, a controller or a placeholder.
  package init?(_ element: Element, in document: Document) {
    guard document.isView(element) else { return nil }
    self.element = element
    self.document = document
  }

  package static func == (left: View, right: View) -> Bool { left.element == right.element }
  package func hash(into hasher: inout Hasher) { hasher.combine(element) }

  /// The place in document order, which tells a document's views apart.
  package var number: Int { element.index }

  package var id: String { element.id ?? "" }

  /// The UIKit class as an element name, such as `label` or `imageView`.
  package var kind: String { element.name }

  package var customClass: String? { element["customClass"] }
  package var customModule: String? { element.customModule }

  /// The tag that `viewWithTag(_:)` finds the view by; 0 when none is set.
  package var tag: Int { element["tag"].flatMap { Int($0) } ?? 0 }

  /// How reports name the view.
  package var reference: ObjectReference { element.reference }

  package var superview: View? { superviews.first { _ in true } }

  /// The views that contain this one, the nearest first.
  package var superviews: Views { Views(element.ancestors, in: document) }

  /// The views directly inside, in drawing order.
  package var subviews: [View] {
    element.children.flatMap { child in
      View(child, in: document).map { [$0] } ?? Self.containers.views(in: child, of: document)
    }
  }

  /// All views inside, a parent before its children, lower siblings before upper ones.
  package var descendants: Views { Views(element.descendants, in: document) }

  package func contains(_ other: View) -> Bool { element.contains(other.element) }

  /// The cell, table header or similar that lays this view out anew at run time.
  package var isCell: Bool { Self.cells.contains(kind) }

  /// A cell's content view, which always fills the cell.
  package var isContentView: Bool { element.key == "contentView" }

  package static let cells: Set<String> = [
    "tableViewCell", "collectionViewCell", "collectionReusableView",
  ]

  private static let containers = Containers()

  /// The keys under which a view holds another one outside its `subviews`.
  private static let viewKeys: Set<String> = [
    "view", "contentView", "tableHeaderView", "tableFooterView", "titleView", "customView",
    "backgroundView", "selectedBackgroundView", "sectionHeaderView", "sectionFooterView",
    "accessoryView", "inputView", "inputAccessoryView",
  ]

  /// Whether an element stands where views stand; asked once for each element of a document.
  static func isView(_ element: Element) -> Bool {
    guard let parent = element.parent, element.id != nil else { return false }
    switch parent.name {
    case "subviews", "prototypes", "cells": return true
    case "objects": return isTopLevelView(element)
    default: return element.key.map(viewKeys.contains) ?? false
    }
  }

  private static func isTopLevelView(_ element: Element) -> Bool {
    let name = element.name
    return name != "placeholder" && name != "customObject" && name != "exit"
      && !["Recognizer", "ontroller", "Item", "Placeholder", "Guide"].contains {
        name.hasSuffix($0)
      }
  }
}

/// The elements between a view and the views that it holds.
private struct Containers {
  private let names: Set<String> = ["subviews", "prototypes", "cells", "sections"]

  func views(in element: Element, of document: Document) -> [View] {
    guard
      names.contains(element.name) || element.name == "tableViewSection"
        || element.isUnnamedContentView
    else { return [] }
    return element.children.flatMap { child in
      View(child, in: document).map { [$0] } ?? views(in: child, of: document)
    }
  }
}

extension Element {
  /// A content view as Xcode long saved it in the cells of collection views, without an id,
  /// so that what it holds counts as the cell's.
  fileprivate var isUnnamedContentView: Bool { key == "contentView" && id == nil }

  /// How reports name the object.
  package var reference: ObjectReference {
    ObjectReference(
      id: id ?? "", className: self["customClass"] ?? UIKitNames.className(of: name),
      label: self["userLabel"])
  }
}

extension Element {
  /// Whether the object is of a class of UIKit alone: no class is stated, or one of UIKit's.
  package var isPlain: Bool { self["customClass"].map(UIKitNames.isClass) ?? true }
}

/// The classes behind Interface Builder's element names.
package enum UIKitNames {
  /// Whether a class is one that Interface Builder has an object of.
  package static func isClass(_ name: String) -> Bool { classes.contains(name) }

  private static let classes: Set<String> = [
    "UIActivityIndicatorView", "UIButton", "UICollectionReusableView", "UICollectionView",
    "UICollectionViewCell", "UICollectionViewController", "UIControl", "UIDatePicker",
    "UIImageView", "UILabel", "UINavigationBar", "UINavigationController", "UIPageControl",
    "UIPageViewController", "UIPickerView", "UIProgressView", "UIScrollView", "UISearchBar",
    "UISegmentedControl", "UISlider", "UIStackView", "UIStepper", "UISwitch", "UITabBar",
    "UITabBarController", "UITableView", "UITableViewCell", "UITableViewController",
    "UITextField", "UITextView", "UIToolbar", "UIView", "UIViewController",
    "UIVisualEffectView", "WKWebView",
  ]

  /// `UILabel` for `label`; the name itself where it is no UIKit view.
  package static func className(of kind: String) -> String {
    switch kind {
    case "placeholder": return "placeholder"
    case "wkWebView": return "WKWebView"
    case "mapView": return "MKMapView"
    case "tableViewCellContentView", "collectionViewCellContentView": return "UIView"
    case "viewControllerPlaceholder": return "UIViewController"
    default: return "UI" + kind.prefix(1).uppercased() + kind.dropFirst()
    }
  }
}
