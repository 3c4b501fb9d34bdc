/// A value as a scenario's source writes it.
struct Literal {
  indirect enum Form {
    case text(String)
    case number(Int)
    case list([Literal])
    /// `.pull`, `nil`, or `.type("Milk", into: "add.title")`, by its name up to the parenthesis.
    case call(String, [(label: String?, value: Literal)])
  }

  let form: Form
  /// Counted from 1.
  let line: Int
}
