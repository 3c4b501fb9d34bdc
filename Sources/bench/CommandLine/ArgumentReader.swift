/// Reads the command line from left to right and joins every option with its value.
struct ArgumentReader {
  private var rest: ArraySlice<String>
  private var onlyWordsFollow = false

  init(_ arguments: [String]) {
    rest = arguments[...]
  }

  /// The next part; nil at the end.
  mutating func next() throws(UsageError) -> Argument? {
    guard let text = rest.popFirst() else { return nil }
    if text == "--", !onlyWordsFollow {
      onlyWordsFollow = true
      return try next()
    }
    if onlyWordsFollow || text == "-" || !text.hasPrefix("-") { return .word(text) }

    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let attached = parts.count == 2 ? String(parts[1]) : nil
    guard let option = OptionName(spelling: String(parts[0])) else {
      throw .unknown(
        "option", String(parts[0]), known: OptionName.allCases.map(\.spelling))
    }
    guard option.valueName != nil else {
      if attached != nil {
        throw UsageError("\(option.spelling) takes no value; write \(option.spelling) alone")
      }
      return .option(option, value: "")
    }
    guard let value = attached ?? popValue(), !value.isEmpty else { throw option.missingValue }
    return .option(option, value: value)
  }

  /// An option that follows is never taken for a value: `--output --format json` lacks a file.
  private mutating func popValue() -> String? {
    guard let next = rest.first, !next.hasPrefix("--") else { return nil }
    return rest.popFirst()
  }
}
