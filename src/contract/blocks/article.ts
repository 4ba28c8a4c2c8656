import { z } from "zod";
import { field, unshown } from "../field.ts";
import { picture } from "../picture.ts";
import { articleDate, articleSummarySchema } from "./article-summary.ts";
import { defineBlock } from "./define-block.ts";
import { linkSchema } from "./link.ts";

export const articleSchema = unshown(
  field(
    z.object({
      title: field(z.string().min(1), "Title", "Qué mirar antes de comprar"),
      summary: field(z.string(), "Summary in a sentence or two", "Diez minutos que ahorran disgustos."),
      author: field(z.string().min(1), "Who wrote it: the shop, or a department of it", "Taller de Volante"),
      date: field(articleDate, "Day on which it was published"),
      changed: field(articleDate.optional(), "Day of the last change of substance", "2026-11-25"),
      minutes: field(z.int().min(1), "Reading time", 4, "minutes"),
      picture: field(picture.optional(), "Its picture"),
      body: field(
        z.string(),
        "The article in simple markup; its headings of level two make the table of contents",
        "<h2>Frenos</h2><p>Mira los discos.</p>",
      ),
      list: field(linkSchema.optional(), "The list that the article stands in"),
      related: field(
        z
          .object({
            heading: field(z.string().min(1), "Heading", "Sigue leyendo"),
            articles: field(z.array(articleSummarySchema), "The articles"),
          })
          .optional(),
        "Articles about the same",
      ),
    }),
    "An article",
  ),
);

export const articleBlock = defineBlock({
  key: "article",
  data: articleSchema,
});

export type ArticleData = z.output<typeof articleSchema>;
