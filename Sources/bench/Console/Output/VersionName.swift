import Foundation

extension String {
  private static let versionNames = [
    "MVVMC": "MVVM-C", "VIPERS": "VIPER-S", "CleanSwift": "Clean Swift",
  ]

  /// What readers call a version: its module's name has room for neither hyphens nor spaces.
  package var versionName: String { Self.versionNames[self] ?? self }

  /// With its versions called so, except in the names of files and in code.
  package var namingVersions: String {
    guard Self.versionNames.keys.contains(where: contains) else { return self }
    return replacing(/(^|[^\w\/`.\-])(MVVMC|VIPERS|CleanSwift)(?![\w\-]|\/|`|\.\w)/) { match in
      "\(match.1)\(String(match.2).versionName)"
    }
  }
}
