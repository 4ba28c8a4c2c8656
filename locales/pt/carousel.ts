import type es from "#locales/es/carousel.ts";
import type { Wording } from "#locales/wording.ts";

export default {
  carousel: "carrossel",
  slide: "diapositivo",
  previous: "Ver o anterior",
  next: "Ver o seguinte",
  pause: "Parar o movimento",
  play: "Retomar o movimento",
} as const satisfies Wording<typeof es>;
