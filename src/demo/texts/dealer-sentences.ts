import type { Locale } from "#platform/locale.ts";

/**
 * What the page of a dealer's vehicles says. `{dealer}` is its name, `{town}` its municipality, `{address}` its street,
 * `{makes}` its most frequent makes, `{place}` the place it belongs to; the figures are those of its vehicles.
 */
export const dealerSentences = {
  es: {
    slug: "concesionario",
    cars: "Coches en {dealer}",
    where: "en {dealer}",
    both: "Coches y motos en {dealer}",
    title: "{dealer}: {count} vehículos de segunda mano desde {minPrice}",
    description:
      "{count} vehículos de segunda mano en {dealer}, {address}, {town}: de {minYear} a {maxYear}, desde {minPrice}. Teléfono, horario y cómo llegar.",
    opening: [
      "{count} vehículos que puedes ver y probar en {address}, {town}: de {minPrice} a {maxPrice}.",
      "En {address}, {town}, te esperan {count} vehículos. El más barato cuesta {minPrice} y el que menos ha rodado marca {minKilometers}.",
    ],
    makes: "Las marcas con más unidades son {makes}.",
    gearbox: "{automatic} llevan cambio automático y {electrified} son híbridos o eléctricos.",
    more: "Más en {place}",
    all: "Todos los concesionarios",
  },
  pt: {
    slug: "concessionario",
    cars: "Carros no {dealer}",
    where: "no {dealer}",
    both: "Carros e motos no {dealer}",
    title: "{dealer}: {count} veículos usados a partir de {minPrice}",
    description:
      "{count} veículos em segunda mão no {dealer}, {address}, {town}: de {minYear} a {maxYear}, a partir de {minPrice}. Telefone, horário e como chegar.",
    opening: [
      "{count} veículos para ver e experimentar em {address}, {town}: de {minPrice} a {maxPrice}.",
      "Em {address}, {town}, há {count} veículos. O mais barato custa {minPrice} e o que menos andou marca {minKilometers}.",
    ],
    makes: "As marcas com mais unidades são {makes}.",
    gearbox: "{automatic} têm caixa automática e {electrified} são híbridos ou elétricos.",
    more: "Mais em {place}",
    all: "Todos os concessionários",
  },
} as const satisfies Record<Locale, Record<string, string | readonly string[]>>;
