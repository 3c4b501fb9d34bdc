extension Sequence where Element: AnyObject {
  /// Which objects these are, whatever their values.
  var identities: [ObjectIdentifier] { map(ObjectIdentifier.init) }
}
