/// What has changed in a module when it is built again.
package enum BuildChange: String, CaseIterable, Codable, Sendable {
  /// All that was built of it is gone; what it stands on is there.
  case clean
  /// Nothing: what the package manager takes by itself.
  case nothing
  /// The type that carries the model to the list's screen has a member more.
  case entity
  /// The list's view has a member more.
  case view
  /// The protocol through which that view reaches its logic has a member more.
  case `protocol`
}
