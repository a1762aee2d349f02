/// Reads chains of members from the tokens of a file, from their end to their beginning.
struct ChainReader {
  let list: TokenList

  /// The chain that ends with a token; nil where an expression of another kind does.
  func chain(endingAt end: Int, depth: Int = 0) -> Chain? {
    guard depth < Self.deepest else { return nil }
    var chain = Chain()
    var index = end
    while index >= 0, chain.components.count < Self.longest {
      while list.isMark(index, "?") || list.isMark(index, "!") { index -= 1 }
      guard let start = prependLink(endingAt: index, to: &chain, depth) else {
        return chain.components.isEmpty ? nil : opaque(chain)
      }
      chain.start = start
      guard let before = indexBefore(link: start, &chain) else { break }
      index = before
    }
    return chain.isEmpty ? nil : chain
  }

  /// All of some tokens as one chain.
  func chain(_ tokens: Range<Int>, depth: Int = 0) -> Chain? {
    guard depth < Self.deepest else { return nil }
    var tokens = tokens
    while let first = tokens.first, isPrefix(first) { tokens = (first + 1)..<tokens.upperBound }
    guard let first = tokens.first, let last = tokens.last else { return nil }
    if list.language == .objectiveC, let close = castEnd(first), close < last {
      let rest = chain((close + 1)..<tokens.upperBound, depth: depth + 1)
      return rest.map { typed($0, objectiveCType((first + 1)..<close), start: first) }
    }
    if let word = topLevelCast(tokens) {
      let left = chain(first..<word, depth: depth + 1)
      return left.map { typed($0, swiftType(at: word + 1), start: first) }
    }
    if list.isMark(first, "("), list.partner(first) == last {
      return chain((first + 1)..<last, depth: depth + 1)
    }
    guard let chain = chain(endingAt: last, depth: depth + 1), chain.start == first else {
      return nil
    }
    return chain
  }

  private static let deepest = 60
  /// Longer chains are nobody's; a hostile file must not take for ever.
  private static let longest = 60

  private func isPrefix(_ index: Int) -> Bool {
    if list.isWord(index, "try") || list.isWord(index, "await") { return true }
    return list.isWord(index - 1, "try") && (list.isMark(index, "?") || list.isMark(index, "!"))
  }

  private func typed(_ chain: Chain, _ type: String?, start: Int) -> Chain {
    var chain = chain
    if let last = chain.components.indices.last { chain.components[last].type = type }
    chain.start = start
    return chain
  }

  /// A chain whose beginning cannot be read.
  private func opaque(_ chain: Chain) -> Chain {
    var chain = chain
    chain.prepend("")
    return chain
  }
}

// MARK: - Links

extension ChainReader {
  /// Puts the link that ends with a token in front of a chain and returns where it begins.
  private func prependLink(endingAt index: Int, to chain: inout Chain, _ depth: Int) -> Int? {
    if list.isWord(index) {
      let name = list.string(index)
      if Self.selves.contains(name), !list.isMark(index - 1, ".") {
        chain.isOfSelf = true
      } else {
        chain.prepend(name)
      }
      return index
    }
    guard let open = list.partner(index), open < index else { return nil }
    if list.isMark(index, "]") { return prependBracket(open, index, to: &chain, depth) }
    if list.isMark(index, ")") { return prependParenthesis(open, index, to: &chain, depth) }
    // A trailing closure: what its function returns has no name.
    guard list.isMark(index, "}"), let callee = self.chain(endingAt: open - 1, depth: depth + 1)
    else { return nil }
    chain.prepend("")
    return callee.start
  }

  private static let selves: Set<String> = ["self", "super", "weakSelf", "strongSelf"]

  private func prependParenthesis(
    _ open: Int, _ close: Int, to chain: inout Chain, _ depth: Int
  ) -> Int? {
    if var callee = callee(before: open, depth) {
      // What a function returns has no name; a class's name makes an object of the class.
      let name = callee.components.popLast()?.name ?? ""
      let isConstructor = callee.components.isEmpty && !callee.isOfSelf && name.isCapitalized
      callee.components.append(
        SourcePath.Component(name: "", type: isConstructor ? name : nil))
      chain.prepend(callee)
      return callee.start
    }
    guard let inner = self.chain((open + 1)..<close, depth: depth + 1) else { return nil }
    chain.prepend(inner)
    return open
  }

