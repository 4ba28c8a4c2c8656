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
import { fetchMissing, type PictureStore } from "./pictures/fetch-missing.ts";
import { forgetUnused } from "./pictures/forget-unused.ts";
import type { Refusal } from "./row/refusal.ts";
import type { RowContext } from "./row/row-context.ts";
import { RowIntake } from "./row/row-intake.ts";
import { decodeBytes } from "./source/decode-bytes.ts";
import { readRecords } from "./source/read-records.ts";
import { readFedAt, storeFedAt } from "./store/feed-sources.ts";
import { countForSale, countHeld, findForSale, findVanished, markSold } from "./store/mark-vanished.ts";
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
const mostShare = 0.3;

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
  return vanished > most
    ? `${vanished} of ${before} would be sold at once, more than ${mostShare * 100} %`
    : undefined;
};

/** Rows that are stored at once. */
const portionRows = 1000;

export type FeedOptions = {
  readonly map: FeedMap;
  readonly bytes: AsyncIterable<Uint8Array>;
  /** Writes nothing. */
  readonly dryRun?: boolean;
  /** Marks all missing vehicles as sold, however many they are. */
  readonly sellMissing?: boolean;
  /** Whether the feed names only what has changed: what it does not name stays as it is. */
  readonly isDelta?: boolean;
  /** When the feed was written; unknown for one that is piped in. */
  readonly time?: Date | undefined;
  /** Imports also a feed that was written before the one that was imported last. */
  readonly older?: boolean;
  /** Where pictures are fetched and stored; without it they wait. */
  readonly pictures?: PictureStore | undefined;
  /** Ends the import early: nothing of it is stored. */
  readonly stop?: AbortSignal | undefined;
  readonly imageHosts: readonly string[];
  readonly now?: Date;
  /** Called with every row that is refused, in the order of the feed or nearly so. */
  readonly refused: (refusal: Refusal) => void;
  /** Called with what is left out of a vehicle that is imported all the same. */
  readonly leftOut: RowContext["leaveOut"];
  /** Called with every row whose dealer the shop does not know. */
  readonly unknownDealer?: RowContext["noteDealer"];
};

/**
 * Imports a dealer's feed into the shop, all or nothing: vehicles that are new, changed, back, and gone. Their pictures are fetched
 * afterwards; what is missing then is fetched by the next import.
 * @throws FeedError where the feed cannot be used at all
 */
export const importFeed = (
  database: Pick<Database, "kind" | "orm">,
  options: FeedOptions,
): Promise<FeedOutcome> =>
  oneImportAtATime(database, options.map.source, async () => {
    const { orm } = database;
    const stored = await orm.transaction((tx) => load(tx, options));
    const pictures = await fetchPictures(orm, options);
    if (options.dryRun !== true) await forgetUnused(orm, options.now ?? new Date());
    return { ...stored, ...pictures };
  });

type Stored = Omit<FeedOutcome, "fetched" | "unfetched">;

const load = async (orm: Orm, options: FeedOptions): Promise<Stored> => {
  const { map, now = new Date(), dryRun = false, isDelta = false, stop } = options;
  const { source } = map;
  const fed = await feedTime(orm, options);
  const storing: StoreOptions = {
    source,
    finance: await readFinanceSettings(orm),
    numbers: { models: new Map(), versions: new Map() },
    now,
  };
  const before = await countForSale(orm, source);
  const intake = new RowIntake(await readContext(orm, { ...options, now }), options.refused);
  const store = async () => {
    const rows = intake.takePortion();
    intake.note(dryRun ? await decidePortion(orm, rows, source) : await storePortion(orm, rows, storing));
  };
  let encoding = "";
  const onEncoding = (name: string) => {
    encoding = name;
  };
  const text = decodeBytes(options.bytes, { wanted: map.encoding, onEncoding });
  const parts = readRecords(text, {
    ...{ delimiter: map.delimiter, header: map.header, item: map.item, onTime: fed.check },
    head: (columns, areAll) => checkColumns(map, { columns, areAll }, isDelta),
    doubled: (columns) => checkDoubled(map, columns),
  });
  for await (const part of parts) {
    if (stop?.aborted) throw new FeedError(["the import was stopped: nothing of it is stored"]);
    intake.take(part);
    if (intake.waiting >= portionRows) await store();
  }
  await store();

  const { counts, cut } = intake;
  const said = await findForSale(orm, source, intake.sold);
  const sell = (ids: readonly number[]) => (dryRun ? countFree(orm, ids) : markSold(orm, ids, now));
  const withdrawn = await sell(said);
  const unchanged = counts.unchanged + intake.sold.size - withdrawn;
  const rest = await sellMissing(orm, intake, { ...options, before, sell });
  if (!dryRun && cut === undefined) await fed.store();
  return { ...counts, unchanged, withdrawn, ...rest, encoding, cut };
};

