import type { PlaceDealers } from "./known-places.ts";
import { type Names, openPhrases, type Reading, take } from "./reading.ts";

/** The first place that is named, the longest name first: no list is about two. */
export const readPlace = (reading: Reading, { places }: Names): void => {
  for (const { key, start, end } of openPhrases(reading)) {
    if (reading.place) return;
    setPlace(reading, places.get(key), start, end);
  }
};

/** Takes words as the name of the place. */
export const setPlace = (
  reading: Reading,
  dealers: PlaceDealers | undefined,
  start: number,
  end: number,
): void => {
  if (!dealers || !take(reading, start, end)) return;
  const said = reading.words.slice(start, end).map(({ raw }) => raw);
  reading.place = { words: said.join(" "), dealers };
};
