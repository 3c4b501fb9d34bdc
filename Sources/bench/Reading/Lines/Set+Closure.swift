extension Set {
  /// The elements and all that they lead to, over any number of steps.
  func closure(over next: (Element) -> some Sequence<Element>) -> Set {
    var reached = self
    var open = Array(self)
    while let element = open.popLast() {
      for element in next(element) where reached.insert(element).inserted { open.append(element) }
    }
    return reached
  }
}
