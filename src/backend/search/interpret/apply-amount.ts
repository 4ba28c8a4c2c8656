import type { SearchQuery } from "#domain/search-query.ts";
import { rangeEnds } from "#domain/search-query-keys.ts";
import { engineSizes } from "#domain/vehicle-types.ts";
import type { Amount } from "./amount-phrases.ts";

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
