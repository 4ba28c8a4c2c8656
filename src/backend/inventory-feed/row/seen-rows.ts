/** Which vehicles a feed has named so far. Some hundred bytes a vehicle, however often it is named. */
export class SeenRows {
  readonly #lines = new Map<string, { readonly line: number; readonly print: number }>();
  /** References of rows that do not say their VIN. */
  readonly #references = new Set<string>();
  /** Rows of which nobody knows which vehicle they are about. */
  #nameless = 0;

  /** The line that named a vehicle before, and whether it said the same; undefined for the first one. */
  note(
    vin: string,
    line: number,
    digest: string,
  ): { readonly line: number; readonly isSame: boolean } | undefined {
    const print = Number.parseInt(digest.slice(0, 12), 16);
    const before = this.#lines.get(vin);
    if (before) return { line: before.line, isSame: before.print === print };
    this.#lines.set(vin, { line, print });
    return undefined;
  }

  /** A row that is refused: the vehicle that it names is still there. */
  noteRefused(row: {
    readonly vin: string | undefined;
    readonly reference: string | undefined;
    readonly line: number;
  }): void {
    const { vin, reference, line } = row;
    if (vin !== undefined && !this.#lines.has(vin)) this.#lines.set(vin, { line, print: -1 });
    else if (vin === undefined && reference !== undefined) this.#references.add(reference);
    else if (vin === undefined) this.noteUnread();
  }

  noteUnread(): void {
    this.#nameless += 1;
  }

  get nameless(): number {
    return this.#nameless;
  }

  /** Whether a row names the vehicle, also one that was refused. */
  names({ vin, reference }: { readonly vin: string; readonly reference: string | null }): boolean {
    return this.#lines.has(vin) || (reference !== null && this.#references.has(reference));
  }
}
