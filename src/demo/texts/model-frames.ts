import type { Locale } from "#platform/locale.ts";

export const modelFrames = {
  es: {
    heading: "{name} de segunda mano",
    title: "{name} de segunda mano: {count} desde {minPrice} | Volante",
    description:
      "{name} de ocasión: {count} unidades de {minYear} a {maxYear}, desde {minPrice} y {minKilometers}. Precio por año, cuota con TAE e historial de cada uno.",
    table: "Cuánto cuesta un {name} según el año",
    motorbikeTable: "Cuánto cuesta una {name} según el año",
    caption: "{name} a la venta, precio al contado",
    columns: ["Año", "Unidades", "Desde", "Hasta"],
    others: "Más modelos de {make}",
    whole: "Todos los {make}",
    wholeMotorbikes: "Todas las {make}",
    similar: "Alternativas de precio parecido",
  },
  pt: {
    heading: "{name} em segunda mão",
    title: "{name} em segunda mão: {count} desde {minPrice} | Volante",
    description:
      "{name} usados: {count} unidades de {minYear} a {maxYear}, a partir de {minPrice} e {minKilometers}. Preço por ano, prestação com TAEG e histórico de cada um.",
    table: "Quanto custa um {name} segundo o ano",
    motorbikeTable: "Quanto custa uma {name} segundo o ano",
    caption: "{name} à venda, preço a pronto",
    columns: ["Ano", "Unidades", "Desde", "Até"],
    others: "Mais modelos da {make}",
    whole: "Todos os {make}",
    wholeMotorbikes: "Todas as {make}",
    similar: "Alternativas de preço parecido",
  },
} as const satisfies Record<Locale, unknown>;
