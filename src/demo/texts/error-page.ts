import type { PageTexts } from "./page-text.ts";

/**
 * The page of the error route: what stands below the message that an address leads nowhere. Header and footer of this page
 * also serve the pages that have no content of their own.
 */
export const errorTexts = {
  es: {
    seo: {
      title: "Página no encontrada | Volante",
      description: "La dirección no existe o ha cambiado. Desde aquí puedes seguir buscando.",
      noindex: true,
    },
    components: [
      {
        id: "newest",
        key: "vehicle-row",
        data: {
          heading: "Recién llegados",
          kind: "car",
          filters: {},
          sort: "newest",
          limit: 4,
          link: { text: "Ver todos los coches", href: "{path:cars}" },
        },
      },
      { id: "body-types", key: "body-types", data: { heading: "Elige por carrocería" } },
    ],
  },
  pt: {
    seo: {
      title: "Página não encontrada | Volante",
      description: "O endereço não existe ou mudou. A partir daqui pode continuar a procurar.",
      noindex: true,
    },
    components: [
      {
        id: "newest",
        key: "vehicle-row",
        data: {
          heading: "Acabados de chegar",
          kind: "car",
          filters: {},
          sort: "newest",
          limit: 4,
          link: { text: "Ver todos os carros", href: "{path:cars}" },
        },
      },
      { id: "body-types", key: "body-types", data: { heading: "Escolha pela carroçaria" } },
    ],
  },
} as const satisfies PageTexts;
