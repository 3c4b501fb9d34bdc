/// All mutants of a version, and which of them don't compile.
struct PlantedVersion: Equatable, Sendable {
  let mutants: [Mutant]
  let dropped: Set<Int>

  var compiled: [Mutant] { mutants.filter { !dropped.contains($0.id) } }
}
