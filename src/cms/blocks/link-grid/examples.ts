import type { LinkGridData } from "#contract/blocks/link-grid.ts";

export const examples = [
  {
    heading: "Más modelos de SEAT",
    items: [
      { text: "Arona", href: "/seat-arona-segunda-mano/", count: 21 },
      { text: "León", href: "/seat-leon-segunda-mano/", count: 34 },
      { text: "Todos los SEAT", href: "/seat-segunda-mano/" },
    ],
  },
  {
    heading: "Por ciudad",
    choose: "Elegir ciudad",
    items: [
      { text: "Madrid", href: "/coches-ocasion-madrid/", count: 310 },
      { text: "Sevilla", href: "/coches-ocasion-sevilla/" },
    ],
  },
  { heading: "Nada cerca", text: "Una lista vacía no se dibuja.", items: [] },
] satisfies LinkGridData[];
