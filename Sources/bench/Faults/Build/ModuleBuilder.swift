/// Builds the modules of versions in a place of its own.
package protocol ModuleBuilder {
  /// Makes a change, so that the next build has something to do.
  func make(_ change: BuildChange, in version: String, round: Int) throws

  /// Builds a version's module, and all it stands on; returns how many files of the module that compiled.
  func build(_ version: String) throws -> Int

  /// The type that a change is made to, and its file below the package's folder.
  func target(of change: BuildChange, in version: String) -> (type: String, file: String)?
}
