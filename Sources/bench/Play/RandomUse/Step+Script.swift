/// A step as JSON, a list of its name and its values such as `["type", "Milk", "add.title"]`.
extension Step: ScriptValue {
  typealias Reader = @Sendable (inout ScriptValues) throws -> Step

  static let readers: [String: Reader] = [
    "tap": read(tap), "type": read(type), "clear": read(clear),
    "deleteBackward": read(deleteBackward), "pull": { _ in .pull }, "scroll": read(scroll),
    "selectRow": read(selectRow), "goBack": { _ in .goBack }, "wait": read(wait),
    "waitForNext": { _ in .waitForNext }, "waitUntilSettled": { _ in .waitUntilSettled },
    "impossible": read(impossible), "appearAgain": { _ in .appearAgain },
    "touchRow": read(touchRow), "touch": read(touch), "script": read(script),
    "malformed": read(malformed), "mood": read(mood), "latency": read(latency),
    "hold": { _ in .hold }, "release": { .release(try $0.number()) },
    "releaseAll": { _ in .releaseAll },
    "repeatReply": { .repeatReply(try $0.number()) }, "create": read(create),
    "deleteAll": { _ in .deleteAll },
    "fail": read(fail),
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
