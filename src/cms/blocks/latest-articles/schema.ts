import { z } from "zod";
import { articleSummarySchema } from "../article-summary-schema.ts";
import { linkSchema } from "../link-schema.ts";

export const latestArticlesSchema = z.object({
  heading: z.string().min(1),
  articles: z.array(articleSummarySchema).max(12),
  link: linkSchema.optional(),
});

export type LatestArticlesData = z.output<typeof latestArticlesSchema>;
