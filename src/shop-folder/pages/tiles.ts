import { pathOfSlug } from "#domain/page-slug.ts";
import type { VehicleKind } from "#domain/vehicle-types.ts";
import type { Locale } from "#platform/locale.ts";
import type { Landing } from "./landing.ts";

export type Landings = { readonly makes: readonly Landing[]; readonly segments: readonly Landing[] };

/** Tiles of the body types of cars, with how many there are. */
export const segmentItems = (locale: Locale, { segments }: Landings) =>
  segments
    .filter(({ tile }) => tile.kind === "car")
    .map(({ tile, slugs }) => ({
      segment: tile.id,
      text: tile.text[locale],
      href: pathOfSlug(locale, slugs[locale]),
      count: tile.count,
    }));

/** Tiles of makes by name; with a limit, of the makes with most vehicles. */
export const brandItems = (locale: Locale, { makes }: Landings, kind: VehicleKind, limit?: number) => {
  const ofKind = makes.filter(({ tile }) => tile.kind === kind);
  const least = limit === undefined ? 0 : (countsOf(ofKind)[limit - 1] ?? 0);
  return ofKind
    .filter(({ tile }) => tile.count >= least)
    .slice(0, limit)
    .map(({ tile, slugs }) => ({
      brand: tile.id,
      text: tile.text[locale],
      href: pathOfSlug(locale, slugs[locale]),
      count: tile.count,
    }));
};

const countsOf = (landings: readonly Landing[]): number[] =>
  landings.map(({ tile }) => tile.count).sort((a, b) => b - a);
