import { pathOfSlug } from "#domain/page-slug.ts";
import { slugify } from "#domain/slugify.ts";
import type { Locale } from "#platform/locale.ts";
import { placeName } from "./place-name.ts";

export type PlacePageKind = "cars" | "selling" | "valuing";

const prefixes = {
  cars: { es: "coches-ocasion", pt: "carros-usados" },
  selling: { es: "vender-coche", pt: "vender-carro" },
  valuing: { es: "tasar-coche", pt: "avaliar-carro" },
} as const satisfies Record<PlacePageKind, Record<Locale, string>>;

/** `coches-ocasion-madrid`, `avaliar-carro-porto`. */
export const placeSlug = (locale: Locale, kind: PlacePageKind, id: string): string =>
  `${prefixes[kind][locale]}-${slugify(placeName(locale, id))}`;

export const placePath = (locale: Locale, kind: PlacePageKind, id: string): string =>
  pathOfSlug(locale, placeSlug(locale, kind, id));
