extension Sequence where Element: Hashable {
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

extension Set {
  /// The elements and all that they lead to.
  package func closure(over next: (Element) -> some Sequence<Element>) -> Set {
    Set(reached(over: next))
  }
}
