import type { VehicleRowData } from "./schema.ts";

export const examples = [
  {
    heading: "Rebajados",
    filters: { discount: "1" },
    sort: "newest",
    limit: 8,
    link: { text: "Ver todas las ofertas", href: "/ofertas-coches-ocasion/" },
  },
] satisfies VehicleRowData[];
