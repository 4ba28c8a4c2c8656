import { readFinanceSettings } from "#backend/finance/finance-settings.ts";
import type { Database } from "#backend/store/database.ts";
import { dealers } from "#backend/store/schema/dealers.ts";
import { nameKey } from "#domain/slugify.ts";
import { catalogueNames } from "./catalogue-names.ts";
import { FeedError } from "./feed-error.ts";
import type { FeedOutcome } from "./feed-outcome.ts";
import { type FeedField, feedFields, fieldNames } from "./map/feed-fields.ts";
import type { FeedMap } from "./map/feed-map.ts";
import { readRow } from "./row/read-row.ts";
import type { Refusal } from "./row/refusal.ts";
import type { RowContext } from "./row/row-context.ts";
import { SeenRows } from "./row/seen-rows.ts";
import { decodeBytes } from "./source/decode-bytes.ts";
import type { FeedPart, FeedRecord } from "./source/feed-record.ts";
import { readRecords } from "./source/read-records.ts";
import type { Digested } from "./store/decide-row.ts";
import { countForSale, countHeld, findVanished, markSold } from "./store/mark-vanished.ts";
import { oneImportAtATime } from "./store/one-import-at-a-time.ts";
import { type Decided, decidePortion, type StoreOptions, storePortion } from "./store/store-portion.ts";
import { whyNothingIsSold } from "./why-nothing-is-sold.ts";

/** Rows that are stored in one transaction. */
const portionRows = 1000;

export type FeedOptions = {
  readonly map: FeedMap;
  readonly bytes: AsyncIterable<Uint8Array>;
  /** Writes nothing. */
  readonly dryRun?: boolean;
  /** Marks what is missing as sold however much it is. */
  readonly sellMissing?: boolean;
  readonly imageHosts: readonly string[];
  readonly now?: Date;
  /** Told of every row that is refused, in the order of the feed or nearly so. */
  readonly refused: (refusal: Refusal) => void;
  /** Told of what is left out of a vehicle that is taken all the same. */
  readonly leftOut: RowContext["leaveOut"];
};

/**
 * Loads a dealer's listing into the shop, row by row: vehicles that are new, that have changed, that are back, and those that are gone.
 * What was loaded stays loaded where it ends in the middle; the next import goes on from there.
 * @throws FeedError where the feed cannot be used at all
 */
export const importFeed = (
  database: Pick<Database, "kind" | "orm">,
  options: FeedOptions,
): Promise<FeedOutcome> => oneImportAtATime(database, options.map.source, () => load(database, options));

const load = async ({ orm }: Pick<Database, "orm">, options: FeedOptions): Promise<FeedOutcome> => {
  const {
    map,
    now = new Date(),
    dryRun = false,
    sellMissing = false,
    refused,
    leftOut,
    imageHosts,
  } = options;
  const { source } = map;
  const found = await orm.select().from(dealers);
  if (found.length === 0)
    throw new FeedError(["the database knows no dealers: fill it first, as docs/inventory-feed.md says"]);
  const codes = new Map(found.map(({ dealerCode, id, country }) => [nameKey(dealerCode), { id, country }]));
  const catalogue = await catalogueNames(orm, map);
  const context: RowContext = {
    map,
    catalogue,
    dealers: codes,
    imageHosts,
    now,
    leaveOut: leftOut,
    print: printOf(map, imageHosts),
  };
  const storing: StoreOptions = {
    source,
    finance: await readFinanceSettings(orm),
    numbers: { models: new Map(), versions: new Map() },
    now,
  };
  const before = await countForSale(orm, source);
  const seen = new SeenRows();
  const count = { rows: 0, added: 0, changed: 0, unchanged: 0, repeated: 0, refused: 0 };
  let encoding = "";
  let cut: string | undefined;
  let portion: Digested[] = [];

  const note = (decided: readonly Decided[]) => {
    for (const { row, decision } of decided) {
      if (decision.kind === "add") count.added += 1;
      else if (decision.kind === "change") count.changed += 1;
      else if (decision.kind === "leave") count.unchanged += 1;
      else {
        count.refused += 1;
        refused({
          line: row.line,
          column: nameOf(map, "vin"),
          value: row.vehicle.vin,
          expected: decision.expected,
        });
      }
    }
  };
  const flush = async () => {
    const rows = portion;
    portion = [];
    note(dryRun ? await decidePortion(orm, rows, source) : await storePortion(orm, rows, storing));
  };
  const takeRow = (record: FeedRecord) => {
    const row = readRow(record, context);
    const { vehicle, line, digest } = row;
    if (vehicle === undefined) {
      count.refused += 1;
      seen.noteRefused(row);
      for (const refusal of row.refusals) refused(refusal);
      return;
    }
    const earlier = seen.note(vehicle.vin, line, digest);
    if (earlier === undefined) portion.push({ line, vehicle, digest });
    else if (earlier.isSame) count.repeated += 1;
    else {
      count.refused += 1;
      const expected = `a vehicle that no row before is about, as line ${earlier.line} is`;
      refused({ line, column: nameOf(map, "vin"), value: vehicle.vin, expected });
    }
  };
  const takePart = (part: FeedPart) => {
    if (part.kind === "row") takeRow(part.record);
    else {
      seen.noteUnread();
      count.refused += 1;
      refused({ line: part.line, column: "", value: "", expected: part.problem });
      if (part.kind === "cut") cut = `line ${part.line}: ${part.problem}`;
    }
  };

  const told = (name: string) => {
    encoding = name;
  };
  const text = decodeBytes(options.bytes, { wanted: map.encoding, told });
  const head = (columns: readonly string[], areAll: boolean) => checkColumns(map, columns, areAll);
  for await (const part of readRecords(text, { delimiter: map.delimiter, head })) {
    count.rows += 1;
    takePart(part);
    if (portion.length >= portionRows) await flush();
  }
  await flush();

  const vanished = await findVanished(orm, source, (vehicle) => seen.names(vehicle));
  const missing = {
    before,
    vanished: vanished.length,
    rows: count.rows,
    nameless: seen.nameless,
    isCut: cut !== undefined,
  };
  const reason = sellMissing ? undefined : whyNothingIsSold(missing);
  const notSold =
    reason === undefined ? undefined : `${vanished.length} missing vehicles stay as they are: ${reason}`;
  if (notSold !== undefined) return { ...count, sold: 0, held: 0, encoding, cut, notSold };
  const held = await countHeld(orm, vanished);
  const sold = dryRun ? vanished.length - held : await markSold(orm, vanished, now);
  return { ...count, sold, held: vanished.length - sold, encoding, cut, notSold };
};

/** Where the map or the hosts of pictures change, rows mean something else. */
const printOf = (map: FeedMap, imageHosts: readonly string[]): string =>
  JSON.stringify([map, imageHosts], (_, value: unknown) => (value instanceof Map ? [...value] : value));

const nameOf = (map: FeedMap, field: FeedField): string => map.columns[field]?.column ?? field;

/** @throws FeedError that names every column of the map that the feed does not have */
const checkColumns = (map: FeedMap, columns: readonly string[], areAll: boolean): void => {
  const missing = fieldNames.flatMap((field) => {
    const column = map.columns[field]?.column;
    const isExpected = areAll || ("needed" in feedFields[field] && map.values[field] === undefined);
    if (column === undefined || columns.includes(column) || !isExpected) return [];
    return [`columns.${field}: the feed has no column "${column}"`];
  });
  if (missing.length > 0) throw new FeedError([...missing, `the feed's columns: ${columns.join(", ")}`]);
};
