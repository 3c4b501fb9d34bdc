import Console
import Foundation

/// An option of the command line: how it is written, what a person is told of it, and what it does.
struct Option: Sendable {
  /// Its long name, such as `items`.
  let name: String
  /// What stands for the value in the help, such as `N`; nil when the option takes none.
  let value: String?
  let summary: String
  /// Puts the value, which is empty where none is taken, into the options.
  let apply: @Sendable (Value, inout Options, OptionsParser) throws -> Void

  init(
    _ name: String, takes value: String? = nil, _ summary: String,
    apply: @escaping @Sendable (Value, inout Options, OptionsParser) throws -> Void
  ) {
    (self.name, self.value, self.summary, self.apply) = (name, value, summary, apply)
  }

  /// The option as it is written, such as `--items`.
  var spelling: String { "--\(name)" }

  /// How it is written with its value, such as `--items N`.
  var usage: String {
    self == .help ? "-h, --help" : [spelling, value].compactMap(\.self).joined(separator: " ")
  }

  var missingValue: UsageError {
    UsageError("\(spelling) needs a value; write \(usage)")
  }
}

extension Option {
  /// What was written for an option.
  struct Value {
    let option: Option
    let text: String

    /// The comma-separated parts, so that `--items 0,8` is `--items 0 --items 8`.
    func parts() throws -> [Value] {
      let parts = text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
        .filter { !$0.isEmpty }
      if parts.isEmpty { throw option.missingValue }
      return parts.map { Value(option: option, text: $0) }
    }

    func number(in range: ClosedRange<UInt64>) throws -> UInt64 {
      guard let number = UInt64(text), range.contains(number) else {
        throw UsageError(
          "\(option.spelling) needs a whole number from \(range.lowerBound) to "
            + "\(range.upperBound), not '\(text.printable)'")
      }
      return number
    }

    func number(to limit: UInt64) throws -> Int { Int(try number(in: 1...limit)) }
  }
}

extension Option: Equatable {
  static func == (one: Option, other: Option) -> Bool { one.name == other.name }
}
