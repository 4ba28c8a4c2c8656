import type es from "#locales/es/reviews.ts";
import type { Wording } from "#locales/wording.ts";

export default {
  average: "em 5, média de {count} opiniões",
  rating: "{rating} em 5",
} satisfies Wording<typeof es>;
