import type { VehicleRowData } from "#contract/blocks/vehicle-row.ts";

export const examples = [
  {
    heading: "Rebajados",
    filters: { discount: "1" },
    sort: "newest",
    limit: 8,
    link: { text: "Ver todas las ofertas", href: "/ofertas-coches-ocasion/" },
  },
] satisfies VehicleRowData[];
