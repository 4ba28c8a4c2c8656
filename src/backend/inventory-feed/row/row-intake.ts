import type { FeedOutcome } from "../feed-outcome.ts";
import type { FeedPart, FeedRecord } from "../source/feed-record.ts";
import type { Digested } from "../store/decide-row.ts";
import type { Decided } from "../store/store-portion.ts";
import { readRow } from "./read-row.ts";
import type { Refusal } from "./refusal.ts";
import type { RowContext } from "./row-context.ts";
import { SeenRows } from "./seen-rows.ts";

type Counts = Pick<FeedOutcome, "rows" | "added" | "changed" | "unchanged" | "repeated" | "refused">;

/** Takes a feed's rows one after the other: counts them, names those that are refused, and keeps the others until they are stored. */
export class RowIntake {
  readonly seen = new SeenRows();
  /** Where and why the feed ended too early. */
  cut: string | undefined;
  readonly #context: RowContext;
  readonly #tell: (refusal: Refusal) => void;
  readonly #counts = { rows: 0, added: 0, changed: 0, unchanged: 0, repeated: 0, refused: 0 };
  #portion: Digested[] = [];

  constructor(context: RowContext, tell: (refusal: Refusal) => void) {
    this.#context = context;
    this.#tell = tell;
  }

  get counts(): Counts {
    return this.#counts;
  }

  /** How many rows wait to be stored. */
  get waiting(): number {
    return this.#portion.length;
  }

  /** The rows that wait, which do so no longer; each is about another vehicle. */
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

  /** What became of rows that were stored. */
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
    for (const refusal of refusals) this.#tell(refusal);
  }
}
