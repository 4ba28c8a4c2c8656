import { pictureUrl, pictureVariants } from "#backend/picture-variants.ts";
import { pathOfSlug } from "#domain/page-slug.ts";
import type { VehicleKind } from "#domain/vehicle-types.ts";
import type { Locale } from "#platform/locale.ts";
import type { PictureManifest } from "../stock/picture-manifest.ts";
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

type WantedImage = { body?: string; paint?: string; alt?: string };

/**
 * The rendered picture that comes closest to what a hero asks for: body and paint, else the body, from the front.
 * `undefined` where nothing was rendered of the body.
 */
export const heroImage = (data: Readonly<Record<string, unknown>>, { pictures }: PictureManifest) => {
  const { image } = data as { image?: WantedImage };
  if (!image) return undefined;
  const fronts = pictures.filter(({ body, view }) => body === image.body && view.startsWith("front"));
  const found = fronts.find(({ paint }) => paint === image.paint) ?? fronts[0];
  if (!found) return undefined;
  const { file, width, height } = found;
  return { alt: image.alt, url: pictureUrl(file), width, height, variants: pictureVariants(file) };
};
