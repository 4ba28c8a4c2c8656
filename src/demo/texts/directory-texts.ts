import type { PageTexts } from "./page-text.ts";

/** All makes; the tiles follow the stock. */
export const makesTexts = {
  es: {
    seo: {
      title: "Marcas de coches de segunda mano | Volante",
      description: "Todas las marcas de coches y motos que tenemos, con el número de vehículos de cada una.",
    },
    components: [
      {
        id: "title",
        key: "title",
        data: { heading: "Marcas de coches y motos", text: "{count} vehículos, ordenados por marca." },
      },
      { id: "brands", key: "brands", data: { heading: "Coches" } },
      { id: "motorbike-brands", key: "brands", data: { heading: "Motos" } },
    ],
  },
  pt: {
    seo: {
      title: "Marcas de carros em segunda mão | Volante",
      description: "Todas as marcas de carros e motos que temos, com o número de veículos de cada uma.",
    },
    components: [
      {
        id: "title",
        key: "title",
        data: { heading: "Marcas de carros e motos", text: "{count} veículos, ordenados por marca." },
      },
      { id: "brands", key: "brands", data: { heading: "Carros" } },
      { id: "motorbike-brands", key: "brands", data: { heading: "Motos" } },
    ],
  },
} as const satisfies PageTexts;

/** All dealers; addresses and hours follow the list of dealers. */
export const dealersTexts = {
  es: {
    seo: {
      title: "Concesionarios de coches de ocasión | Volante",
      description:
        "{allDealers} concesionarios en España y Portugal: dirección, teléfono, horario y dónde tasan tu coche.",
    },
    components: [
      {
        id: "mapa",
        key: "dealer-locator",
        data: {
          heading: "Concesionarios de coches de ocasión",
          text: "{allDealers} en España y Portugal: encuentra el más cercano.",
        },
      },
    ],
  },
  pt: {
    seo: {
      title: "Concessionários de carros usados | Volante",
      description:
        "{allDealers} concessionários em Portugal e Espanha: morada, telefone, horário e onde avaliam o seu carro.",
    },
    components: [
      {
        id: "mapa",
        key: "dealer-locator",
        data: {
          heading: "Concessionários de carros usados",
          text: "{allDealers} em Portugal e Espanha: encontre o mais próximo.",
        },
      },
    ],
  },
} as const satisfies PageTexts;
