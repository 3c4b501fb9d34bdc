import FakeWorld
import ItemsNetworking

/// A value of a step, as a script has it.
protocol ScriptValue: Sendable {
  /// What stands for it in a list of JSON.
  var json: [Any] { get }

  static func read(from values: inout ScriptValues) throws -> Self
}

/// What stands in a line of a script, from left to right.
struct ScriptValues {
  private var rest: ArraySlice<Any>

  init(_ list: [Any]) { rest = list[...] }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func number(in range: ClosedRange<Int> = 0...1_000_000) throws -> Int {
    try next("a whole number from \(range.lowerBound) to \(range.upperBound)") {
      ($0 as? Int).flatMap { range.contains($0) ? $0 : nil }
    }
  }

  mutating func choice<Choice>(of choices: [String: Choice]) throws -> Choice {
    try next("one of \(choices.keys.sorted().joined(separator: ", "))") {
      ($0 as? String).flatMap { choices[$0] }
    }
  }

  mutating func next<Part>(_ expected: String, as part: (Any) -> Part?) throws -> Part {
    guard let part = rest.first.flatMap(part) else {
      throw ScriptMistake(words: "expected \(expected) in place \(rest.startIndex + 1)")
    }
    rest.removeFirst()
    return part
  }

  func end() throws {
    if !isAtEnd { throw ScriptMistake(words: "expected nothing in place \(rest.startIndex + 1)") }
  }
}

/// What can't be read in a script.
package struct ScriptMistake: Error {
  package var line = 0
  package let words: String
}

/// A value that JSON has as well.
protocol PlainScriptValue: ScriptValue {}

extension PlainScriptValue {
  var json: [Any] { [self] }

  static func read(from values: inout ScriptValues) throws -> Self {
    try values.next("a value of type \(Self.self)") { $0 as? Self }
  }
}

extension Bool: PlainScriptValue {}
extension Int: PlainScriptValue {}
extension String: PlainScriptValue {}

/// In milliseconds, a day at most.
extension Duration: ScriptValue {
  package var milliseconds: Int { Int(self / .milliseconds(1)) }
  var json: [Any] { [milliseconds] }

  static func read(from values: inout ScriptValues) throws -> Duration {
    .milliseconds(try values.number(in: 0...86_400_000))
  }
}

/// A case without values, by its name.
extension ScriptValue where Self: CaseIterable {
  var json: [Any] { ["\(self)"] }

  static func read(from values: inout ScriptValues) throws -> Self {
    try values.choice(of: Dictionary(uniqueKeysWithValues: allCases.map { ("\($0)", $0) }))
  }
}

extension Endpoint.Kind: ScriptValue {}
extension Fixture.Malformed: ScriptValue {}
extension InMemoryStore.Operation: ScriptValue {}
extension Mood: ScriptValue {}

extension InMemoryStore.Failing?: ScriptValue {
  var json: [Any] { [map { "\($0)" } ?? "never"] }

  static func read(from values: inout ScriptValues) throws -> Self {
    try values.choice(of: ["once": .once, "always": .always, "never": nil])
  }
}

extension Fault: ScriptValue {
  private static let others = ["offline": Fault.offline, "timedOut": .timedOut]
  private var status: Int? { if case .reply(let response) = self { response.status } else { nil } }
  var json: [Any] { [status ?? "\(self)"] }

  static func read(from values: inout ScriptValues) throws -> Fault {
    if let status = try? values.number(in: 100...599) { return .status(status) }
    return try values.choice(of: others)
  }
}

/// A reply of which only what isn't usual is told.
extension Script: ScriptValue {
  private var parts: [(label: String, value: any ScriptValue)] {
    var parts: [(label: String, value: any ScriptValue)] = []
    if let fault { parts.append(("fault", fault)) }
    if let latency { parts.append(("latency", latency)) }
    if isHeld { parts.append(("isHeld", isHeld)) }
    if deliveries > 1 { parts.append(("deliveries", deliveries)) }
    return parts
  }

  var json: [Any] { parts.flatMap { [$0] + $1.json } }

  static func read(from values: inout ScriptValues) throws -> Script {
    let readers: [String: (inout Script, inout ScriptValues) throws -> Void] = [
      "fault": { $0.fault = try .read(from: &$1) },
      "latency": { $0.latency = try .read(from: &$1) },
      "isHeld": { $0.isHeld = try .read(from: &$1) },
      "deliveries": { $0.deliveries = try $1.number(in: 1...100) },
    ]
    var script = Script()
    while !values.isAtEnd { try values.choice(of: readers)(&script, &values) }
    return script
  }
}
