import { z } from "zod";
import { picture } from "../picture.ts";
import { articleDate, articleSummarySchema } from "./article-summary.ts";
import { defineBlock } from "./define-block.ts";
import { linkSchema } from "./link.ts";

export const articleSchema = z.object({
  title: z.string().min(1),
  summary: z.string(),
  author: z.string().min(1),
  date: articleDate,
  /** Day of the last change of substance. */
  changed: articleDate.optional(),
  /** Reading time. */
  minutes: z.int().min(1),
  picture: picture.optional(),
  /** Simple markup; its headings of level two make the table of contents. */
  body: z.string(),
  /** The list that the article stands in. */
  list: linkSchema.optional(),
  related: z.object({ heading: z.string().min(1), articles: z.array(articleSummarySchema) }).optional(),
});

export const articleBlock = defineBlock({
  key: "article",
  data: articleSchema,
});

export type ArticleData = z.output<typeof articleSchema>;
