import type { Locale } from "#platform/locale.ts";
import type { SeedComponent } from "../seed-page.ts";

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

const words = {
  es: {
    valuing: {
      heading: "¿Cuánto vale tu coche?",
      text: "Escribe la matrícula y los kilómetros, déjanos tus datos y verás el importe línea a línea.",
      points: ["Gratis y sin compromiso", "La tasación vale 30 días", "También si no compras nada"],
    },
    selling: {
      heading: "Empieza por saber cuánto vale",
      text: "Tásalo aquí en unos minutos y elige día y hora para que lo veamos.",
      points: ["Oferta por escrito", "Cobras al firmar", "Cambio de titularidad hecho"],
    },
  },
  pt: {
    valuing: {
      heading: "Quanto vale o seu carro?",
      text: "Escreva a matrícula e os quilómetros, deixe-nos os seus dados e veja o valor linha a linha.",
      points: ["Gratuito e sem compromisso", "A avaliação vale 30 dias", "Também se não comprar nada"],
    },
    selling: {
      heading: "Comece por saber quanto vale",
      text: "Avalie-o aqui em poucos minutos e escolha o dia e a hora para o vermos.",
      points: ["Oferta por escrito", "Recebe ao assinar", "Registo de propriedade tratado"],
    },
  },
} as const satisfies Record<Locale, unknown>;

/** What whoever wants to sell or value a car does first; the telephone is the other way. */
export const tradeInBanner = (locale: Locale, about: "valuing" | "selling"): SeedComponent => ({
  id: "banner",
  key: "sell-banner",
  data: { ...words[locale][about], ...ways[locale] },
});
