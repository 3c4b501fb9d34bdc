import Foundation
import PackagePlugin

/// Writes a forwarding spy for every protocol between the roles of each version, and lists the versions.
@main struct SpyPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let arms = target.sourceModule else { return [] }
    let modules = arms.dependencies.compactMap { dependency -> (any SourceModuleTarget)? in
      if case .target(let target) = dependency { target.sourceModule } else { nil }
    }
    let versions = modules.filter {
      $0.directoryURL.deletingLastPathComponent().lastPathComponent == "Sources"
    }
    let ground = modules.filter { ["HeadlessKit", "Items"].contains($0.name) }
    let shared = ground.filter { $0.name == "Items" }.flatMap(\.swiftFiles)
    let spied = versions + modules.filter { $0.name == "Floors" }
    let generator = try context.tool(named: "SpyGenerator").url
    let command = { (name: String, arguments: [String], files: [URL]) in
      let output = context.pluginWorkDirectoryURL.appending(path: "\(name).swift")
      return Command.buildCommand(
        displayName: "Generating \(name)", executable: generator,
        arguments: [output.path] + arguments, inputFiles: files, outputFiles: [output])
    }
    return [command("Registry+Spies", ["registry"] + versions.map(\.name), [])]
      + spied.map { version in
        command(
          "\(version.name)Spies",
          ["spies", version.name, (ground + [version]).map(\.name).joined(separator: ",")]
            + version.swiftFiles.map(\.path) + ["shared"] + shared.map(\.path),
          version.swiftFiles + shared)
      }
  }
}

extension SourceModuleTarget {
  /// What is left out of the totals can't be reached, so it needs no spy.
  fileprivate var swiftFiles: [URL] {
    sourceFiles(withSuffix: "swift").map(\.url).filter { !$0.path.contains("/Extras/") }
  }
}
