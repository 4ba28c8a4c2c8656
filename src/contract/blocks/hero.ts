import { z } from "zod";
import { picture } from "../picture.ts";
import { defineBlock } from "./define-block.ts";
import { linkSchema } from "./link.ts";

export const heroSchema = z.object({
  title: z.string().min(1),
  text: z.string().optional(),
  /** Further sentences, each of which may need a part of the site. */
  more: z.array(z.object({ text: z.string().min(1) })).optional(),
  image: picture.optional(),
  search: z.object({ action: z.string().startsWith("/") }).optional(),
  /** Extension: other ways on, below the search. */
  links: z.array(linkSchema).max(3).optional(),
  stats: z.array(z.object({ value: z.string(), label: z.string() })).optional(),
});

export const heroBlock = defineBlock({
  key: "hero",
  data: heroSchema,
});

export type HeroData = z.output<typeof heroSchema>;
