import type { SegmentId } from "#domain/vehicle-types.ts";
import type { Locale } from "#platform/locale.ts";

type Slugs = Readonly<Record<Locale, string>>;

/** Slugs of the pages that are written by hand. */
export const pageSlugs = {
  home: { es: "home", pt: "home" },
  error: { es: "error", pt: "error" },
  cars: { es: "listado-coches-segunda-mano", pt: "carros-segunda-mao" },
  motorbikes: { es: "motos-de-ocasion", pt: "motos-segunda-mao" },
  offers: { es: "ofertas-coches-ocasion", pt: "ofertas-carros-usados" },
  premium: { es: "coches-ocasion-premium", pt: "carros-usados-premium" },
  buying: { es: "comprar-coche-segunda-mano", pt: "comprar-carro-usado" },
  makes: { es: "marcas-de-coches", pt: "marcas-de-carros" },
  dealers: { es: "concesionario-coches-ocasion", pt: "concessionarios-carros-usados" },
  finder: { es: "buscador-de-coches-de-ocasion", pt: "pesquisa-de-carros-usados" },
  valuation: { es: "tasacion-de-vehiculos", pt: "avaliacao-de-veiculos" },
  selling: { es: "vender-coche", pt: "vender-carro" },
  financing: { es: "financiacion", pt: "financiamento" },
  outlet: { es: "landings/gran-outlet-fin-de-ano", pt: "landings/grande-outlet-fim-de-ano" },
  blackDays: { es: "landings/black-days", pt: "landings/black-days" },
  financeCampaign: { es: "landings/financiacion", pt: "landings/financiamento" },
  tyres: { es: "landings/neumaticos", pt: "landings/pneus" },
  service: { es: "landings/carplus-service", pt: "landings/carplus-service" },
  reserve: { es: "reservar-vehiculo", pt: "reservar-veiculo" },
  reserveAccount: { es: "reservar-vehiculo/mi-cuenta", pt: "reservar-veiculo/a-minha-conta" },
  reserveHistory: {
    es: "reservar-vehiculo/mis_reservas_historial",
    pt: "reservar-veiculo/historico-de-reservas",
  },
  reservationTerms: { es: "condiciones-reserva", pt: "condicoes-reserva" },
  reservationFaq: { es: "reserva-preguntas-frecuentes", pt: "reserva-perguntas-frequentes" },
  faq: { es: "preguntas-frecuentes", pt: "perguntas-frequentes" },
  blog: { es: "blog", pt: "blog" },
  terms: { es: "terminos-de-servicio", pt: "termos-de-servico" },
  privacy: { es: "privacidad", pt: "privacidade" },
  cookies: { es: "cookies", pt: "cookies" },
  accessibility: { es: "accesibilidad", pt: "acessibilidade" },
} as const satisfies Record<string, Slugs>;

export type PageName = keyof typeof pageSlugs;

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
  `${pageSlugs.motorbikes[locale]}/${makeId}`;
