import type { PageTexts } from "./page-text.ts";

/** Makes whose list prices begin where others end. */
const premiumMakes = [
  "alfa-romeo",
  "audi",
  "bmw",
  "ds",
  "jaguar",
  "land-rover",
  "lexus",
  "mercedes-benz",
  "mini",
  "polestar",
  "porsche",
  "tesla",
  "volvo",
];

/** What each list asks for; two lists never ask for the same, for a filtered search finds its page by this. */
export const listSearches = {
  cars: { kind: "car", filters: {} },
  motorbikes: { kind: "motorbike", filters: {} },
  offers: { kind: "car", filters: { discount: true } },
  premium: { kind: "car", filters: { brand: premiumMakes } },
} as const;

export type ListName = keyof typeof listSearches;

function list(name: ListName, heading: string, intro: readonly string[]) {
  return { id: "search", key: "search", data: { heading, ...listSearches[name], intro: [...intro] } };
}

/** The pages whose main part is a list of vehicles. */
export const listTexts = {
  cars: {
    es: {
      seo: {
        title: "Coches de segunda mano: {count} unidades desde {minPrice} | Volante",
        description:
          "{count} coches de segunda mano de {minYear} a {maxYear}. Filtra por marca, precio, kilómetros, combustible o cambio. Precio al contado y cuota con TAE.",
      },
      components: [
        list("cars", "Coches de segunda mano", [
          "{count} coches en {dealers} concesionarios de España y Portugal, de {minPrice} a {maxPrice}. {automatic} llevan cambio automático y {electrified} son híbridos o eléctricos.",
        ]),
      ],
    },
    pt: {
      seo: {
        title: "Carros em segunda mão: {count} unidades a partir de {minPrice} | Volante",
        description:
          "{count} carros em segunda mão de {minYear} a {maxYear}. Filtre por marca, preço, quilómetros, combustível ou caixa. Preço a pronto e prestação com TAEG.",
      },
      components: [
        list("cars", "Carros em segunda mão", [
          "{count} carros em {dealers} concessionários de Portugal e Espanha, de {minPrice} a {maxPrice}. {automatic} têm caixa automática e {electrified} são híbridos ou elétricos.",
        ]),
      ],
    },
  },
  motorbikes: {
    es: {
      seo: {
        title: "Motos de ocasión: {count} motos y scooters desde {minPrice} | Volante",
        description:
          "{count} motos de segunda mano, de {minYear} a {maxYear}: naked, trail, scooter, deportivas y custom. Desde {minPrice}.",
      },
      components: [
        list("motorbikes", "Motos de ocasión", [
          "{count} motos y scooters en {dealers} concesionarios, de {minPrice} a {maxPrice}. La que menos ha rodado marca {minKilometers}.",
        ]),
      ],
    },
    pt: {
      seo: {
        title: "Motos em segunda mão: {count} motos e scooters a partir de {minPrice} | Volante",
        description:
          "{count} motos usadas, de {minYear} a {maxYear}: naked, trail, scooter, desportivas e custom. A partir de {minPrice}.",
      },
      components: [
        list("motorbikes", "Motos em segunda mão", [
          "{count} motos e scooters em {dealers} concessionários, de {minPrice} a {maxPrice}. A que menos andou marca {minKilometers}.",
        ]),
      ],
    },
  },
  offers: {
    es: {
      seo: {
        title: "Ofertas de coches de ocasión: {count} rebajados | Volante",
        description:
          "{count} coches de segunda mano que han bajado de precio, desde {minPrice}. El precio tachado es el más bajo de los 30 días anteriores a la rebaja.",
      },
      components: [
        list("offers", "Ofertas de coches de ocasión", [
          "Estos {count} coches han bajado de precio. El precio tachado es el más bajo que tuvieron en los 30 días anteriores a la rebaja, y en cada ficha está el historial completo.",
        ]),
      ],
    },
    pt: {
      seo: {
        title: "Ofertas de carros usados: {count} com preço reduzido | Volante",
        description:
          "{count} carros em segunda mão que baixaram de preço, a partir de {minPrice}. O preço riscado é o mais baixo dos 30 dias anteriores à redução.",
      },
      components: [
        list("offers", "Ofertas de carros usados", [
          "Estes {count} carros baixaram de preço. O preço riscado é o mais baixo que tiveram nos 30 dias anteriores à redução, e em cada ficha está o histórico completo.",
        ]),
      ],
    },
  },
  premium: {
    es: {
      seo: {
        title: "Coches de ocasión premium: {count} unidades desde {minPrice} | Volante",
        description:
          "{count} coches premium de segunda mano: Audi, BMW, Mercedes-Benz, Volvo, Lexus y otras marcas. Matriculados entre {minYear} y {maxYear}.",
      },
      components: [
        list("premium", "Coches de ocasión premium", [
          "{count} coches de marcas premium, de {minPrice} a {maxPrice}. {automatic} llevan cambio automático y {traction4x4}, tracción a las cuatro ruedas.",
          "En estos coches el equipamiento pesa mucho en el precio: en cada ficha está la lista completa, agrupada.",
        ]),
      ],
    },
    pt: {
      seo: {
        title: "Carros usados premium: {count} unidades a partir de {minPrice} | Volante",
        description:
          "{count} carros premium em segunda mão: Audi, BMW, Mercedes-Benz, Volvo, Lexus e outras marcas. Matrículas entre {minYear} e {maxYear}.",
      },
      components: [
        list("premium", "Carros usados premium", [
          "{count} carros de marcas premium, de {minPrice} a {maxPrice}. {automatic} têm caixa automática e {traction4x4} têm tração às quatro rodas.",
          "Nestes carros o equipamento pesa muito no preço: em cada ficha está a lista completa, agrupada.",
        ]),
      ],
    },
  },
} as const satisfies Record<ListName, PageTexts>;
