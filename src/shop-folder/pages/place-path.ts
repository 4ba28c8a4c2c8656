import { pathOfSlug } from "#domain/page-slug.ts";
import { slugify } from "#domain/slugify.ts";
import type { Locale } from "#platform/locale.ts";
import type { ShopTexts } from "../shop-texts.ts";
import type { PlaceText } from "./places.ts";

export type PlacePageKind = "cars" | "selling" | "valuing";

const prefixes = {
  cars: { es: "coches-ocasion", pt: "carros-usados" },
  selling: { es: "vender-coche", pt: "vender-carro" },
  valuing: { es: "tasar-coche", pt: "avaliar-carro" },
} as const satisfies Record<PlacePageKind, Record<Locale, string>>;

/** The written page whose blocks the pages of a kind share: without it there are none. */
const hubs = { cars: undefined, selling: "selling", valuing: "valuation" } as const satisfies Record<
  PlacePageKind,
  string | undefined
>;

export const hasPages = ({ pages }: Pick<ShopTexts, "pages">, kind: PlacePageKind): boolean =>
  hubs[kind] === undefined || pages.has(hubs[kind]);

export const placeText = ({ places }: Pick<ShopTexts, "places">, id: string): PlaceText => {
  const place = places.get(id);
  if (place === undefined) throw new RangeError(`No place is called "${id}"`);
  return place;
};

/** What a place of the shop is called. */
export const placeName = (shop: Pick<ShopTexts, "places">, locale: Locale, id: string): string =>
  placeText(shop, id).names[locale];

/** `coches-ocasion-madrid`, `avaliar-carro-porto`. */
export const placeSlug = (
  shop: Pick<ShopTexts, "places">,
  locale: Locale,
  kind: PlacePageKind,
  id: string,
): string => `${prefixes[kind][locale]}-${slugify(placeName(shop, locale, id))}`;

export const placePath = (
  shop: Pick<ShopTexts, "places">,
  locale: Locale,
  kind: PlacePageKind,
  id: string,
): string => pathOfSlug(locale, placeSlug(shop, locale, kind, id));
