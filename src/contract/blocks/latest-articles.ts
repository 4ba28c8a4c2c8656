import { z } from "zod";
import { articleSummarySchema } from "./article-summary.ts";
import { defineBlock } from "./define-block.ts";
import { linkSchema } from "./link.ts";

const latestArticlesSchema = z.object({
  heading: z.string().min(1),
  articles: z.array(articleSummarySchema).max(12),
  link: linkSchema.optional(),
});

export const latestArticlesBlock = defineBlock({
  key: "latest-articles",
  data: latestArticlesSchema,
});

export type LatestArticlesData = z.output<typeof latestArticlesSchema>;
