import type { Locale } from "#platform/locale.ts";

export const segmentFrames = {
  es: {
    title: "{heading}: {count} desde {minPrice} | Volante",
    description:
      "{heading}: {count} unidades de {minYear} a {maxYear} en {dealers} concesionarios, de {minPrice} a {maxPrice}.",
  },
  pt: {
    title: "{heading}: {count} a partir de {minPrice} | Volante",
    description:
      "{heading}: {count} unidades de {minYear} a {maxYear} em {dealers} concessionários, de {minPrice} a {maxPrice}.",
  },
} as const satisfies Record<Locale, { title: string; description: string }>;
