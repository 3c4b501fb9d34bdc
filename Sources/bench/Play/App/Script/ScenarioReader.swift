import FakeWorld
import Items
import RandomUse

/// Reads a scenario as Swift code, as random use prints it for the acceptance suite and `play --record` writes
/// it.
struct ScenarioReader {
  let path: String

  static func read(_ path: String) throws(InputError) -> Scenario {
    try ScenarioReader(path: path).scenario(try String(readFrom: path))
  }

  func scenario(_ text: String) throws(InputError) -> Scenario {
    var reader = LiteralReader(path: path, text: text)
    let call = try call(try reader.read())
    var steps: [Step]?
    var scenario = Scenario("", [])
    for (place, (label, value)) in call.arguments.enumerated() {
      switch (place, label) {
      case (0, nil) where call.name == "Scenario": scenario.name = try self.text(value)
      case (_, "server"): scenario.server = try server(value)
      case (_, "stored"): scenario.stored = FakeServer(generating: try stored(value)).items
      case (_, "before"): scenario.before = try list(value).map(step)
      case (1..., nil) where place == call.arguments.count - 1: steps = try list(value).map(step)
      case (_, let label?):
        throw mistake("server, stored, or before instead of '\(label)'", value.line)
      default: throw mistake(Self.form, call.line)
      }
    }
    guard let steps, call.hasUniqueLabels else { throw mistake(Self.form, call.line) }
    scenario.steps = steps
    return scenario
  }

  private static let form = "Scenario(\"name\", server: …, stored: …, before: […], […])"

  private func step(_ literal: Literal) throws(InputError) -> Step {
    let call = try call(literal)
    let values = call.arguments.map(\.value)
    switch call.signature {
    case ".tap(_:)": return .tap(try text(values[0]))
    case ".type(_:into:)": return .type(try text(values[0]), into: try text(values[1]))
    case ".clear(_:)": return .clear(try text(values[0]))
    case ".deleteBackward(_:)": return .deleteBackward(try text(values[0]))
    case ".pull": return .pull
    case ".scroll(to:)": return .scroll(to: try number(values[0], in: .min ... .max))
    case ".selectRow(_:)": return .selectRow(try number(values[0], in: .min ... .max))
    case ".goBack": return .goBack
    case ".wait(_:)": return .wait(try duration(values[0]))
    case ".waitForNext": return .waitForNext
    case ".waitUntilSettled": return .waitUntilSettled
    case ".impossible(_:)": return .impossible(try step(values[0]))
    case ".appearAgain": return .appearAgain
    case ".touchRow(_:)": return .touchRow(try number(values[0], in: .min ... .max))
    case ".touch(_:)": return .touch(try text(values[0]))
    case ".script(_:_:)": return .script(try choice(values[0]), try script(values[1]))
    case ".malformed(_:_:)": return .malformed(try choice(values[0]), try choice(values[1]))
    case ".mood(_:)": return .mood(try choice(values[0]))
    case ".latency(_:)": return .latency(try duration(values[0]))
    case ".hold": return .hold
    case ".release(_:)": return .release(try number(values[0]))
    case ".releaseAll": return .releaseAll
    case ".repeatReply(_:)": return .repeatReply(try number(values[0]))
    case ".create(_:)": return .create(try text(values[0]))
    case ".deleteAll": return .deleteAll
    case ".fail(_:_:)": return .fail(try choice(values[0]), try failing(values[1]))
    default: throw mistake("a step with its values, not '\(call.signature)'", call.line)
    }
  }

  private func server(_ literal: Literal) throws(InputError) -> Scenario.Server {
    let call = try call(literal)
    switch call.signature {
    case ".fixture": return .fixture
    case ".generating(_:)": return .generating(try number(call.arguments[0].value))
    default: throw mistake(".fixture or .generating(8)", call.line)
    }
  }

  private func stored(_ literal: Literal) throws(InputError) -> Int {
    let call = try call(literal)
    guard call.signature == "FakeServer.items(generating:)" else {
      throw mistake("FakeServer(generating: 3).items", call.line)
    }
    return try number(call.arguments[0].value)
  }

  private func script(_ literal: Literal) throws(InputError) -> Script {
    let call = try call(literal)
    var script = Script()
    guard call.name == "Script", call.hasUniqueLabels else { throw mistake("Script()", call.line) }
    for (label, value) in call.arguments {
      switch label {
      case "fault": script.fault = try fault(value)
      case "latency": script.latency = try duration(value)
      case "isHeld": script.isHeld = try flag(value)
      case "deliveries": script.deliveries = try number(value, in: 1...100)
      default: throw mistake("fault, latency, isHeld, or deliveries", value.line)
      }
    }
    return script
  }

  private func fault(_ literal: Literal) throws(InputError) -> Fault {
    let call = try call(literal)
    switch call.signature {
    case ".offline": return .offline
    case ".timedOut": return .timedOut
    case ".status(_:)": return .status(try number(call.arguments[0].value))
    default: throw mistake(".offline, .timedOut, or .status(500)", call.line)
    }
  }

  private func failing(_ literal: Literal) throws(InputError) -> InMemoryStore.Failing? {
    switch try call(literal).signature {
    case "nil": return nil
    case ".once": return .once
    case ".always": return .always
    default: throw mistake(".once, .always, or nil", literal.line)
    }
  }
}
