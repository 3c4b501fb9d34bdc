/// A value as a scenario's source writes it.
struct Literal {
  typealias Argument = (label: String?, value: Literal)

  indirect enum Form {
    case text(String)
    case number(Int)
    case list([Literal])
    /// `.pull`, `nil`, or `.type("Milk", into: "add.title")`, by what stands around the parentheses.
    case call(String, [Argument])
  }

  struct Call {
    let name: String
    let arguments: [Argument]
    let line: Int

    /// Such as `.type(_:into:)`.
    var signature: String {
      let labels = arguments.map { "\($0.label ?? "_"):" }.joined()
      return arguments.isEmpty ? name : "\(name)(\(labels))"
    }

    var hasUniqueLabels: Bool {
      let labels = arguments.compactMap(\.label)
      return Set(labels).count == labels.count
    }
  }

  let form: Form
  /// Counted from 1.
  let line: Int
}
