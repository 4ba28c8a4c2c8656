import type { Locale } from "#platform/locale.ts";
import { placeTexts } from "./places.ts";

/** What a place of the table is called. */
export const placeName = (locale: Locale, id: string): string => {
  const place = placeTexts.get(id);
  if (place === undefined) throw new RangeError(`No place is called "${id}"`);
  return place.names[locale];
};
