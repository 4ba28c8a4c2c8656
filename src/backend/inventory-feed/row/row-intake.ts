import type { FeedOutcome } from "../feed-outcome.ts";
import type { FeedPart, FeedRecord } from "../source/feed-record.ts";
import type { Digested } from "../store/decide-row.ts";
import type { Decided } from "../store/store-portion.ts";
import { readRow } from "./read-row.ts";
import type { Refusal } from "./refusal.ts";
import type { RowContext } from "./row-context.ts";

/** The vehicles that a feed has named so far. Some hundred bytes a vehicle, however often it is named. */
class SeenRows {
  readonly #lines = new Map<string, { readonly line: number; readonly print: number }>();
  /** References of rows without a VIN. */
  readonly #references = new Set<string>();
  /** Rows whose vehicle is unknown. */
  #nameless = 0;

  /** The line that named a vehicle before, and whether its content was the same; undefined for the first one. */
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

  /** A refused row: its vehicle is still part of the feed. */
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

  /** Whether a row has named the vehicle, also a refused one. */
  names({ vin, reference }: { readonly vin: string; readonly reference: string | null }): boolean {
    return this.#lines.has(vin) || (reference !== null && this.#references.has(reference));
  }
}

type Counts = Pick<FeedOutcome, "rows" | "added" | "changed" | "unchanged" | "repeated" | "refused">;

/** Takes a feed's rows one by one: counts them, reports refused ones, and collects the others until they are stored. */
export class RowIntake {
  readonly seen = new SeenRows();
  /** Where and why the feed ended too early. */
  cut: string | undefined;
  /** VINs of rows that say no more than that their vehicle is sold. */
  readonly sold = new Set<string>();
  readonly #context: RowContext;
  readonly #report: (refusal: Refusal) => void;
  readonly #counts = { rows: 0, added: 0, changed: 0, unchanged: 0, repeated: 0, refused: 0 };
  #portion: Digested[] = [];

  constructor(context: RowContext, report: (refusal: Refusal) => void) {
    this.#context = context;
    this.#report = report;
  }

  get counts(): Counts {
    return this.#counts;
  }

  /** How many rows wait to be stored. */
  get waiting(): number {
    return this.#portion.length;
  }

  /** Takes the rows that wait to be stored; each is about another vehicle. */
  takePortion(): readonly Digested[] {
    const portion = this.#portion;
    this.#portion = [];
    return portion;
  }

  take(part: FeedPart): void {
    this.#counts.rows += 1;
    if (part.kind === "row") {
      this.#takeRow(part.record);
      return;
    }
    const { kind, line, problem } = part;
    this.seen.noteUnread();
    this.#refuse([{ line, column: "", value: "", expected: problem }]);
    if (kind === "cut") this.cut ??= `line ${line}: ${problem}`;
  }

  /** Counts the outcome of rows that were stored. */
  note(decided: readonly Decided[]): void {
    for (const { row, decision } of decided) {
      if (decision.kind === "add") this.#counts.added += 1;
      else if (decision.kind === "change") this.#counts.changed += 1;
      else if (decision.kind === "leave") this.#counts.unchanged += 1;
      else this.#refuse([this.#aboutVin(row, decision.expected)]);
    }
  }

  #takeRow(record: FeedRecord): void {
    const row = readRow(record, this.#context);
    const { vehicle, line, digest } = row;
    if (vehicle === undefined) {
      this.seen.noteRefused(row);
      if (row.isSold && row.vin !== undefined) {
        this.sold.add(row.vin);
        return;
      }
      this.#refuse(row.refusals);
      return;
    }
    const earlier = this.seen.note(vehicle.vin, line, digest);
    if (earlier === undefined) this.#portion.push({ line, vehicle, digest });
    else if (earlier.isSame) this.#counts.repeated += 1;
    else {
      const expected = `a vehicle that no row before is about, as line ${earlier.line} is`;
      this.#refuse([this.#aboutVin({ line, vehicle }, expected)]);
    }
  }

  #aboutVin({ line, vehicle }: Pick<Digested, "line" | "vehicle">, expected: string): Refusal {
    const [column = "vin"] = this.#context.map.columns.vin?.columns ?? [];
    return { line, column, value: vehicle.vin, expected };
  }

  #refuse(refusals: readonly Refusal[]): void {
    this.#counts.refused += 1;
    for (const refusal of refusals) this.#report(refusal);
  }
}
