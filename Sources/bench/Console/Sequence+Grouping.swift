extension Sequence where Element: Hashable {
  /// Each element once, in order of first appearance.
  package func uniqued() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
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
