import type { BannerData } from "#contract/blocks/banner.ts";

export const examples = [
  {
    heading: "¿Primera vez que compras un coche online?",
    text: "Cada paso, lo que pagas en él y lo que pasa si cambias de idea.",
    link: { text: "Cómo comprar un coche de segunda mano", href: "/comprar-coche-segunda-mano/" },
  },
  {
    heading: "¿Te conviene la última cuota?",
    link: { text: "Simular una cuota", href: "/financiacion/" },
    popup: {
      text: "Ver las condiciones",
      title: "Condiciones de la promoción",
      paragraphs: ["Una parte del precio se paga junta al final.", "Hasta que firmas no hay compromiso."],
    },
  },
] satisfies BannerData[];
