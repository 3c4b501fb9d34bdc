import Foundation
import PackagePlugin

/// Writes a forwarding spy for every protocol between the roles of each version.
@main struct SpyPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let variants = target.sourceModule else { return [] }
    let modules = variants.dependencies.compactMap { dependency -> (any SourceModuleTarget)? in
      if case .target(let target) = dependency { target.sourceModule } else { nil }
    }
    let shared = modules.filter { $0.name.hasPrefix("Items") }.flatMap(\.swiftFiles)
    let versions = modules.filter {
      ["Sources", "Stopwatch"].contains(
        $0.directoryURL.deletingLastPathComponent().lastPathComponent)
    }
    let folder = context.pluginWorkDirectoryURL
    let sources = versions.flatMap { ["--", $0.name] + $0.swiftFiles.map(\.path) }
    let names = versions.map { "\($0.name)Spies" } + ["Registry+Spies"]
    return [
      .buildCommand(
        displayName: "Generating spies", executable: try context.tool(named: "SpyGenerator").url,
        arguments: [folder.path] + shared.map(\.path) + sources,
        inputFiles: shared + versions.flatMap(\.swiftFiles),
        outputFiles: names.map { folder.appending(path: "\($0).swift") })
    ]
  }
}

extension SourceModuleTarget {
  /// What is left out of the totals can't be reached, so it needs no spy.
  fileprivate var swiftFiles: [URL] {
    sourceFiles(withSuffix: "swift").map(\.url).filter { !$0.path.contains("/Extras/") }
  }
}
