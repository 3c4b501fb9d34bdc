import FakeWorld
import Foundation
import Items
import RandomUse

/// Reads a scenario as Swift code: what random use prints, `play --record` writes, and the acceptance suite
/// holds.
struct ScenarioReader {
  let path: String

  static func read(_ path: String) throws(InputError) -> Scenario {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw InputError(path: path, SystemError(code: errno))
    }
    guard let text = String(data: data, encoding: .utf8) else {
      throw InputError(description: "\(path): no text in UTF-8")
    }
    return try ScenarioReader(path: path).scenario(text)
  }

  func scenario(_ text: String) throws(InputError) -> Scenario {
    var reader = LiteralReader(path: path, text: text)
    let call = try call(try reader.read())
    guard call.name == "Scenario", let first = call.positional.first,
      let steps = call.positional.last,
      call.positional.count == 2
    else { throw mistake("Scenario(\"name\", […])", call.line) }
    var scenario = Scenario(try self.text(first), try list(steps).map(step))
    for (label, value) in call.labelled {
      switch label {
      case "server": scenario.server = try server(value)
      case "stored": scenario.stored = FakeServer(generating: try stored(value)).items
      case "before": scenario.before = try list(value).map(step)
      default: throw mistake("server, stored, or before instead of '\(label)'", value.line)
      }
    }
    return scenario
  }

  // MARK: Parts

  private func step(_ literal: Literal) throws(InputError) -> Step {
    let call = try call(literal)
    switch (call.name, call.values.count) {
    case (".tap", 1): return .tap(try text(call.values[0]))
    case (".type", 2): return .type(try text(call.values[0]), into: try text(call.values[1]))
    case (".clear", 1): return .clear(try text(call.values[0]))
    case (".deleteBackward", 1): return .deleteBackward(try text(call.values[0]))
    case (".pull", 0): return .pull
    case (".scroll", 1): return .scroll(to: try number(call.values[0], atLeast: .min))
    case (".selectRow", 1): return .selectRow(try number(call.values[0], atLeast: .min))
    case (".goBack", 0): return .goBack
    case (".wait", 1): return .wait(try duration(call.values[0]))
    case (".waitForNext", 0): return .waitForNext
    case (".waitUntilSettled", 0): return .waitUntilSettled
    case (".impossible", 1): return .impossible(try step(call.values[0]))
    case (".appearAgain", 0): return .appearAgain
    case (".touchRow", 1): return .touchRow(try number(call.values[0], atLeast: .min))
    case (".touch", 1): return .touch(try text(call.values[0]))
    case (".script", 2): return .script(try choice(call.values[0]), try script(call.values[1]))
    case (".malformed", 2):
      return .malformed(try choice(call.values[0]), try choice(call.values[1]))
    case (".mood", 1): return .mood(try choice(call.values[0]))
    case (".latency", 1): return .latency(try duration(call.values[0]))
    case (".hold", 0): return .hold
    case (".release", 1): return .release(try number(call.values[0]))
    case (".releaseAll", 0): return .releaseAll
    case (".repeatReply", 1): return .repeatReply(try number(call.values[0]))
    case (".create", 1): return .create(try text(call.values[0]))
    case (".deleteAll", 0): return .deleteAll
    case (".fail", 2): return .fail(try choice(call.values[0]), try failing(call.values[1]))
    default: throw mistake("a step with its values, not '\(call.name)'", call.line)
    }
  }

  private func server(_ literal: Literal) throws(InputError) -> Scenario.Server {
    let call = try call(literal)
    switch (call.name, call.values.count) {
    case (".fixture", 0): return .fixture
    case (".generating", 1): return .generating(try number(call.values[0]))
    default: throw mistake(".fixture or .generating(8)", call.line)
    }
  }

  private func stored(_ literal: Literal) throws(InputError) -> Int {
    let call = try call(literal)
    guard call.name == "FakeServer.items", call.values.count == 1 else {
      throw mistake("FakeServer(generating: 3).items", call.line)
    }
    return try number(call.values[0])
  }

  private func script(_ literal: Literal) throws(InputError) -> Script {
    let call = try call(literal)
    guard call.name == "Script", call.positional.isEmpty else {
      throw mistake("Script()", call.line)
    }
    var script = Script()
    for (label, value) in call.labelled {
      switch label {
      case "fault": script.fault = try fault(value)
      case "latency": script.latency = try duration(value)
      case "isHeld": script.isHeld = try self.call(value).name == "true"
      case "deliveries": script.deliveries = try number(value, atLeast: 1)
      default: throw mistake("fault, latency, isHeld, or deliveries, not '\(label)'", value.line)
      }
    }
    return script
  }

  private func fault(_ literal: Literal) throws(InputError) -> Fault {
    let call = try call(literal)
    switch (call.name, call.values.count) {
    case (".offline", 0): return .offline
    case (".timedOut", 0): return .timedOut
    case (".status", 1): return .status(try number(call.values[0]))
    default: throw mistake(".offline, .timedOut, or .status(500)", call.line)
    }
  }

  private func duration(_ literal: Literal) throws(InputError) -> Duration {
    let call = try call(literal)
    switch (call.name, call.values.count) {
    case (".milliseconds", 1): return .milliseconds(try number(call.values[0]))
    case (".seconds", 1): return .seconds(try number(call.values[0]))
    default: throw mistake(".milliseconds(100) or .seconds(1)", call.line)
    }
  }

  private func failing(_ literal: Literal) throws(InputError) -> InMemoryStore.Failing? {
    switch try call(literal).name {
    case "nil": return nil
    case ".once": return .once
    case ".always": return .always
    default: throw mistake(".once, .always, or nil", literal.line)
    }
  }

  // MARK: Values

  private struct Call {
    let name: String
    let arguments: [(label: String?, value: Literal)]
    let line: Int

    var values: [Literal] { arguments.map(\.value) }
    var positional: [Literal] { arguments.filter { $0.label == nil }.map(\.value) }
    var labelled: [(String, Literal)] {
      arguments.compactMap { argument in argument.label.map { ($0, argument.value) } }
    }
  }

  private func call(_ literal: Literal) throws(InputError) -> Call {
    guard case .call(let name, let arguments) = literal.form else {
      throw mistake("a name", literal.line)
    }
    return Call(name: name, arguments: arguments, line: literal.line)
  }

  private func text(_ literal: Literal) throws(InputError) -> String {
    guard case .text(let text) = literal.form else { throw mistake("a text", literal.line) }
    return text
  }

  private func number(_ literal: Literal, atLeast least: Int = 0) throws(InputError) -> Int {
    guard case .number(let number) = literal.form, number >= least else {
      throw mistake("a whole number\(least == .min ? "" : " from \(least) on")", literal.line)
    }
    return number
  }

  private func list(_ literal: Literal) throws(InputError) -> [Literal] {
    guard case .list(let list) = literal.form else { throw mistake("a list", literal.line) }
    return list
  }

  /// A case without values, by its name.
  private func choice<Choice: CaseIterable>(_ literal: Literal) throws(InputError) -> Choice {
    let name = try call(literal).name
    guard let choice = Choice.allCases.first(where: { ".\($0)" == name }) else {
      throw mistake(oneOf(Choice.allCases.map { ".\($0)" }), literal.line)
    }
    return choice
  }

  private func oneOf(_ names: [String]) -> String { "one of \(names.joined(separator: ", "))" }

  private func mistake(_ expected: String, _ line: Int) -> InputError {
    InputError(description: "\(path):\(line): expected \(expected)")
  }
}
