import type { SlidesData } from "#contract/blocks/slides.ts";
import { carouselEffects } from "#domain/carousel-effects.ts";

const items = [
  {
    title: "Black Days",
    text: "Todo lo que ha bajado de precio, con el más bajo de los 30 días anteriores tachado.",
    link: { text: "Ver los rebajados", href: "/landings/black-days/" },
  },
  { title: "Cuota más baja", text: "A cambio de una última cuota." },
  { title: "Solo un título" },
];

export const examples = [
  { heading: "Campañas que se mueven", text: "Cada tres segundos.", effect: "fade", autoplay: true, items },
  ...carouselEffects.map((effect) => ({ heading: `Campañas, ${effect}`, effect, items })),
  { heading: "Campañas en fila", items },
  { heading: "Sin campañas", items: [] },
] satisfies SlidesData[];
