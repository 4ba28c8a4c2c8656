import { z } from "zod";
import { field, unshown } from "../field.ts";
import { articleSummarySchema } from "./article-summary.ts";
import { defineBlock } from "./define-block.ts";
import { linkSchema } from "./link.ts";

const latestArticlesSchema = unshown(
  field(
    z.object({
      heading: field(z.string().min(1), "Heading", "Del blog"),
      articles: field(z.array(articleSummarySchema).max(12), "The articles, newest first"),
      link: field(linkSchema.optional(), "Where all of them are"),
    }),
    "The newest articles, with a link to all",
  ),
);

export const latestArticlesBlock = defineBlock({
  key: "latest-articles",
  data: latestArticlesSchema,
});

export type LatestArticlesData = z.output<typeof latestArticlesSchema>;
