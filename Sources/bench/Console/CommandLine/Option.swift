import Foundation

/// An option of the command line: its name, its line in the help, and how its value is read.
package struct Option<Value: Sendable>: AnyOption {
  package let name: String
  /// The placeholder of the value in the help, such as `N`; nil if the option has no value.
  package let placeholder: String?
  package private(set) var summary: String
  /// The value if the command line doesn't have the option.
  let initial: Value
  /// The words after the command that set this option; nil if it is written with `--`.
  package let words: OptionWords?
  private let read: @Sendable (OptionText, inout Value) throws -> Void

  package init(
    _ name: String, takes placeholder: String? = nil, _ summary: String, initial: Value,
    words: OptionWords? = nil, read: @escaping @Sendable (OptionText, inout Value) throws -> Void
  ) {
    (self.name, self.placeholder, self.summary) = (name, placeholder, summary)
    (self.initial, self.words, self.read) = (initial, words, read)
  }

  /// The same option with another line in the help, for one command.
  package func meaning(_ summary: String) -> Option {
    var option = self
    option.summary = summary
    return option
  }

  package func read(_ text: String, into values: inout OptionValues) throws {
    try read(OptionText(option: self, text: text), &values[self])
  }
}

extension Option<[String]> {
  /// An option that is set by words after the command, without `--`.
  package init(words: OptionWords) {
    self.init(words.kind, "", initial: [], words: words) { text, names in
      names = (names + [try words.choice(text.text)]).uniqued()
    }
  }
}

extension Option<Bool> {
  /// An option without a value.
  package init(_ name: String, _ summary: String) {
    self.init(name, summary, initial: false) { $1 = true }
  }
}

/// An option with any type of value.
package protocol AnyOption: Sendable {
  var name: String { get }
  var placeholder: String? { get }
  var summary: String { get }
  var words: OptionWords? { get }
  /// Adds a value, which is empty for an option without one, to the values.
  func read(_ text: String, into values: inout OptionValues) throws
}

extension AnyOption {
  /// The option as it is written, such as `--items`.
  package var spelling: String { "--\(name)" }

  /// How it is written with its value, such as `--items N`.
  package var usage: String { [spelling, placeholder].compactMap(\.self).joined(separator: " ") }

  var missingValue: UsageError { UsageError("\(spelling) needs a value; write \(usage)") }
}

/// Names that an option knows, and the kind of the named things.
package struct OptionWords: Sendable {
  package let kind: String
  package let names: [String]

  package init(_ kind: String, _ names: [String]) { (self.kind, self.names) = (kind, names) }

  /// The known name for a text; nil if there is none.
  ///
  /// You can also use a school's own spelling, such as MVVM-C for MVVMC.
  package func name(_ text: String) -> String? {
    names.first { $0.lowercased() == text.lowercased() }
      ?? names.first { Self.letters($0) == Self.letters(text) }
  }

  /// The known name for a text; throws if there is none.
  package func choice(_ text: String) throws(UsageError) -> String {
    guard let name = name(text) else { throw UsageError.unknown(kind, text, known: names) }
    return name
  }

  private static func letters(_ name: String) -> String {
    name.lowercased().filter { $0 != "-" && $0 != " " }
  }
}

/// The text of an option's value.
package struct OptionText {
  let option: any AnyOption
  package let text: String

  /// The comma-separated parts, so that `--items 0,8` is `--items 0 --items 8`.
  package func parts() throws -> [OptionText] {
    let parts = text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
    if parts.isEmpty { throw option.missingValue }
    return parts.map { OptionText(option: option, text: $0) }
  }

  package func number(in range: ClosedRange<UInt64>) throws -> UInt64 {
    guard let number = UInt64(text), range.contains(number) else {
      throw UsageError(
        "\(option.spelling) needs a whole number from \(range.lowerBound) to "
          + "\(range.upperBound), not '\(text.printable)'")
    }
    return number
  }

  package func number(to limit: UInt64) throws -> Int { Int(try number(in: 1...limit)) }

  package func choice<Choice: CaseIterable & RawRepresentable<String>>() throws -> Choice {
    guard let choice = Choice(rawValue: text.lowercased()) else {
      throw UsageError.unknown(option.name, text, known: Choice.allCases.map(\.rawValue))
    }
    return choice
  }
}

/// The values of the options of a command line.
package struct OptionValues: Sendable {
  private var values: [String: any Sendable] = [:]

  package init() {}

  package subscript<Value>(option: Option<Value>) -> Value {
    get { values[option.name] as? Value ?? option.initial }
    set { values[option.name] = newValue }
  }

  package func has(_ option: any AnyOption) -> Bool { values[option.name] != nil }
}
