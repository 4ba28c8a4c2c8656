import { type ListName, list } from "./list-searches.ts";
import { offerLinks } from "./offer-links.ts";
import type { PageTexts } from "./page-text.ts";
import { quickCars, quickMotorbikes } from "./quick-filters.ts";

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
        list(
          "cars",
          "Coches de segunda mano",
          [
            "{count} coches en {dealers} concesionarios de España y Portugal, de {minPrice} a {maxPrice}. {automatic} llevan cambio automático y {electrified} son híbridos o eléctricos.",
          ],
          quickCars.es,
        ),
      ],
    },
    pt: {
      seo: {
        title: "Carros em segunda mão: {count} unidades a partir de {minPrice} | Volante",
        description:
          "{count} carros em segunda mão de {minYear} a {maxYear}. Filtre por marca, preço, quilómetros, combustível ou caixa. Preço a pronto e prestação com TAEG.",
      },
      components: [
        list(
          "cars",
          "Carros em segunda mão",
          [
            "{count} carros em {dealers} concessionários de Portugal e Espanha, de {minPrice} a {maxPrice}. {automatic} têm caixa automática e {electrified} são híbridos ou elétricos.",
          ],
          quickCars.pt,
        ),
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
        list(
          "motorbikes",
          "Motos de ocasión",
          [
            "{count} motos y scooters en {dealers} concesionarios, de {minPrice} a {maxPrice}. La que menos ha rodado marca {minKilometers}.",
          ],
          quickMotorbikes.es,
        ),
        { id: "segments", key: "link-grid", data: { heading: "Por tipo de moto" } },
        { id: "makes", key: "link-grid", data: { heading: "Por marca" } },
      ],
    },
    pt: {
      seo: {
        title: "Motos em segunda mão: {count} motos e scooters a partir de {minPrice} | Volante",
        description:
          "{count} motos usadas, de {minYear} a {maxYear}: naked, trail, scooter, desportivas e custom. A partir de {minPrice}.",
      },
      components: [
        list(
          "motorbikes",
          "Motos em segunda mão",
          [
            "{count} motos e scooters em {dealers} concessionários, de {minPrice} a {maxPrice}. A que menos andou marca {minKilometers}.",
          ],
          quickMotorbikes.pt,
        ),
        { id: "segments", key: "link-grid", data: { heading: "Por tipo de moto" } },
        { id: "makes", key: "link-grid", data: { heading: "Por marca" } },
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
  outlet: {
    es: {
      seo: {
        title: "Gran outlet de fin de año: {count} vehículos desde {minPrice} | Volante",
        description:
          "{count} coches y motos con el precio más ajustado del stock, de {minPrice} a {maxPrice}, matriculados entre {minYear} y {maxYear}. Con la misma garantía que los demás.",
      },
      components: [
        list("outlet", "Gran outlet de fin de año", [
          "{count} coches y motos con precio bajo, de {minPrice} a {maxPrice}, en {dealers} concesionarios. Son los de más años o más kilómetros, y por eso cuestan menos.",
          "La garantía legal de tres años es la misma que en el resto. Mira en la ficha los propietarios, la próxima ITV y el historial del precio antes de decidir.",
        ]),
        offerLinks("es"),
      ],
    },
    pt: {
      seo: {
        title: "Grande outlet de fim de ano: {count} veículos desde {minPrice} | Volante",
        description:
          "{count} carros e motos com o preço mais baixo do stock, de {minPrice} a {maxPrice}, com matrículas entre {minYear} e {maxYear}. Com a mesma garantia dos outros.",
      },
      components: [
        list("outlet", "Grande outlet de fim de ano", [
          "{count} carros e motos com preço baixo, de {minPrice} a {maxPrice}, em {dealers} concessionários. São os que têm mais anos ou mais quilómetros, e por isso custam menos.",
          "A garantia legal é a mesma dos outros. Veja na ficha os proprietários, a próxima inspeção e o histórico do preço antes de decidir.",
        ]),
        offerLinks("pt"),
      ],
    },
  },
  blackDays: {
    es: {
      seo: {
        title: "Black Days: {count} coches y motos rebajados | Volante",
        description:
          "{count} coches y motos con el precio rebajado, desde {minPrice}. Cada precio tachado es el más bajo de los 30 días anteriores: sin subidas previas.",
      },
      components: [
        list("blackDays", "Black Days: coches y motos rebajados", [
          "Todo lo que ha bajado de precio, coches y motos: {count} vehículos, de {minPrice} a {maxPrice}.",
          "Nadie sube un precio para bajarlo después: el tachado es el más bajo de los 30 días anteriores a la rebaja, y el historial de cada vehículo lo enseña día a día.",
        ]),
        offerLinks("es"),
      ],
    },
    pt: {
      seo: {
        title: "Black Days: {count} carros e motos com preço reduzido | Volante",
        description:
          "{count} carros e motos com o preço reduzido, a partir de {minPrice}. Cada preço riscado é o mais baixo dos 30 dias anteriores: sem subidas antes.",
      },
      components: [
        list("blackDays", "Black Days: carros e motos com preço reduzido", [
          "Tudo o que baixou de preço, carros e motos: {count} veículos, de {minPrice} a {maxPrice}.",
          "Ninguém sobe um preço para o baixar depois: o riscado é o mais baixo dos 30 dias anteriores à redução, e o histórico de cada veículo mostra-o dia a dia.",
        ]),
        offerLinks("pt"),
      ],
    },
  },
  financeCampaign: {
    es: {
      seo: {
        title: "Promoción de financiación: {count} coches a plazos | Volante",
        description:
          "{count} coches que puedes financiar, con la cuota, la TAE y el total en cada ficha. En qué consiste la promoción con última cuota y cuándo no conviene.",
      },
      components: [
        list("financeCampaign", "Coches en promoción de financiación", [
          "{count} coches que se pueden pagar a plazos, de {minPrice} a {maxPrice}. Los que llevan promoción tienen un precio financiado más bajo, a cambio de una última cuota más alta.",
          "Cada mes pagas menos, pero al final queda esa suma por pagar. Compara siempre el importe total adeudado: está en la ficha, con el TIN y la TAE. Atención: pedir dinero prestado cuesta dinero.",
        ]),
        offerLinks("es"),
      ],
    },
    pt: {
      seo: {
        title: "Campanha de financiamento: {count} carros a prestações | Volante",
        description:
          "{count} carros que pode financiar, com a prestação, a TAEG e o total em cada ficha. Em que consiste a campanha com última prestação e quando não compensa.",
      },
      components: [
        list("financeCampaign", "Carros em campanha de financiamento", [
          "{count} carros que se podem pagar a prestações, de {minPrice} a {maxPrice}. Os que estão em campanha têm um preço financiado mais baixo, em troca de uma última prestação mais alta.",
          "Por mês paga menos, mas no fim fica essa soma por pagar. Compare sempre o MTIC: está na ficha, com a TAN e a TAEG. Atenção: pedir dinheiro emprestado custa dinheiro.",
        ]),
        offerLinks("pt"),
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
