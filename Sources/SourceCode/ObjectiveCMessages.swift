/// Objective-C's messages.
extension CodeReader {
  /// `[receiver setName:value]` and the calls that matter.
  mutating func readMessage() {
    guard let close = list.partner(place), let selector = chains.receiverEnd(place + 1),
      selector < close, list.isWord(selector)
    else { return }
    let parts = parts(selector, close)
    let name = parts.first?.label ?? list.string(selector)
    readNib(name, parts, close)
    guard let receiver = chains.chain((place + 1)..<selector) else { return }
    if !parts.isEmpty, let property = property(setBy: name, parts) {
      record(receiver, property, value(of: parts[0].tokens), list.range(place, close))
    }
    guard isWanted(call: name) else { return }
    let arguments = parts.map { Call.Argument(label: $0.label, value: value(of: $0.tokens)) }
    record(call: name, of: receiver, arguments, list.range(place, close))
  }

  /// The parts of a selector with the tokens of their arguments; empty for one without.
  private func parts(_ selector: Int, _ close: Int) -> [(label: String, tokens: Range<Int>)] {
    var result: [(String, Range<Int>)] = []
    var index = selector
    while index < close, list.isWord(index), list.isMark(index + 1, ":") {
      let start = index + 2
      var end = start
      while end < close,
        end == start || !(list.isWord(end) && list.isMark(end + 1, ":"))
          || isTernary(start, end)
      {
        end = max(end, list.partner(end) ?? end) + 1
      }
      result.append((list.string(index), start..<min(end, close)))
      index = end
    }
    return result
  }

  private func isTernary(_ start: Int, _ end: Int) -> Bool {
    (start..<end).count { list.isMark($0, "?") } > (start..<end).count { list.isMark($0, ":") }
  }

  private mutating func readNib(
    _ name: String, _ parts: [(label: String, tokens: Range<Int>)], _ close: Int
  ) {
    guard name == "loadNibNamed" || name == "nibWithNibName", let first = parts.first,
      let nib = nibName(first.tokens)
    else { return }
    let isMain =
      name == "loadNibNamed"
      ? isMainBundle(place + 1)
      : parts.count > 1 && parts[1].tokens.last.map { list.isWord($0, "nil") } == true
        || parts.count > 1 && isMainBundle(parts[1].tokens.lowerBound)
    let owner = parts.first { $0.label == "owner" }?.tokens
    recordLoad(nib, isMain, owner: owner, at: first.tokens)
    facts.nibLoads[facts.nibLoads.count - 1].picksOther = picksOther(place, close)
    readCastBefore(close)
  }

  /// `[load lastObject]`, `load.lastObject`, `load[1]` and `for (UIView *view in load)`.
  private func picksOther(_ open: Int, _ close: Int) -> Bool {
    if list.isMark(close + 1, "."), list.isWord(close + 2, "lastObject") { return true }
    if list.isMark(close + 1, "["), list.partner(close + 1) != nil {
      return list.string(close + 2) != "0"
    }
    if list.isWord(open - 1, "in") { return true }
    guard list.isMark(open - 1, "[") else { return false }
    return list.isWord(close + 1, "lastObject")
      || list.isWord(close + 1, "objectAtIndex") && list.string(close + 3) != "0"
  }

  private func isMainBundle(_ start: Int) -> Bool {
    guard list.isMark(start, "["), let close = list.partner(start) else {
      return list.isWord(start, "NSBundle") && list.isWord(start + 2, "mainBundle")
    }
    return list.isWord(close - 1, "mainBundle")
  }

  /// `(Class *)[… firstObject]` around a load.
  private mutating func readCastBefore(_ close: Int) {
    var start = place
    var end = close
    var isFirst = false
    while true {
      if list.isMark(end + 1, "."), list.isWord(end + 2, "firstObject") {
        isFirst = true
        end += 2
      } else if list.isMark(end + 1, "["), list.string(end + 2) == "0" {
        isFirst = true
        end += 3
      } else if list.isMark(start - 1, "["), let outer = list.partner(start - 1), outer > end {
        let step = list.string(end + 1)
        guard ["firstObject", "objectAtIndex", "instantiateWithOwner"].contains(step) else {
          return
        }
        if step == "objectAtIndex", list.string(end + 3) != "0" { return }
        isFirst = isFirst || step != "instantiateWithOwner"
        (start, end) = (start - 1, outer)
      } else {
        break
      }
    }
    guard isFirst, list.isMark(start - 1, ")"), let open = list.partner(start - 1),
      chains.castEnd(open) != nil, let type = chains.objectiveCType((open + 1)..<(start - 1))
    else { return }
    setCast(
      NibLoad.Cast(type: type, range: list.range(open, start - 1)), of: facts.nibLoads.count - 1)
  }

  /// `Class *name = [… firstObject];`, where the load may be yet to be read.
  mutating func readDeclaredLoad(_ tokens: Range<Int>, _ type: String) {
    guard !type.hasPrefix("NS"), type != "UINib", let nib = nibValue(of: tokens), nib.isFirst,
      !nib.isCast || nib.load < facts.nibLoads.count
    else { return }
    let cast = NibLoad.Cast(type: type, range: list.range(place - 1, place))
    setCast(cast, of: nib.load)
  }
}
