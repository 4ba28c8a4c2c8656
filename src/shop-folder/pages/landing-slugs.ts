import type { Locale } from "#platform/locale.ts";
import type { ShopTexts } from "../shop-texts.ts";

/** Slug of a car make's landing page: `seat-segunda-mano`. */
export const carMakeSlug = (locale: Locale, makeId: string): string =>
  `${makeId}-${locale === "es" ? "segunda-mano" : "segunda-mao"}`;

/** Slug of a model's landing page: `seat-ibiza-segunda-mano`, for cars and motorbikes. */
export const modelSlug = (locale: Locale, makeId: string, modelId: string): string =>
  carMakeSlug(locale, `${makeId}-${modelId}`);

/** Slug of a motorbike make's landing page: `motos-de-ocasion/yamaha`. */
export const motorbikeMakeSlug = (
  { pages }: Pick<ShopTexts, "pages">,
  locale: Locale,
  makeId: string,
): string => `${pages.get("motorbikes")?.[locale].slug ?? "motos"}/${makeId}`;
