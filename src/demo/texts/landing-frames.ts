import type { VehicleKind } from "#domain/vehicle-types.ts";
import type { Locale } from "#platform/locale.ts";

type Frame = { heading: string; title: string; description: string };

export const makeFrames = {
  es: {
    car: {
      heading: "{make} de segunda mano",
      title: "{make} de segunda mano: {count} desde {minPrice} | Volante",
      description:
        "{make} de ocasión: {topModel} y otros modelos de {minYear} a {maxYear}, desde {minPrice}. Precio al contado, cuota con TAE e historial de precios.",
    },
    motorbike: {
      heading: "Motos {make} de ocasión",
      title: "Motos {make} de ocasión: {count} desde {minPrice} | Volante",
      description:
        "Motos {make} de segunda mano: {topModel} y otros modelos de {minYear} a {maxYear}, desde {minPrice}. Precio al contado y cuota con TAE.",
    },
  },
  pt: {
    car: {
      heading: "{make} em segunda mão",
      title: "{make} em segunda mão: {count} a partir de {minPrice} | Volante",
      description:
        "{make} usados: {topModel} e outros modelos de {minYear} a {maxYear}, a partir de {minPrice}. Preço a pronto, prestação com TAEG e histórico de preços.",
    },
    motorbike: {
      heading: "Motos {make} em segunda mão",
      title: "Motos {make} em segunda mão: {count} a partir de {minPrice} | Volante",
      description:
        "Motos {make} usadas: {topModel} e outros modelos de {minYear} a {maxYear}, a partir de {minPrice}. Preço a pronto e prestação com TAEG.",
    },
  },
} as const satisfies Record<Locale, Record<VehicleKind, Frame>>;
