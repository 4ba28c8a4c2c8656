import type { ArticleData } from "#contract/blocks/article.ts";

export const examples = [
  {
    title: "Qué mirar en un coche usado",
    summary: "Media hora bien empleada, sin herramientas.",
    author: "Equipo editorial de Volante",
    date: "2026-10-01",
    changed: "2026-11-02",
    minutes: 4,
    body: [
      "<p>Empieza por <strong>los papeles</strong>.</p><h2>Por fuera</h2><p>La pintura y las juntas.</p>",
      "<h2>Por dentro</h2><ul><li>El cuadro</li><li>Los asientos</li></ul><h2>En marcha</h2>",
      "<table><caption>Ruidos</caption><thead><tr><th>Cuándo</th><th>Qué puede ser</th></tr></thead>",
      "<tbody><tr><th>Al girar</th><td>Una junta</td></tr></tbody></table>",
    ].join(""),
    list: { text: "Blog", href: "/blog/" },
    related: {
      heading: "Sigue leyendo",
      articles: [
        {
          title: "Kilómetros e historial",
          summary: "Cómo comprobar lo que dice el cuadro.",
          href: "/blog/kilometros/",
          date: "2026-09-01",
          minutes: 3,
        },
      ],
    },
  },
  { title: "Breve", summary: "", author: "Volante", date: "2026-10-01", minutes: 1, body: "Una línea." },
] satisfies ArticleData[];
