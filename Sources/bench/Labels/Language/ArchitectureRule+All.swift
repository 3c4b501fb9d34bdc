extension ArchitectureRule {
  /// All rules, those of every version first.
  package static let all =
    EveryVersion.rules
    + MVCRules.rules.map { $0.labelled("MVC") }
    + MVVMCRules.rules.map { $0.labelled("MVVMC") }
    + VIPERRules.rules.map { $0.labelled("VIPER") }
    + VIPERSRules.rules.map { $0.labelled("VIPERS") }
    + CleanSwiftRules.rules.map { $0.labelled("CleanSwift") }
}
