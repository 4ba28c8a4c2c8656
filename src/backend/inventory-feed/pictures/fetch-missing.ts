import { createHash } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { BackendError } from "#backend/errors.ts";
import type { PictureFiles } from "#backend/picture-files/picture-files.ts";
import type { Orm } from "#backend/store/database.ts";
import { rowsOf } from "#backend/store/rows-of.ts";
import { feedPictures } from "#backend/store/schema/inventory-feeds.ts";
import { removedFiles } from "#backend/store/schema/trade-ins.ts";
import { takeTurns } from "#backend/take-turns.ts";
import { newReferenceId } from "#platform/new-reference-id.ts";
import { FeedError } from "../feed-error.ts";
import type { RowContext } from "../row/row-context.ts";
import type { Unfetched } from "./fetch-picture.ts";
import { knownPictures, linked, type OwnPictures } from "./known-pictures.ts";

/** Vehicles whose pictures are fetched before their pages show them. */
const vehiclesAtOnce = 20;
/** After so many pictures in a row that a host did not give, it is left alone until the next import. */
const mostFailures = 10;
/** Longer than it takes to write a file and store its name. */
const namedWithinMs = 60 * 60 * 1000;

export type PictureStore = {
  readonly fetch: (address: string, stop: AbortSignal | undefined) => Promise<Uint8Array | Unfetched>;
  readonly encode: (bytes: Uint8Array) => Promise<{ readonly bytes: Uint8Array }>;
  readonly files: PictureFiles;
  /** How many are fetched at once. */
  readonly atOnce: number;
};

type Options = {
  readonly source: string;
  readonly store: PictureStore;
  readonly stop?: AbortSignal | undefined;
  readonly leaveOut: RowContext["leaveOut"];
};

type Waiting = { readonly id: number; readonly addresses: readonly string[] };

/**
 * Fetches the pictures that vehicles of a source still lack, some vehicles at a time, and shows them. What cannot be fetched is reported;
 * the next import tries again where the reason may pass.
 * @throws FeedError where pictures cannot be stored
 */
export const fetchMissing = async (
  orm: Orm,
  { source, store, stop, leaveOut }: Options,
): Promise<{ readonly fetched: number; readonly unfetched: number }> => {
  const counts = { fetched: 0, unfetched: 0 };
  const failures = new Map<string, number>();
  const take = takeTurns({ atOnce: store.atOnce, mostWaiting: Number.POSITIVE_INFINITY });
  const attempt = async (address: string): Promise<Unfetched | undefined> => {
    const { host } = new URL(address);
    if ((failures.get(host) ?? 0) >= mostFailures)
      return { problem: "its host did not answer before", isPassing: true };
    const problem = await storePicture(orm, address, store, stop);
    // Others have failed meanwhile.
    failures.set(host, problem?.isPassing ? (failures.get(host) ?? 0) + 1 : 0);
    return problem;
  };
  const fetchAll = async (addresses: readonly string[]): Promise<ReadonlySet<string>> => {
    const passing = new Set<string>();
    const one = async (address: string) => {
      if (stop?.aborted) return;
      const problem = await attempt(address);
      if (problem === undefined) counts.fetched += 1;
      else {
        counts.unfetched += 1;
        leaveOut("pictures", address, problem.problem);
      }
      if (problem?.isPassing) passing.add(address);
    };
    await Promise.all(addresses.map((address) => take(() => one(address))));
    return passing;
  };
  let last = 0;
  for (;;) {
    const vehicles = await waitingAfter(orm, source, last);
    const wanted = [...new Set(vehicles.flatMap(({ addresses }) => addresses))];
    const before = await knownPictures(orm, wanted);
    const passing = await fetchAll(wanted.filter((address) => !before.has(address)));
    if (vehicles.length === 0 || stop?.aborted) return counts;
    const own = await knownPictures(orm, wanted);
    await orm.transaction(async (tx) => {
      for (const vehicle of vehicles) await show(tx, vehicle, own, passing);
    });
    last = vehicles.at(-1)?.id ?? last;
  }
};

const waitingAfter = async (orm: Orm, source: string, last: number): Promise<readonly Waiting[]> =>
  rowsOf<Waiting>(
    await orm.execute(sql`
      select vehicle_id as id, picture_addresses as addresses from feed_vehicles
      where source = ${source} and pictures_missing and vehicle_id > ${last}
      order by vehicle_id limit ${vehiclesAtOnce}`),
  );

const show = async (
  tx: Orm,
  { id, addresses }: Waiting,
  own: OwnPictures,
  passing: ReadonlySet<string>,
): Promise<void> => {
  const pictures = JSON.stringify(linked(addresses, own));
  await tx.execute(
    sql`update vehicle_details set pictures = ${pictures}::jsonb where vehicle_id = ${id} and pictures <> ${pictures}::jsonb`,
  );
  const isMissing = addresses.some((address) => passing.has(address));
  await tx.execute(sql`update feed_vehicles set pictures_missing = ${isMissing} where vehicle_id = ${id}`);
};

/**
 * Fetches, encodes and stores one picture. Its file is marked for removal before it is written, until the transaction that stores its
 * name, as that of an upload is (docs/decisions/0036).
 */
const storePicture = async (
  orm: Orm,
  address: string,
  { fetch, encode, files }: PictureStore,
  stop: AbortSignal | undefined,
): Promise<Unfetched | undefined> => {
  const fetched = await fetch(address, stop);
  if ("problem" in fetched) return fetched;
  const encoded = await encode(fetched).catch(problemOf);
  if ("problem" in encoded) return encoded;
  const { bytes } = encoded;
  const fileId = newReferenceId();
  const now = new Date();
  const removeAt = new Date(now.getTime() + namedWithinMs);
  await orm.insert(removedFiles).values({ fileId, removeAt });
  await files.put(fileId, bytes).catch(() => {
    throw new FeedError([
      "pictures cannot be stored: is there room in DATA_DIR/uploads or the object store?",
    ]);
  });
  const hash = createHash("sha256").update(bytes).digest("hex");
  await orm.transaction(async (tx) => {
    const stored = await tx
      .insert(feedPictures)
      .values({ address, hash, fileId, storedAt: now })
      .onConflictDoNothing({ target: feedPictures.address })
      .returning();
    if (stored.length === 0) return;
    await tx
      .delete(removedFiles)
      .where(and(eq(removedFiles.fileId, fileId), eq(removedFiles.removeAt, removeAt)));
  });
  return undefined;
};

const problems: Readonly<Record<string, string>> = {
  "unsupported-media-type": "it is no JPEG, PNG or WebP",
  "too-many-pixels": "it has too many pixels",
  "picture-cut": "it is damaged or broken off",
};

const problemOf = (error: unknown): Unfetched => {
  if (!(error instanceof BackendError)) throw error;
  const problem = problems[error.code];
  return { problem: problem ?? "it cannot be read now", isPassing: problem === undefined };
};