  /// What a list of arguments is given to; nil where the brackets only group.
  private func callee(before open: Int, _ depth: Int) -> Chain? {
    guard list.isWord(open - 1) || list.isMark(open - 1, ">"), !list.beginsLine(open),
      !Self.statements.contains(list.string(open - 1))
    else { return nil }
    return chain(endingAt: open - 1, depth: depth + 1)
  }

  private static let statements: Set<String> = [
    "if", "guard", "while", "return", "in", "case", "switch", "try", "await", "else", "for", "as",
  ]

  private func prependBracket(
    _ open: Int, _ close: Int, to chain: inout Chain, _ depth: Int
  ) -> Int? {
    if isSubscript(open) {
      let isFirst = close == open + 2 && list.string(open + 1) == "0"
      chain.prepend(isFirst ? "first" : "")
      var before = open - 1
      while list.isMark(before, "?") || list.isMark(before, "!") { before -= 1 }
      return prependLink(endingAt: before, to: &chain, depth)
    }
    guard list.language == .objectiveC, let message = message(open, close, depth) else {
      chain.prepend("")
      return open
    }
    chain.prepend(message)
    return open
  }

  /// Whether brackets stand directly behind a value.
  private func isSubscript(_ open: Int) -> Bool {
    guard open > 0, list.tokens[open - 1].end == list.tokens[open].start else { return false }
    if list.isWord(open - 1) { return !Self.statements.contains(list.string(open - 1)) }
    if list.isMark(open - 1, ")"), let start = list.partner(open - 1) {
      return castEnd(start) == nil || list.language == .swift
    }
    return list.isMark(open - 1, "]") || list.isMark(open - 1, "?") || list.isMark(open - 1, "!")
  }

  /// `[receiver name]` as a link; a message with arguments has a result without a name.
  private func message(_ open: Int, _ close: Int, _ depth: Int) -> Chain? {
    guard let receiver = receiverEnd(open + 1), receiver < close,
      var chain = self.chain((open + 1)..<receiver, depth: depth + 1), list.isWord(receiver)
    else { return nil }
    let name = receiver + 1 == close ? list.string(receiver) : ""
    let isFirst = name == "firstObject" || isFirstOfArray(receiver, close)
    chain.components.append(SourcePath.Component(name: isFirst ? "first" : name))
    chain.start = open
    return chain
  }

  private func isFirstOfArray(_ selector: Int, _ close: Int) -> Bool {
    list.isWord(selector, "objectAtIndex") && list.string(selector + 2) == "0"
      && selector + 3 == close
  }

  /// The index after the receiver of a message that begins at `start`.
  func receiverEnd(_ start: Int) -> Int? {
    var index = start
    if let close = castEnd(index) { index = close + 1 }
    if let close = list.partner(index) {
      index = close + 1
    } else if list.isWord(index) {
      index += 1
    } else {
      return nil
    }
    while true {
      if list.isMark(index, "."), list.isWord(index + 1) {
        index += 2
      } else if list.isMark(index, "-"), list.isMark(index + 1, ">") {
        index += 3
      } else if list.isMark(index, "["), isSubscript(index), let close = list.partner(index) {
        index = close + 1
      } else {
        return index
      }
    }
  }

  /// The token before the dot that leads to a link; nil where the chain begins with the link.
  private func indexBefore(link start: Int, _ chain: inout Chain) -> Int? {
    if list.isMark(start - 1, ">"), list.isMark(start - 2, "-") { return start - 3 }
    guard list.isMark(start - 1, "."), !chain.isOfSelf else { return nil }
    let before = start - 2
    let isValue =
      list.isWord(before) && !Self.statements.contains(list.string(before))
      || list.isMark(before, ")") || list.isMark(before, "]") || list.isMark(before, "}")
      || list.isMark(before, "?") || list.isMark(before, "!")
    guard isValue else {
      chain.isImplicitMember = true
      chain.start = start - 1
      return nil
    }
    return before
  }
}

extension String {
  var isCapitalized: Bool { utf8.first.map { $0 >= 0x41 && $0 <= 0x5A } ?? false }
}
