import SwiftSource

extension SpyWriter {
  /// A method notes the call and forwards it.
  func method(_ function: Function, of role: RoleProtocol) -> [String] {
    let (effects, parameters) = (function.effects.text, function.parameters)
    let isTold = function.result.isEmpty && effects.isEmpty
    let attempt =
      (function.effects.texts.contains("throws") ? "try " : "")
      + (function.effects.texts.contains("async") ? "await " : "")
    let result = function.result.isEmpty ? "" : "-> \(function.result.text)"
    let edge = edge(
      to: function.name, of: role, isWiring: function.isMaking || function.isConfiguring)
    let lent = parameters.filter(\.isLent)
    let head = parameters.map { parameter in
      let label = parameter.label == parameter.name ? "" : parameter.label
      return "\(label) \(parameter.name): \(parameter.type.text)"
    }
    return [
      "    func \(function.name)(\(head.joined(separator: ", "))) \(effects) \(result) {",
      "      \(attempt)\(isTold ? "tell" : "ask")(\(edge)) { (target, seam) \(effects) in",
    ]
      // One that is called before the method returns can be kept for as long.
      + lent.map { "        \(attempt)withoutActuallyEscaping(\($0.name)) { \($0.name) in" }
      + parameters.filter(\.isClosure).flatMap(reply)
      // What has been configured has its roles then.
      + (function.isConfiguring ? parameters : []).map {
        "        defer { spies.interpose(in: \($0.name)) }"
      }
      + ["        return \(attempt)\(call(of: function))"]
      + lent.map { _ in "        }" } + ["      }", "    }"]
  }

  /// A role that is handed out is spied on from then on; what is made knows whoever had it made by a weak
  /// reference.
  private func call(of function: Function) -> String {
    let arguments = function.parameters.map { parameter in
      let (label, name) = (parameter.label, parameter.name)
      let argument =
        parameter.isClosure
        ? "\(name).closure"
        : !version.isRole(parameter.type)
          ? "spies.passing(\(name))"
          : function.isMaking ? "spies.on(\(name), weak: true)" : name
      return label == "_" ? argument : "\(label): \(argument)"
    }
    let call = "target.\(function.name)(\(arguments.joined(separator: ", ")))"
    return version.isRole(function.result) ? "spies.on(\(call))" : call
  }

  /// A type of its own, so that the closure is known again where it is passed on.
  private func reply(_ parameter: Function.Parameter) -> [String] {
    let (name, type) = (parameter.name, "Passed_\(parameter.name)")
    let closure = parameter.type.dropFirst(parameter.isLent ? 0 : 2).text
    let (head, value) = closure.hasPrefix("()") ? ("", "") : ("value in ", "value")
    return [
      "        struct \(type) { let closure: \(closure) }",
      "        let \(name) = reply(to: seam, \(type)(closure: \(name))) { reply in",
      "          \(type) { \(head)reply.call { \(name)(\(value)) } }",
      "        }",
    ]
  }
}

extension Function {
  /// Calls whose names say that they only assemble.
  fileprivate var isMaking: Bool { name.hasPrefix("make") }
  fileprivate var isConfiguring: Bool { name.hasPrefix("configure") }
}

extension Function.Parameter {
  fileprivate var isLent: Bool { type.first?.text == "(" && type.texts.contains("->") }
  fileprivate var isClosure: Bool { isLent || type.first?.text == "@" }
}
