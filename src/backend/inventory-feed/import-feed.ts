import { readFinanceSettings } from "#backend/finance/finance-settings.ts";
import type { Database, Orm } from "#backend/store/database.ts";
import { dealers } from "#backend/store/schema/dealers.ts";
import { nameKey } from "#domain/slugify.ts";
import { timeZoneAt } from "#market/address-region.ts";
import { byNumber } from "./by-number.ts";
import { catalogueNames } from "./catalogue-names.ts";
import { FeedError } from "./feed-error.ts";
import type { FeedOutcome } from "./feed-outcome.ts";
import { checkColumns, checkDoubled } from "./map/check-columns.ts";
import { columnKeysOf } from "./map/column-keys.ts";
import type { FeedMap } from "./map/feed-map.ts";
import type { Refusal } from "./row/refusal.ts";
import type { RowContext } from "./row/row-context.ts";
import { RowIntake } from "./row/row-intake.ts";
import { decodeBytes } from "./source/decode-bytes.ts";
import { readRecords } from "./source/read-records.ts";
import { countForSale, countHeld, findVanished, markSold } from "./store/mark-vanished.ts";
import { oneImportAtATime } from "./store/one-import-at-a-time.ts";
import { decidePortion, type StoreOptions, storePortion } from "./store/store-portion.ts";

/** The figures that decide whether vehicles missing in a feed are sold. */
export type Missing = {
  /** Vehicles of the source for sale before the import. */
  readonly before: number;
  readonly vanished: number;
  /** Rows of the feed that were accepted or refused. */
  readonly rows: number;
  /** Rows whose vehicle is unknown. */
  readonly nameless: number;
  readonly isCut: boolean;
};

/** So many may always be sold between two imports, also of a small stock. */
const always = 3;
const mostShare = 0.25;

/** Why missing vehicles are not marked as sold; undefined where they are. Pure. */
export const reasonToSellNothing = ({
  before,
  vanished,
  rows,
  nameless,
  isCut,
}: Missing): string | undefined => {
  if (vanished === 0) return undefined;
  if (isCut) return "the feed is cut";
  if (rows === 0) return "the feed has no rows";
  if (nameless > 0)
    return byNumber(
      nameless,
      "# row does not say which vehicle it is about",
      "# rows do not say which vehicle they are about",
    );
  const most = Math.max(always, Math.floor(before * mostShare));
  return vanished > most ? `${vanished} of ${before} would be sold at once, more than a quarter` : undefined;
};

/** Rows that are stored in one transaction. */
const portionRows = 1000;

export type FeedOptions = {
  readonly map: FeedMap;
  readonly bytes: AsyncIterable<Uint8Array>;
  /** Writes nothing. */
  readonly dryRun?: boolean;
  /** Marks all missing vehicles as sold, however many they are. */
  readonly sellMissing?: boolean;
  readonly imageHosts: readonly string[];
  readonly now?: Date;
  /** Called with every row that is refused, in the order of the feed or nearly so. */
  readonly refused: (refusal: Refusal) => void;
  /** Called with what is left out of a vehicle that is imported all the same. */
  readonly leftOut: RowContext["leaveOut"];
};

/**
 * Imports a dealer's feed into the shop, row by row: vehicles that are new, changed, back, and gone. Rows that were stored stay when it
 * stops midway; the next import continues from there.
 * @throws FeedError where the feed cannot be used at all
 */
export const importFeed = (
  database: Pick<Database, "kind" | "orm">,
  options: FeedOptions,
): Promise<FeedOutcome> => oneImportAtATime(database, options.map.source, () => load(database, options));

const load = async ({ orm }: Pick<Database, "orm">, options: FeedOptions): Promise<FeedOutcome> => {
  const { map, now = new Date(), dryRun = false, sellMissing = false, bytes } = options;
  const { source } = map;
  const context = await readContext(orm, { ...options, now });
  const storing: StoreOptions = {
    source,
    finance: await readFinanceSettings(orm),
    numbers: { models: new Map(), versions: new Map() },
    now,
  };
  const before = await countForSale(orm, source);
  const intake = new RowIntake(context, options.refused);
  const store = async () => {
    const rows = intake.takePortion();
    intake.note(dryRun ? await decidePortion(orm, rows, source) : await storePortion(orm, rows, storing));
  };
  let encoding = "";
  const onEncoding = (name: string) => {
    encoding = name;
  };
  const text = decodeBytes(bytes, { wanted: map.encoding, onEncoding });
  const head = (columns: readonly string[], areAll: boolean) => checkColumns(map, columns, areAll);
  const doubled = (columns: readonly string[]) => checkDoubled(map, columns);
  for await (const part of readRecords(text, { delimiter: map.delimiter, head, doubled })) {
    intake.take(part);
    if (intake.waiting >= portionRows) await store();
  }
  await store();

  const { counts, cut, seen } = intake;
  const gone = await findVanished(orm, source, (vehicle) => seen.names(vehicle));
  const missing = {
    before,
    vanished: gone.length,
    rows: counts.rows,
    nameless: seen.nameless,
    isCut: cut !== undefined,
  };
  const reason = sellMissing ? undefined : reasonToSellNothing(missing);
  if (reason !== undefined) {
    const unchanged = byNumber(
      gone.length,
      "# missing vehicle stays as it is",
      "# missing vehicles stay as they are",
    );
    const notSold = `${unchanged}: ${reason}`;
    return { ...counts, sold: 0, held: 0, encoding, cut, notSold };
  }
  const sold = dryRun ? gone.length - (await countHeld(orm, gone)) : await markSold(orm, gone, now);
  return { ...counts, sold, held: gone.length - sold, encoding, cut, notSold: undefined };
};

type Reading = Pick<FeedOptions, "map" | "imageHosts" | "leftOut"> & { readonly now: Date };

const readContext = async (orm: Orm, { map, imageHosts, leftOut, now }: Reading): Promise<RowContext> => {
  const found = await orm.select().from(dealers);
  if (found.length === 0)
    throw new FeedError(["the database knows no dealers: fill it first, see docs/inventory-feed.md"]);
  return {
    map,
    catalogue: await catalogueNames(orm, map),
    columnKeys: columnKeysOf(map),
    dealers: new Map(
      found.map(({ dealerCode, id, country, zipCode }) => [
        nameKey(dealerCode),
        { id, country, timeZone: timeZoneAt({ country, zipCode }) },
      ]),
    ),
    imageHosts,
    now,
    leaveOut: leftOut,
    print: printOf(map, imageHosts),
  };
};

/** Part of each digest: with another map or other picture hosts a row has another meaning. */
const printOf = (map: FeedMap, imageHosts: readonly string[]): string =>
  JSON.stringify([map, imageHosts], (_, value: unknown) => (value instanceof Map ? [...value] : value));