/** Refuses a feed that was written before the one that was imported last, and stores when this one was. */
const feedTime = async (orm: Orm, { map: { source }, time, older = false }: FeedOptions) => {
  const last = older ? undefined : await readFedAt(orm, source);
  let written = time;
  const check = (at: Date): void => {
    if (last !== undefined && at < last)
      throw new FeedError([
        `the feed is of ${at.toISOString()}, and one of ${last.toISOString()} was imported already: --older imports it all the same`,
      ]);
    written = at;
  };
  if (time !== undefined) check(time);
  return {
    check,
    store: async () => {
      if (written !== undefined) await storeFedAt(orm, source, written);
    },
  };
};

const countFree = async (orm: Orm, ids: readonly number[]): Promise<number> =>
  ids.length - (await countHeld(orm, ids));

type Selling = FeedOptions & {
  readonly before: number;
  readonly sell: (ids: readonly number[]) => Promise<number>;
};

/** Marks as sold what a whole feed does not name any more. */
const sellMissing = async (
  orm: Orm,
  { seen, counts: { rows }, cut }: RowIntake,
  { map, isDelta, sellMissing: isForced, before, sell }: Selling,
): Promise<Pick<FeedOutcome, "sold" | "held" | "notSold">> => {
  if (isDelta) return { sold: 0, held: 0, notSold: undefined };
  const gone = await findVanished(orm, map.source, (vehicle) => seen.names(vehicle));
  const vanished = gone.length;
  const missing = { before, vanished, rows, nameless: seen.nameless, isCut: cut !== undefined };
  const reason = isForced ? undefined : reasonToSellNothing(missing);
  if (reason !== undefined) {
    const unchanged = byNumber(
      vanished,
      "# missing vehicle stays as it is",
      "# missing vehicles stay as they are",
    );
    return { sold: 0, held: 0, notSold: `${unchanged}: ${reason}` };
  }
  const sold = await sell(gone);
  return { sold, held: vanished - sold, notSold: undefined };
};

const fetchPictures = async (
  orm: Orm,
  { map: { source }, pictures: store, dryRun = false, stop, leftOut }: FeedOptions,
): Promise<Pick<FeedOutcome, "fetched" | "unfetched">> =>
  store === undefined || dryRun
    ? { fetched: 0, unfetched: 0 }
    : await fetchMissing(orm, { source, store, stop, leaveOut: leftOut });

type Reading = Pick<FeedOptions, "map" | "imageHosts" | "leftOut" | "unknownDealer"> & { readonly now: Date };

const readContext = async (
  orm: Orm,
  { map, imageHosts, leftOut, unknownDealer = () => undefined, now }: Reading,
): Promise<RowContext> => {
  const found = await orm.select().from(dealers);
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
    noteDealer: unknownDealer,
    print: printOf(map, imageHosts),
  };
};

/** Part of each digest: with another map or other picture hosts a row has another meaning. */
const printOf = (map: FeedMap, imageHosts: readonly string[]): string =>
  JSON.stringify(["own pictures", map, imageHosts], (_, value: unknown) =>
    value instanceof Map ? [...value] : value,
  );
