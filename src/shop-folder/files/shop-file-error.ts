/**
 * What is wrong in the files of a shop. The message has a line for each fault, which starts with file, line and field:
 * `dealers.csv:5: latitude: …`.
 */
export class ShopFileError extends Error {
  override readonly name = "ShopFileError";
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(faults.join("\n"));
    this.faults = faults;
  }
}

/**
 * Runs readers of several files, and throws what is wrong in all of them together.
 * @throws ShopFileError
 */
export const collectFaults = <Results extends readonly unknown[]>(
  ...readers: { readonly [Index in keyof Results]: () => Results[Index] }
): Results => {
  const faults: string[] = [];
  const results = readers.map((read) => {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof ShopFileError)) throw error;
      faults.push(...error.faults);
      return undefined;
    }
  });
  if (faults.length > 0) throw new ShopFileError(faults);
  return results as unknown as Results;
};
