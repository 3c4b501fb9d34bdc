import SwiftSource

/// Who calls whom, as far as declared types tell.
extension SourceIndex {
  /// What is called or passed on, and the names in the type of what it belongs to.
  private typealias Call = (receiver: [String], name: String)

  /// The members that call others, and those that call these in turn.
  func leading(to others: [Member], among members: [Member]) -> [Member] {
    var found = others
    var next = others
    while !next.isEmpty {
      next = callers(of: next, among: members.filter { !found.contains($0) })
      found += next
    }
    return found
  }

  func callers(of others: [Member], among members: [Member]) -> [Member] {
    members.filter { member in
      calls(in: member).contains { call in others.contains { reaches(call, $0) } }
    }
  }

  /// Whether a member uses something whose type has one of the names.
  func uses(_ types: Set<String>, _ name: String? = nil, in member: Member) -> Bool {
    calls(in: member).contains { call in
      !types.isDisjoint(with: call.receiver) && call.name == name ?? call.name
    }
  }

  private func reaches(_ call: Call, _ member: Member) -> Bool {
    member.name.prefix { $0 != "(" } == call.name
      && call.receiver.contains {
        lineage(of: $0).contains(member.owner.name) || lineage(of: member.owner.name).contains($0)
      }
  }

  private func calls(in member: Member) -> [Call] {
    let words = Array(member.words)
    return words.indices.filter { words[$0].kind == .identifier }.compactMap { index in
      let name = words[index].text
      guard words.text(at: index - 1) == "." else {
        let isCall = words.text(at: index + 1) == "("
        return isCall ? ([member.owner.name], name) : nil
      }
      let receiver = words[..<(index - 1)].last { !["?", "!"].contains($0.text) }
      return (types(of: receiver?.text ?? "", in: member), name)
    }
  }

  private func types(of name: String, in member: Member) -> [String] {
    if name == "self" { return [member.owner.name] }
    let parameter = member.parameters.first { $0.name == name }
    let property = self.member(named: name, of: member.owner.name)?.property
    return parameter?.type.texts ?? property?.typeNames ?? []
  }
}
