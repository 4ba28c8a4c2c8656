import type { SearchData } from "#contract/blocks/search.ts";

export const examples = [
  {
    heading: "SEAT de segunda mano",
    filters: { brand: "seat" },
    kind: "car",
    intro: ["Todos con garantía legal y con el historial de su precio."],
  },
  { heading: "Coches y motos", filters: {} },
] satisfies SearchData[];
