import Console
import Foundation

/// Targets of the package with all that they stand on, and what else a check reads: its declared inputs.
package struct PackagePart: Equatable, Sendable {
  /// The folder of the package.
  let root: String
  /// The package's name.
  let package: String
  let targets: [String]
  /// Below that folder.
  let files: [String]
  /// What Package.swift says of the targets, as JSON.
  let declarations: String

  /// Of the files, of what is declared for the targets, of the toolchain, and of what else decides.
  package func fingerprint(and facts: String = "") throws -> String {
    guard let toolchain = Self.toolchain, toolchain.status == 0 else { throw RunFailure.noCompiler }
    let all = try Fingerprint.of(files, in: root) + declarations + toolchain.output + facts
    return Fingerprint(Data(all.utf8)).description
  }

  /// However long a busy machine takes to say it; nil where there is none.
  private static let toolchain =
    ChildProcess(program: "swift", arguments: ["--version"]).run()
}
