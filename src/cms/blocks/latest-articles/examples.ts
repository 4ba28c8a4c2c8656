import type { LatestArticlesData } from "#contract/blocks/latest-articles.ts";

export const examples = [
  {
    heading: "Del blog",
    articles: [
      {
        title: "Qué mirar en un coche usado",
        summary: "Media hora bien empleada, sin herramientas.",
        href: "/blog/que-mirar/",
        date: "2026-10-01",
        minutes: 4,
      },
    ],
    link: { text: "Ver todos los artículos", href: "/blog/" },
  },
] satisfies LatestArticlesData[];
