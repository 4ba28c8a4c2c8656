import type { BrandsData } from "#contract/blocks/brands.ts";

export const examples = [
  {
    heading: "Marcas",
    items: ["Audi", "BMW", "Citroën", "Mercedes-Benz", "SEAT", "Škoda"].map((text) => ({
      brand: text.toLowerCase(),
      text,
      href: "/marcas-de-coches/",
    })),
  },
] satisfies BrandsData[];
