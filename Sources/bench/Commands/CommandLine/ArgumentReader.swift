import Console

/// Reads the command line from left to right and joins every option with its value.
struct ArgumentReader {
  private var rest: ArraySlice<String>
  private var onlyWordsFollow = false

  init(_ arguments: [String]) {
    rest = arguments[...]
  }

  /// The next word, or option with its value, which is empty where it takes none; nil at the end.
  mutating func next() throws -> (option: Option?, text: String)? {
    guard let text = rest.popFirst() else { return nil }
    if text == "--", !onlyWordsFollow {
      onlyWordsFollow = true
      return try next()
    }
    if onlyWordsFollow || text == "-" || !text.hasPrefix("-") { return (nil, text) }

    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let attached = parts.count == 2 ? String(parts[1]) : nil
    let spelling = parts[0] == "-h" ? Option.help.spelling : String(parts[0])
    guard let option = Option.all.first(where: { $0.spelling == spelling }) else {
      throw UsageError.unknown("option", spelling, known: Option.all.map(\.spelling))
    }
    guard option.value != nil else {
      guard attached == nil else {
        throw UsageError("\(option.spelling) takes no value; write \(option.spelling) alone")
      }
      return (option, "")
    }
    // An option that follows is never taken for a value: `--output --format json` lacks a file.
    let follows = rest.first.map { !$0.hasPrefix("--") } ?? false
    guard let value = attached ?? (follows ? rest.popFirst() : nil), !value.isEmpty else {
      throw option.missingValue
    }
    return (option, value)
  }
}
