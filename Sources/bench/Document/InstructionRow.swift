/// What one flow in one architecture executes of a module, with values that need no decoding.
struct InstructionRow: CellRow {
  let architecture: String
  let flow: String
  let items: Int
  /// Whose code: a module of the package by its name, Swift, Foundation, or the C library.
  let module: String
  let instructions: Int
}
