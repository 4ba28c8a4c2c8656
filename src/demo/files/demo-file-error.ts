/**
 * What is wrong in the files that the demo shop is made of. The message has a line for each fault, which starts with file, line and
 * field: `src/demo/dealers/dealers.csv:5: latitude: …`.
 */
export class DemoFileError extends Error {
  override readonly name = "DemoFileError";
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(faults.join("\n"));
    this.faults = faults;
  }
}
