/// A step as JSON, a list of its name and its values such as `["type", "Milk", "add.title"]`.
extension Step: ScriptValue {
  typealias Reader = @Sendable (inout ScriptValues) throws -> Step

  /// Those without values are known by their names.
  static let readers: [String: Reader] = [
    pull, goBack, waitForNext, waitUntilSettled, appearAgain, hold, releaseAll, deleteAll,
  ].reduce(into: valued) { readers, step in readers[step.name] = { _ in step } }
  private static let valued: [String: Reader] = [
    "tap": read(tap), "type": read(type), "clear": read(clear),
    "deleteBackward": read(deleteBackward), "scroll": read(scroll), "selectRow": read(selectRow),
    "wait": read(wait), "impossible": read(impossible), "touchRow": read(touchRow),
    "touch": read(touch), "script": read(script), "malformed": read(malformed), "mood": read(mood),
    "latency": read(latency), "release": { .release(try $0.number()) },
    "repeatReply": { .repeatReply(try $0.number()) }, "create": read(create), "fail": read(fail),
  ]

  private static func read<each Value: ScriptValue>(
    _ make: @escaping @Sendable (repeat each Value) -> Step
  ) -> Reader {
    { values in make(repeat try (each Value).read(from: &values)) }
  }

  static func read(from values: inout ScriptValues) throws -> Step {
    var list = ScriptValues(try values.next("a step in a list of its own") { $0 as? [Any] })
    let step = try list.choice(of: readers)(&list)
    try list.end()
    return step
  }

  var json: [Any] { [[name] + values.flatMap(\.json)] }

  /// The same in words, for people.
  package var text: String {
    ([name] + values.flatMap(\.json)).map { "\($0)" }.joined(separator: " ")
  }

  var name: String { Mirror(reflecting: self).children.first?.label ?? "\(self)" }

  private var values: [any ScriptValue] {
    guard let payload = Mirror(reflecting: self).children.first?.value else { return [] }
    let parts = Mirror(reflecting: payload)
    let values = parts.displayStyle == .tuple ? parts.children.map(\.value) : [payload]
    return values.compactMap { $0 as? any ScriptValue }
  }
}
