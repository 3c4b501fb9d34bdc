extension RandomNumberGenerator {
  mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &self)
  }

  /// True in so many of a hundred cases.
  mutating func chance(_ percent: Int) -> Bool { number(1...100) <= percent }

  mutating func one<Value>(of values: [Value]) -> Value {
    values[number(0...values.count - 1)]
  }

  /// One of the values, each as likely as its weight says.
  mutating func one<Value>(of choices: KeyValuePairs<Int, Value>) -> Value {
    var rest = number(1...choices.reduce(0) { $0 + $1.key })
    for (weight, value) in choices {
      rest -= weight
      if rest <= 0 { return value }
    }
    return choices[choices.endIndex - 1].value
  }
}
