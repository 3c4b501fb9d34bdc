/// What one flow in one architecture executes of a module, with values that need no decoding.
struct InstructionRow: CellRow {
  let architecture: String
  let flow: String
  let items: Int
  let module: String
  let instructions: Int
}
