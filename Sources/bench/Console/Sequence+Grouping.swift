extension Sequence where Element: Hashable {
  /// Each element once, in order of first appearance.
  package func uniqued() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }

  /// The elements and all that they lead to over any number of steps, nearest first, each once.
  package func reached(over next: (Element) -> some Sequence<Element>) -> [Element] {
    var reached = uniqued()
    var seen = Set(reached)
    var index = 0
    while index < reached.count {
      reached += next(reached[index]).filter { seen.insert($0).inserted }
      index += 1
    }
    return reached
  }
}

extension Collection {
  /// The elements with the same key together, in order of first appearance.
  package func grouped<Key: Hashable>(by key: (Element) -> Key) -> [[Element]] {
    let groups = Dictionary(grouping: self, by: key)
    return map(key).uniqued().compactMap { groups[$0] }
  }

  package func sum(_ value: (Element) -> Int) -> Int { reduce(0) { $0 + value($1) } }
}

extension Set {
  /// The elements and all that they lead to.
  package func closure(over next: (Element) -> some Sequence<Element>) -> Set {
    Set(reached(over: next))
  }
}
