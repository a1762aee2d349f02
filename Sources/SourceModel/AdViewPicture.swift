/// What an ad view looks like, as far as a report can draw it. All places are points, in the ad
/// view's coordinates.
package struct AdViewPicture: Sendable {
  /// A rectangle, its origin at the upper left.
  package struct Frame: Hashable, Sendable {
    package let x: Double
    package let y: Double
    package let width: Double
    package let height: Double

    package init(x: Double, y: Double, width: Double, height: Double) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }
  }

  /// What a view is for.
  package enum Purpose: Hashable, Sendable {
    /// It shows an asset: the name of its role, and the same in words.
    case asset(role: String, words: String)
    /// It marks the ad as one.
    case attribution
    /// It shows something else.
    case content
    /// It only holds other views.
    case container
  }

  /// A view inside the ad view.
  package struct Box: Sendable {
    package let object: ObjectReference
    package let purpose: Purpose
    /// The text that the file gives it.
    package let text: String?
    package let frame: Frame
    package let isVisible: Bool

    package init(
      object: ObjectReference, purpose: Purpose, text: String?, frame: Frame, isVisible: Bool
    ) {
      self.object = object
      self.purpose = purpose
      self.text = text
      self.frame = frame
      self.isVisible = isVisible
    }
  }

  /// The ad view.
  package let object: ObjectReference
  /// The SDK, as people call it.
  package let sdk: String
  package let width: Double
  package let height: Double
  /// Where the SDK draws AdChoices; nil where it does not, or nobody knows.
  package let adChoices: Frame?
  /// In drawing order; views whose place is unknown are left out.
  package let boxes: [Box]

  package init(
    object: ObjectReference, sdk: String, width: Double, height: Double, adChoices: Frame?,
    boxes: [Box]
  ) {
    self.object = object
    self.sdk = sdk
    self.width = width
    self.height = height
    self.adChoices = adChoices
    self.boxes = boxes
  }
}
