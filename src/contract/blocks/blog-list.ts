import { z } from "zod";
import { field, unshown } from "../field.ts";
import { articleSummarySchema } from "./article-summary.ts";
import { defineBlock } from "./define-block.ts";

export const blogListSchema = unshown(
  field(
    z.object({
      heading: field(z.string().min(1), "Heading", "Blog"),
      text: field(z.string().optional(), "Text below the heading", "Consejos para comprar y vender."),
      articles: field(z.array(articleSummarySchema).default([]), "All articles, newest first"),
      pageSize: field(z.int().min(1).max(24).default(9), "Articles on a page", 9),
    }),
    "A list of articles, page by page",
  ),
);

export const blogListBlock = defineBlock({
  key: "blog-list",
  data: blogListSchema,
  reads: "page-number",
});

export type BlogListData = z.output<typeof blogListSchema>;

/** Pages that the list has: one when it is empty. */
export const blogPageCount = ({ articles, pageSize }: BlogListData): number =>
  Math.max(1, Math.ceil(articles.length / pageSize));
