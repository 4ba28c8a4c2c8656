import type { PageTexts } from "../page-text.ts";

/** The page that lists the articles; they are added when the pages are built. */
export const blogTexts = {
  es: {
    seo: {
      title: "Blog: guías para comprar un coche o una moto de segunda mano | Volante",
      description:
        "Qué revisar en un coche usado, cómo leer una oferta de crédito, qué garantía tienes, qué etiqueta lleva y qué impuestos pagas. Guías cortas con datos y fuentes.",
    },
    components: [
      {
        id: "articles",
        key: "blog-list",
        data: {
          heading: "Blog",
          text: "Guías para comprar un coche o una moto de segunda mano en España: qué mirar, qué firmar y qué cuesta de verdad.",
        },
      },
    ],
  },
  pt: {
    seo: {
      title: "Blog: guias para comprar um carro ou uma moto em segunda mão | Volante",
      description:
        "O que ver num carro usado, como ler uma proposta de crédito, que garantia tem, quanto paga de IUC e o que fazer depois da compra. Guias curtos com dados e fontes.",
    },
    components: [
      {
        id: "articles",
        key: "blog-list",
        data: {
          heading: "Blog",
          text: "Guias para comprar um carro ou uma moto em segunda mão em Portugal: o que ver, o que assinar e quanto custa de facto.",
        },
      },
    ],
  },
} as const satisfies PageTexts;
