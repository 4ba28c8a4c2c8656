import { pathOfSlug } from "#domain/page-slug.ts";
import type { Locale } from "#platform/locale.ts";
import type { ListedVehicle } from "../stock/seed-vehicle.ts";
import { fillData } from "./fill-data.ts";
import { makeLandings } from "./make-landings.ts";
import { withModelLinks } from "./model-landings.ts";
import { bodyOf, type ModelStock } from "./model-stock.ts";
import { segmentLandings } from "./segment-landings.ts";
import type { Landings } from "./tiles.ts";

const modelHeadings = {
  make: { es: "Modelos de {make}", pt: "Modelos da {make}" },
  segment: { es: "Los modelos con más unidades", pt: "Os modelos com mais unidades" },
} as const satisfies Record<string, Record<Locale, string>>;

/** Landings of makes and body types, each with the ways to its models. */
export const landingsWithModels = (
  vehicles: readonly ListedVehicle[],
  models: readonly ModelStock[],
): Landings => ({
  makes: makeLandings(vehicles).map((landing) => {
    const { kind, id, text } = landing.tile;
    const ours = models.filter((model) => model.kind === kind && model.makeId === id);
    return withModelLinks(landing, fillData(modelHeadings.make, { make: text.es }), ours, false);
  }),
  segments: segmentLandings(vehicles).map((landing) => {
    const ours = models.filter((model) => bodyOf(model) === landing.tile.id).slice(0, 12);
    return withModelLinks(landing, modelHeadings.segment, ours, true);
  }),
});

/** Links to the landings of motorbikes, with how many each has; those of cars have tiles. */
export const landingLinks = (locale: Locale, landings: Landings["makes"]) =>
  landings
    .filter(({ tile }) => tile.kind === "motorbike")
    .map(({ tile, slugs }) => ({
      text: tile.text[locale],
      href: pathOfSlug(locale, slugs[locale]),
      count: tile.count,
    }));
