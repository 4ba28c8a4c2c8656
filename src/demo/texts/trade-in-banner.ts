import type { Locale } from "#platform/locale.ts";
import type { SeedComponent } from "./seed-page.ts";

const ways = {
  es: {
    link: { text: "Tasar mi coche", href: "#tradein" },
    second: { text: "Llamar al 910 000 001", href: "tel:+34910000001" },
  },
  pt: {
    link: { text: "Avaliar o meu carro", href: "#tradein" },
    second: { text: "Ligar para 210 000 001", href: "tel:+351210000001" },
  },
} as const satisfies Record<Locale, unknown>;

const points = {
  es: {
    valuing: [
      "Gratis y sin compromiso",
      "Ves el importe línea a línea",
      "Vale 30 días, también si no compras nada",
    ],
    selling: ["Oferta por escrito, válida 30 días", "Cobras al firmar", "Cambio de titularidad hecho"],
  },
  pt: {
    valuing: [
      "Gratuita e sem compromisso",
      "Vê o valor linha a linha",
      "Vale 30 dias, também se não comprar nada",
    ],
    selling: ["Oferta por escrito, válida 30 dias", "Recebe ao assinar", "Registo de propriedade tratado"],
  },
} as const satisfies Record<Locale, unknown>;

/** Heads a page for whoever wants to sell or value a car: with the plate they begin at once; the telephone is the other way. */
export const tradeInBanner = (
  locale: Locale,
  about: "valuing" | "selling",
  { heading, text }: { readonly heading: string; readonly text: string },
): SeedComponent => ({
  id: "banner",
  key: "sell-banner",
  data: { heading, text, points: [...points[locale][about]], ...ways[locale], plate: true },
});
