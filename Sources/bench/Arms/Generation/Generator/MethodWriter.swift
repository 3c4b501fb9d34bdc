import SwiftSource

/// Writes a spy's method, which notes the call and forwards it.
struct MethodWriter {
  let function: Function
  let member: Member

  var lines: [String] {
    let isTold = function.result.isEmpty && function.effects.isEmpty
    let edge = member.edge(isWiring: isMaking || isConfiguring)
    let replies = function.parameters.filter(isClosure)
    let parameters = "(target, \(replies.isEmpty ? "_" : "seam"))\(space(function.effects.text))"
    return [
      "    \(head) {",
      "      \(attempt)\(isTold ? "tell" : "ask")(\(edge)) { \(parameters) in",
    ] + replies.filter(isLent).map(lending) + replies.flatMap(reply)
      + ["        \(replies.isEmpty ? "" : "return ")\(attempt)\(call)"]
      + connections + replies.filter(isLent).map { _ in "        }" } + ["      }", "    }"]
  }

  private var head: String {
    let parameters = function.parameters.map { parameter in
      let label = parameter.label == parameter.name ? "" : "\(parameter.label) "
      return "\(label)\(parameter.name): \(parameter.type.text)"
    }.joined(separator: ", ")
    let result = function.result.isEmpty ? "" : "-> \(function.result.text)"
    return "func \(function.name)(\(parameters))\(space(function.effects.text))\(space(result))"
  }

  /// Calls whose names say that they only assemble.
  private var isMaking: Bool { function.name.hasPrefix("make") }
  private var isConfiguring: Bool { function.name.hasPrefix("configure") }
  private var attempt: String { function.effects.texts.contains("throws") ? "try " : "" }

  /// A role that is handed out is spied on from then on.
  private var call: String {
    let arguments = function.parameters.map { parameter in
      (parameter.label == "_" ? "" : "\(parameter.label): ") + argument(parameter)
    }.joined(separator: ", ")
    let call = "target.\(function.name)(\(arguments))"
    return member.isRole(function.result) ? "spies.on(\(call))" : call
  }

  /// What is made knows whoever had it made by a weak reference.
  private func argument(_ parameter: Function.Parameter) -> String {
    if isClosure(parameter) { return "\(parameter.name).closure" }
    guard member.isRole(parameter.type) else { return "spies.passing(\(parameter.name))" }
    return isMaking ? "spies.on(weak: \(parameter.name))" : parameter.name
  }

  /// What has been configured has its roles now.
  private var connections: [String] {
    guard isConfiguring else { return [] }
    return function.parameters.map { "        spies.interpose(in: \($0.name))" }
  }

  /// A type of its own, so that the closure is known again where it is passed on.
  private func reply(_ parameter: Function.Parameter) -> [String] {
    let (name, type) = (parameter.name, "Passed_\(parameter.name)")
    return [
      "        struct \(type) { let closure: \(parameter.type.dropFirst(isLent(parameter) ? 0 : 2).text) }",
      "        let \(name) = reply(to: seam, \(type)(closure: \(name))) { reply in",
      "          \(type) { value in reply.call { \(name)(value) } }",
      "        }",
    ]
  }

  /// One that is called before the method returns can be kept for as long.
  private func lending(_ parameter: Function.Parameter) -> String {
    "        \(attempt)withoutActuallyEscaping(\(parameter.name)) { \(parameter.name) in"
  }

  private func isClosure(_ parameter: Function.Parameter) -> Bool {
    parameter.type.first?.text == "@" || isLent(parameter)
  }

  private func isLent(_ parameter: Function.Parameter) -> Bool {
    parameter.type.first?.text == "(" && parameter.type.texts.contains("->")
  }

  private func space(_ text: String) -> String {
    text.isEmpty ? "" : " \(text)"
  }
}
