/// Writes the list of versions, each with an arm named like it: `MVVMC` has `mvvmc`.
struct RegistryWriter {
  let names: [String]

  var text: String {
    """
    extension Registry {
      /// The architectures, the reference for ratios first.
      package static let architectures: [Arm] = [
    \(names.map { "    .\(Self.property($0)),\n" }.joined())  ]
    }

    """
  }

  /// An acronym in front is lowered as a whole, but for the letter that begins the next word.
  private static func property(_ name: String) -> String {
    let capitals = name.prefix(while: \.isUppercase).count
    let lowered = capitals == name.count ? capitals : max(1, capitals - 1)
    return name.prefix(lowered).lowercased() + name.dropFirst(lowered)
  }
}
