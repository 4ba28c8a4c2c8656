import { z } from "zod";
import { slugify } from "#domain/slugify.ts";
import { type Country, countries } from "#market/countries.ts";
import type { Locale } from "#platform/locale.ts";
import type { ShopDealer } from "../dealers/shop-dealer.ts";
import { cells } from "../files/cells.ts";
import { readCsv } from "../files/read-csv.ts";
import type { FileText } from "../files/shop-folder.ts";

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
  readonly notes: Readonly<Partial<Record<Locale, string>>>;
};

const placeRow = z.object({
  place: z.string().regex(/^[a-z]+(?:-[a-z]+)*$/, "expected small letters and hyphens"),
  country: cells.oneOf(countries),
  "name es": cells.text,
  "name pt": cells.text,
  "portuguese article": cells.optional(cells.oneOf(["no", "na"])),
  municipalities: cells.texts,
  label: cells.flag,
  "note es": cells.optional(cells.text),
  "note pt": cells.optional(cells.text),
});

/**
 * The towns of `places.csv`, from the largest stock down within each country.
 * @throws ShopFileError
 */
const readPlaces = (table: FileText): ReadonlyMap<string, PlaceText> =>
  new Map(
    readCsv(table, placeRow, ({ place }) => place).map((row) => [
      row.place,
      {
        country: row.country,
        names: { es: row["name es"], pt: row["name pt"] },
        ...(row["portuguese article"] && { portugueseArticle: row["portuguese article"] }),
        municipalities: row.municipalities,
        label: row.label,
        notes: {
          ...(row["note es"] && { es: row["note es"] }),
          ...(row["note pt"] && { pt: row["note pt"] }),
        },
      },
    ]),
  );

/**
 * Every town that has a dealer: those of `places.csv`, and a place for each municipality that it does not name.
 * @throws ShopFileError
 */
export const placesOf = (
  table: FileText | undefined,
  dealers: readonly ShopDealer[],
): ReadonlyMap<string, PlaceText> => {
  const places = new Map(table && readPlaces(table));
  const isNamed = ({ country, municipality }: ShopDealer) =>
    [...places.values()].some(
      (place) => place.country === country && place.municipalities.includes(municipality),
    );
  for (const dealer of dealers) {
    const { country, municipality } = dealer;
    if (isNamed(dealer)) continue;
    const id = slugify(municipality);
    places.set(places.has(id) ? `${id}-${country.toLowerCase()}` : id, {
      country,
      names: { es: municipality, pt: municipality },
      municipalities: [municipality],
      label: true,
      notes: {},
    });
  }
  return places;
};
