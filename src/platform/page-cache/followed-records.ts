import { setTimeout as pause } from "node:timers/promises";
import { cacheLifetimes } from "../cache-lifetimes.ts";
import { perProcess } from "../per-process.ts";
import { readUnrecorded } from "./directory.ts";
import { noteAllKnown, type Positions, type RecordName } from "./invalidated-tags.ts";

type Followed = {
  /** Undefined until it was read once. */
  readonly position?: string;
  /** Since when some of it may be missing, in milliseconds since 1970; undefined while it is followed. */
  readonly lostSince?: number;
  /** Whether it was known from so early on that no page is older. */
  readonly isWhole: boolean;
};

const records = perProcess("followed-records", () => new Map<RecordName, Followed>());

/**
 * Notes that a record is known up to a number. Pages of an earlier process are shown from when all records are known since before any
 * page that is still fresh.
 * @param isWhole whether this one is; left out, as before
 */
export const noteFollowed = (name: RecordName, position: string, isWhole?: boolean): void => {
  records().set(name, { position, isWhole: isWhole ?? records().get(name)?.isWhole ?? false });
  const all = [...records().values()];
  if (all.every((each) => each.isWhole && each.lostSince === undefined)) noteAllKnown(readUnrecorded());
};

/** Notes that invalidations of a record may be missing from now on: before it was read, and after a lost connection. */
export const noteLost = (name: RecordName): void => {
  const known = records().get(name);
  if (known?.lostSince === undefined)
    records().set(name, { isWhole: false, ...known, lostSince: Date.now() });
};

/** Notes that there is no such record. */
export const noteAbsent = (name: RecordName): void => void records().delete(name);

export const isFollowed = (name: RecordName): boolean => {
  const known = records().get(name);
  return known !== undefined && known.lostSince === undefined;
};

/** Since when invalidations may be missing, in milliseconds since 1970; undefined while all records are followed. */
export const lostSince = (): number | undefined => {
  const times = [...records().values()].flatMap(({ lostSince }) => lostSince ?? []);
  return times.length === 0 ? undefined : Math.min(...times);
};

/**
 * Until when something may be used that was loaded at a time, both in milliseconds since 1970: while invalidations may be missing, no longer
 * than where none are reported.
 */
export const usableUntil = (loadedAt: number, until: number): number => {
  const since = lostSince();
  if (since === undefined) return until;
  return Math.min(until, Math.max(loadedAt, since) + cacheLifetimes.unfollowed * 1000);
};

/** Resolves when all records are followed, or after so many milliseconds. */
export const allFollowed = async (milliseconds: number): Promise<void> => {
  for (const end = Date.now() + milliseconds; lostSince() !== undefined && Date.now() < end; )
    await pause(10);
};

/** What is known of each record; undefined while something may be missing, and where there is no record. */
export const knownPositions = (): Positions | undefined => {
  const all = [...records()];
  if (all.length === 0 || lostSince() !== undefined) return undefined;
  return Object.fromEntries(all.map(([name, { position }]) => [name, position]));
};
