import Console
import SwiftSource

/// Who calls whom, as far as declared types tell.
extension SourceIndex {
  /// The members that call others, and those that call these in turn.
  func leading(to others: [Member], among members: [Member]) -> [Member] {
    others.reached { callers(of: [$0], among: members) }
  }

  func callers(of others: [Member], among members: [Member]) -> [Member] {
    let others = Dictionary(grouping: others, by: \.baseName)
    return members.filter { member in
      member.names.contains { name in
        others[name.text, default: []].contains { reaches(name, in: member, $0.owner.name) }
      }
    }
  }

  /// Whether a member uses something whose type has one of the names.
  func uses(_ types: Set<String>, _ name: String? = nil, in member: Member) -> Bool {
    member.names.contains {
      $0.text == name ?? $0.text && !types.isDisjoint(with: self.types(asked: $0, in: member))
    }
  }

  /// Whether a name may stand for what a type has, or inherits, or a heir has.
  private func reaches(_ name: Member.Name, in member: Member, _ type: String) -> Bool {
    types(asked: name, in: member).contains {
      lineage(of: $0).contains(type) || lineage(of: type).contains($0)
    }
  }

  /// The names in the type of what a name is asked of; none for a name that is only read.
  private func types(asked name: Member.Name, in member: Member) -> [String] {
    guard let receiver = name.receiver else { return name.isCalled ? [member.owner.name] : [] }
    if receiver == "self" { return [member.owner.name] }
    let parameter = member.parameters.first { $0.name == receiver }
    return parameter?.type.texts ?? self.member(named: receiver, of: member.owner.name)?.types ?? []
  }
}
