import { z } from "zod";
import { type Country, countries } from "#market/countries.ts";
import type { Locale } from "#platform/locale.ts";
import { cells } from "../tables/cells.ts";
import { readCsv } from "../tables/read-csv.ts";

/** A town or city with dealers, as the pages about it speak. */
export type PlaceText = {
  readonly country: Country;
  readonly names: Readonly<Record<Locale, string>>;
  /** What stands in the place of "em" where the Portuguese name has an article. */
  readonly portugueseArticle?: "no" | "na";
  /** Municipalities whose dealers people of this place go to. */
  readonly municipalities: readonly string[];
  /** Written on the map. */
  readonly label: boolean;
  /** What a buyer of a car here should consider. */
  readonly notes: Readonly<Record<Locale, string>>;
};

const placeRow = z.object({
  place: z.string().regex(/^[a-z]+(?:-[a-z]+)*$/, "expected small letters and hyphens"),
  country: cells.oneOf(countries),
  "name es": cells.text,
  "name pt": cells.text,
  "portuguese article": cells.optional(cells.oneOf(["no", "na"])),
  municipalities: cells.texts,
  label: cells.flag,
  "note es": cells.text,
  "note pt": cells.text,
});

const rows = readCsv("src/demo/texts/places.csv", placeRow, ({ place }) => place);

/** Every place that has a dealer, from the largest stock down within each country; by hand in each language. */
export const placeTexts: ReadonlyMap<string, PlaceText> = new Map(
  rows.map((row) => [
    row.place,
    {
      country: row.country,
      names: { es: row["name es"], pt: row["name pt"] },
      ...(row["portuguese article"] && { portugueseArticle: row["portuguese article"] }),
      municipalities: row.municipalities,
      label: row.label,
      notes: { es: row["note es"], pt: row["note pt"] },
    },
  ]),
);
