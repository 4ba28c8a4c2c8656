import { readSentences } from "./read-sentences.ts";
import { sentences, several } from "./sentence-schemas.ts";
import { stockPlaces } from "./stock-figures.ts";

/**
 * The texts of the page of a dealer's vehicles. `{dealer}` is its name, `{town}` its municipality, `{address}` its street,
 * `{makes}` its most frequent makes, `{place}` the place it belongs to; the figures are those of its vehicles.
 */
export const dealerSentences = readSentences(
  "dealers",
  sentences(
    ...([
      "slug",
      "cars",
      "where",
      "both",
      "title",
      "description",
      "makes",
      "gearbox",
      "more",
      "all",
    ] as const),
  ).extend({ opening: several }),
  [...stockPlaces, "dealer", "town", "address", "makes", "place"],
);
