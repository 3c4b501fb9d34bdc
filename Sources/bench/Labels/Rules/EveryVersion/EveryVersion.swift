/// What holds whatever the label says: the versions differ in their architecture and in nothing else.
enum EveryVersion {
  static let rules = onFolders + onRoles + onState + onScreens
}
