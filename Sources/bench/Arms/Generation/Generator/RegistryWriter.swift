/// Writes the list of versions with the spies of each.
struct RegistryWriter {
  let names: [String]

  var text: String {
    """
    extension Registry {
      /// The spies of each version in `Package.swift`.
      static let spies: [String: any Spies.Type] = [
    \(names.map { "    \"\($0)\": \($0)Spies.self,\n" }.joined())  ]
    }

    """
  }
}
