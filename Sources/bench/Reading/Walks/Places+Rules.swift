import Arms
import RandomUse
import SwiftSource

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
      Feature(rawValue: String(member.place.file.split(separator: "/")[2])) != nil
    else { return false }
    let objects = Set(property.typeNames).intersection(index.objects)
    return property.isConstant ? !objects.isDisjoint(with: Self.observed) : objects.isEmpty
  }

  /// The types of what a property keeps: objects, and values that have some.
  func held(by member: Member) -> [String] {
    guard let property = member.property, property.isStored else { return [] }
    let holders = index.values.filter { index.own($0).contains(where: keepsObject) }
    // What a generic type is made for isn't what is kept.
    return property.typeNames.prefix { $0 != "<" }.uniqued()
      .filter(index.objects.union(holders).contains)
  }

  private func keepsObject(_ member: Member) -> Bool {
    let types = member.property.map { $0.isStored ? $0.typeNames : [] } ?? []
    return !index.objects.isDisjoint(with: types)
  }

  /// The properties that keep a request, whoever calls it off by them, and who leads to that.
  var cancel: [Member] {
    let slots = slots
    let calling = members.filter { index.uses(slots, "cancel", in: $0) }
    let own = keepers + index.leading(to: calling, among: members)
    return members.filter(own.contains)
  }

  /// The code of the types that those properties have, which may be Shared's, as far as it handles a request.
  var replies: [Member] {
    let kept = keepers.flatMap { $0.property?.typeNames ?? [] }
    return slots.intersection(roles.union(kept)).sorted().flatMap { slot in
      let members = index.members[slot] ?? []
      let handles = Set(members.filter(isHandle).map(\.name))
      return members.filter { !handles.isDisjoint(with: $0.words.texts) }
    }
  }

  /// The types that hold what a request is cancelled by.
  private var slots: Set<String> {
    Set(index.members.values.joined().filter(isHandle).map(\.owner.name))
  }

  private func isHandle(_ member: Member) -> Bool {
    member.property?.typeNames.contains("Cancellable") == true
  }

  private var keepers: [Member] {
    let slots = slots
    return members.filter { !slots.isDisjoint(with: $0.property?.typeNames ?? []) }
  }

  /// Whose functions make roles; what keeps a state, or a request, is none.
  var wiring: [Member] {
    let roles = roles.subtracting(Self.observed).subtracting(slots)
    return members.filter { member in
      let words = member.words.texts
      return member.property == nil
        && zip(words, words.dropFirst()).contains { name, next in
          next == "(" && name != member.owner.name && roles.contains(name)
        }
    }
  }
}
