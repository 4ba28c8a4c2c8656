import { z } from "zod";
import type { ShopPage } from "../shop-page.ts";

const kinds = ["home", "list", "landing", "text", "error"] as const satisfies readonly ShopPage["kind"][];

/** The facts of every page's file. */
export const pageFacts = z.strictObject({
  slug: z.string().regex(/^[a-z0-9_]+(?:[-/][a-z0-9_]+)*$/, "expected words between hyphens and slashes"),
  kind: z.enum(kinds).default("text"),
  /** For search engines, as is the description. */
  title: z.string().min(1),
  description: z.string().min(1),
  noindex: z.boolean().optional(),
});
