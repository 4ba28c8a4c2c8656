import type { DealerLocatorData } from "#contract/blocks/dealer-locator.ts";

export const examples = [
  {
    heading: "Encuentra tu concesionario",
    places: [
      {
        id: "madrid",
        name: "Madrid",
        dealers: ["ES107", "ES114", "ES121"],
        label: true,
        links: [{ text: "Coches en Madrid", href: "/coches-ocasion-madrid/" }],
      },
    ],
    lists: [],
  },
  {
    heading: "Concesionario en Bilbao",
    text: "Aquí puedes ver los coches y traer el tuyo.",
    places: [],
    dealers: ["ES240"],
    lists: [{ dealer: "ES240", href: "/concesionario-volante-bilbao/" }],
  },
] satisfies DealerLocatorData[];
