import type { SegmentId } from "#domain/vehicle-types.ts";
import type { Locale } from "#platform/locale.ts";
import { pageNamed } from "./written/page-named.ts";

type Slugs = Readonly<Record<Locale, string>>;

/** Slugs of the landing pages of body types. */
export const segmentSlugs = {
  city: { es: "coches-urbanos-segunda-mano", pt: "citadinos-segunda-mao" },
  hatchback: { es: "compactos-segunda-mano", pt: "compactos-segunda-mao" },
  saloon: { es: "berlinas-segunda-mano", pt: "berlinas-segunda-mao" },
  estate: { es: "familiares-segunda-mano", pt: "carrinhas-segunda-mao" },
  suv: { es: "suv-segunda-mano", pt: "suv-segunda-mao" },
  coupe: { es: "coupes-segunda-mano", pt: "coupes-segunda-mao" },
  convertible: { es: "descapotables-segunda-mano", pt: "descapotaveis-segunda-mao" },
  mpv: { es: "monovolumenes-segunda-mano", pt: "monovolumes-segunda-mao" },
  van: { es: "furgonetas-segunda-mano", pt: "furgonetas-segunda-mao" },
  pickup: { es: "pick-up-segunda-mano", pt: "pick-up-segunda-mao" },
  naked: { es: "motos-naked-segunda-mano", pt: "motos-naked-segunda-mao" },
  sport: { es: "motos-deportivas-segunda-mano", pt: "motos-desportivas-segunda-mao" },
  scooter: { es: "scooters-segunda-mano", pt: "scooters-segunda-mao" },
  trail: { es: "motos-trail-segunda-mano", pt: "motos-trail-segunda-mao" },
  touring: { es: "motos-touring-segunda-mano", pt: "motos-turismo-segunda-mao" },
  custom: { es: "motos-custom-segunda-mano", pt: "motos-custom-segunda-mao" },
} as const satisfies Record<SegmentId, Slugs>;

/** Slug of a car make's landing page: `seat-segunda-mano`. */
export const carMakeSlug = (locale: Locale, makeId: string): string =>
  `${makeId}-${locale === "es" ? "segunda-mano" : "segunda-mao"}`;

/** Slug of a model's landing page: `seat-ibiza-segunda-mano`, for cars and motorbikes. */
export const modelSlug = (locale: Locale, makeId: string, modelId: string): string =>
  carMakeSlug(locale, `${makeId}-${modelId}`);

/** Slug of a motorbike make's landing page: `motos-de-ocasion/yamaha`. */
export const motorbikeMakeSlug = (locale: Locale, makeId: string): string =>
  `${pageNamed("motorbikes")[locale].slug}/${makeId}`;
