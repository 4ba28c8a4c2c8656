import type { BlogListData } from "#contract/blocks/blog-list.ts";

export const examples = [
  {
    heading: "Blog",
    text: "Para comprar con calma.",
    articles: [
      {
        title: "Qué mirar en un coche usado",
        summary: "Media hora bien empleada, sin herramientas.",
        href: "/blog/que-mirar/",
        date: "2026-10-01",
        minutes: 4,
      },
      {
        title: "Kilómetros e historial",
        summary: "Cómo comprobar lo que dice el cuadro.",
        href: "/blog/kilometros/",
        date: "2026-09-01",
        minutes: 3,
      },
    ],
    pageSize: 1,
  },
  { heading: "Blog", articles: [], pageSize: 9 },
] satisfies BlogListData[];
