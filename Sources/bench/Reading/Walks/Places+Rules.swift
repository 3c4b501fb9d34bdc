import Suites
import SwiftSource
import Variants

/// The concepts for which it takes more than a word in the body.
extension Places {
  /// What pushes and pops, what leads there in the same types, who asks these, and who is only ever told
  /// something on the way there.
  var navigation: [Member] {
    let ends = mentioning(["pushViewController"], ["popViewController"])
    let types = Set(ends.map(\.owner.name))
    let navigators = members.filter { !types.isDisjoint(with: index.lineage(of: $0.owner.name)) }
    let inside = index.leading(to: ends, among: navigators)
    let asking = inside + index.callers(of: inside, among: members) + onTheWay
    return members.filter(asking.contains)
  }

  /// What those do whom nobody tells anything that doesn't push or pop before a reply comes in.
  private var onTheWay: [Member] {
    let told = traces.flatMap { trace in
      trace.enumerated().filter { $1.seam.kind == .message }.map { place, entry in
        let inside = trace[(place + 1)...].prefix {
          $0.depth > entry.depth && $0.seam.kind != .completion
        }
        return (seam: entry.seam, leads: inside.contains { $0.seam.to == "NavigationController" })
      }
    }
    let others = Set(told.filter { !$0.leads }.map(\.seam.to))
    return told.filter { !others.contains($0.seam.to) }.compactMap { index.member(for: $0.seam) }
  }

  /// What keeps a value that is observed, the shared type and MVC's around it, and plays no role itself.
  private static let observed: Set = ["ObservableState", "StateMachine"]

  /// A variable of a scene's class that has a value and leads to no object, or a value that is observed.
  func isState(_ member: Member) -> Bool {
    guard let property = member.property, property.isStored, roles.contains(member.owner.name),
      VersionFiles.scenes.contains(String(member.place.file.split(separator: "/")[2]))
    else { return false }
    let objects = index.objects.intersection(member.types)
    return property.isConstant ? !objects.isDisjoint(with: Self.observed) : objects.isEmpty
  }

  /// The properties that keep a request, whoever calls it off by them, and who leads to that.
  var cancel: [Member] {
    let calling = members.filter { index.uses(slots, "cancel", in: $0) }
    let own = keepers + index.leading(to: calling, among: members)
    return members.filter(own.contains)
  }

  /// The code of the types that those properties have, which may be Shared's, as far as it handles a request.
  var replies: [Member] {
    slots.intersection(roles.union(keepers.flatMap(\.types))).sorted().flatMap { slot in
      let members = index.members[slot] ?? []
      let handles = Set(members.filter(\.isHandle).map(\.name))
      return members.filter { !handles.isDisjoint(with: $0.words) }
    }
  }

  /// Whose functions make roles; what keeps a state, or a request, is none.
  var wiring: [Member] {
    let roles = roles.subtracting(Self.observed).subtracting(slots)
    return members.filter { member in
      member.property == nil
        && member.names.contains {
          $0.isCalled && $0.text != member.owner.name && roles.contains($0.text)
        }
    }
  }
}
