import { fillers, type Meaning } from "#backend/vocabulary/dictionary.ts";
import type { SearchQuery } from "#domain/search-query.ts";
import { rangeEnds } from "#domain/search-query-keys.ts";
import { engineSizes, type VehicleKind } from "#domain/vehicle-types.ts";
import type { Amount } from "./amount-phrases.ts";
import type { Word } from "./read-words.ts";

export const applyMeaning = (
  query: { -readonly [Key in keyof SearchQuery]: SearchQuery[Key] },
  meaning: Meaning,
  kind: VehicleKind | undefined,
): void => {
  if ("kind" in meaning) return;
  if (!("value" in meaning)) {
    query[meaning.filter] = true;
    return;
  }
  if (meaning.filter === "owners" || meaning.filter === "newSince") {
    query[meaning.filter] = meaning.value;
    return;
  }
  const forMotorbikes = meaning.filter === "segment" && kind === "motorbike" ? meaning.motorbike : undefined;
  query[meaning.filter] = [...query[meaning.filter], forMotorbikes ?? meaning.value];
};

/** Words that nothing was read from, pieces of one word together again, without those that say nothing. */
export const leftOver = (
  words: readonly Word[],
  taken: ReadonlySet<number>,
  unknown: ReadonlySet<number>,
): string[] => {
  const left: string[] = [];
  let last = -2;
  for (const [at, { raw, text, glued }] of words.entries()) {
    if (taken.has(at) && !unknown.has(at)) continue;
    if (fillers.has(text) && !unknown.has(at)) continue;
    if (glued && last === at - 1) left[left.length - 1] += raw;
    else left.push(raw);
    last = at;
  }
  return left;
};

/** Sets what an amount limits: seats and sizes of engines by their values, all others by the ends that they have. */
export const applyAmount = (
  query: { -readonly [Key in keyof SearchQuery]: SearchQuery[Key] },
  { unit, from, to }: Amount,
): void => {
  if (unit === "seats") {
    query.seats = [...query.seats, String(from)];
    return;
  }
  if (unit === "cc") {
    query.cc = [...query.cc, ...sizesWithin(from, to)];
    return;
  }
  const ends = rangeEnds[unit];
  if (from !== undefined && ends.from) query[ends.from] = from;
  if (to !== undefined && ends.to) query[ends.to] = to;
};

/** Bands that hold an engine from one size to another, both inclusive. */
const sizesWithin = (from = 1, to = Number.POSITIVE_INFINITY): string[] => {
  const largest = engineSizes.map((size) => (size === "more" ? Number.POSITIVE_INFINITY : Number(size)));
  return engineSizes.filter((_, at) => (largest[at] ?? 0) >= from && (largest[at - 1] ?? 0) < to);
};
