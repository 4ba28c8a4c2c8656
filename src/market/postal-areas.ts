import { portugueseAreas } from "./portuguese-areas.ts";
import { spanishAreas } from "./spanish-areas.ts";

/** A town that stands for all postal codes that begin alike, good enough to say how far away something is. */
export interface PostalArea {
  readonly name: string;
  /** Degrees. */
  readonly latitude: number;
  readonly longitude: number;
}

const readAreas = (table: string): ReadonlyMap<string, PostalArea> =>
  new Map(
    table
      .trim()
      .split("\n")
      .map((line) => {
        const [prefix = "", name = "", latitude, longitude] = line.split(" | ");
        return [prefix, { name, latitude: Number(latitude), longitude: Number(longitude) }];
      }),
  );

const areas = { ES: readAreas(spanishAreas), PT: readAreas(portugueseAreas) };

/**
 * Where a postal code of either country lies: Spanish ones have five digits, Portuguese ones `NNNN-NNN` or their first
 * four digits. Undefined for what is neither.
 */
export const postalAreaOf = (input: string): PostalArea | undefined => {
  const text = input.trim();
  if (/^\d{2}[\s-]?\d{3}$/.test(text)) return areas.ES.get(text.slice(0, 2));
  if (/^\d{4}(?:[\s-]?\d{3})?$/.test(text)) return areas.PT.get(text.slice(0, 2));
  return undefined;
};

/** The first town of either country whose name is meant. */
export const findPostalArea = (isMeant: (name: string) => boolean): PostalArea | undefined =>
  [...areas.ES.values(), ...areas.PT.values()].find(({ name }) => isMeant(name));
