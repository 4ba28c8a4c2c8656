import type { Locale } from "#platform/locale.ts";
import { pageNamed } from "./written/page-named.ts";

/** Slug of a car make's landing page: `seat-segunda-mano`. */
export const carMakeSlug = (locale: Locale, makeId: string): string =>
  `${makeId}-${locale === "es" ? "segunda-mano" : "segunda-mao"}`;

/** Slug of a model's landing page: `seat-ibiza-segunda-mano`, for cars and motorbikes. */
export const modelSlug = (locale: Locale, makeId: string, modelId: string): string =>
  carMakeSlug(locale, `${makeId}-${modelId}`);

/** Slug of a motorbike make's landing page: `motos-de-ocasion/yamaha`. */
export const motorbikeMakeSlug = (locale: Locale, makeId: string): string =>
  `${pageNamed("motorbikes")[locale].slug}/${makeId}`;
