import { z } from "zod";
import { articleSummarySchema } from "./article-summary.ts";
import { defineBlock } from "./define-block.ts";

export const blogListSchema = z.object({
  heading: z.string().min(1),
  text: z.string().optional(),
  /** All of them, newest first. */
  articles: z.array(articleSummarySchema).default([]),
  pageSize: z.int().min(1).max(24).default(9),
});

export const blogListBlock = defineBlock({
  key: "blog-list",
  data: blogListSchema,
  reads: "page-number",
});

export type BlogListData = z.output<typeof blogListSchema>;

/** Pages that the list has: one when it is empty. */
export const blogPageCount = ({ articles, pageSize }: BlogListData): number =>
  Math.max(1, Math.ceil(articles.length / pageSize));
