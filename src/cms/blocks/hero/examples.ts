import type { HeroData } from "#contract/blocks/hero.ts";

export const examples = [
  {
    title: "Coches y motos de segunda mano, con el precio completo a la vista",
    text: "Lo que cuesta al contado, lo que cuesta al mes con su TAE y lo que ha costado antes.",
    search: { action: "/coches-segunda-mano/" },
    stats: [
      { value: "2412", label: "vehículos" },
      { value: "38", label: "concesionarios" },
    ],
  },
  {
    title: "Reservar un vehículo",
    search: {
      action: "/coches-segunda-mano/",
      tags: [
        { text: "Automático", filter: "transmission", value: "automatic" },
        { text: "Híbrido", filter: "fuel", value: "hybrid" },
      ],
    },
    links: [{ text: "Ver mis reservas", href: "/personal/reserva/" }],
  },
  { title: "Solo un título" },
] satisfies HeroData[];
