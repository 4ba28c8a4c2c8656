import { z } from "zod";
import { readSentences } from "./read-sentences.ts";
import { sentences, several } from "./sentence-schemas.ts";
import { stockPlaces } from "./stock-figures.ts";

/** What has to be brought to sell a car of each country, and how the change of owner goes there. */
const papers = z.strictObject({ ES: several, PT: several, owner: sentences("ES", "PT") });

/**
 * What the pages about a place say. `{place}` is its name, `{dealers}` the dealers' names, `{makes}` its most frequent
 * makes, `{valuers}` who values, `{away}` the kilometres to them; the figures are those of the place's cars.
 */
export const placeSentences = readSentences(
  "towns",
  z.strictObject({
    cars: sentences(
      ...(["heading", "title", "description", "makes", "oneDealer", "manyDealers", "gearbox"] as const),
      ...(["dealersHeading", "more", "sell", "value", "near", "short"] as const),
    ).extend({ opening: several }),
    selling: sentences(
      ...(["heading", "short", "title", "description", "here", "away", "stock", "note"] as const),
      ...(["documents", "dealers", "links", "linkValue", "linkCars", "hub"] as const),
    ).extend({ text: several, papers }),
    valuing: sentences(
      ...(["heading", "short", "title", "description", "here", "away", "table", "tableText"] as const),
      ...(["caption", "looks", "dealers", "links", "linkSell", "linkCars", "hub"] as const),
    ).extend({ text: several, columns: several, ages: several, moves: several }),
  }),
  [...stockPlaces, "place", "makes", "valuers", "away"],
);
