/// What sources, builds, and comparisons come to.
extension CSV {
  static func features(_ rows: [FeatureRow]) -> Table {
    table(
      "architecture", "part", "scene", "files", "code", "types", "protocols", "files_elsewhere",
      "code_elsewhere",
      rows: rows.map {
        [
          $0.architecture, $0.part.rawValue, $0.scene.rawValue, "\($0.files)", "\($0.code)",
          "\($0.types)", "\($0.protocols)", "\($0.filesElsewhere)", "\($0.codeElsewhere)",
        ]
      })
  }

  static func build(_ rows: [BuildRow]) -> Table {
    table(
      "architecture", "change", "type", "file", "compiled", "rounds", "ns", "ns_low", "ns_high",
      rows: rows.map {
        [
          $0.architecture, $0.change.rawValue, $0.type ?? "", $0.file ?? "", "\($0.compiled)",
          "\($0.rounds)", "\($0.ns)", "\($0.nsLow)", "\($0.nsHigh)",
        ]
      })
  }

  static func comparison(_ rows: [Difference]) -> Table {
    table(
      "part", "architecture", "subject", "metric", "old", "new", "old_ns", "new_ns", "effect",
      "reason",
      rows: rows.map { row in
        [row.part.rawValue, row.architecture ?? "", row.subject ?? "", row.metric ?? ""]
          + [row.old, row.new, row.oldNs, row.newNs].map { $0.map { "\($0)" } ?? "" }
          + [row.effect.rawValue, row.reason?.rawValue ?? ""]
      })
  }
}
