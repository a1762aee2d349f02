extension String {
  /// At most so many UTF-16 units, the last of them an ellipsis where the text was longer.
  func clipped(to length: Int) -> String {
    guard utf16.count > length else { return self }
    var room = length - 1
    let kept = prefix { character in
      room -= character.utf16.count
      return room >= 0
    }
    return kept + "…"
  }
}
