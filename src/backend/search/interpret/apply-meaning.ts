import type { SearchQuery } from "#domain/search-query.ts";
import type { VehicleKind } from "#domain/vehicle-types.ts";
import { fillers, type Meaning } from "./dictionary.ts";
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
