import { z } from "zod";
import { defineBlock } from "./define-block.ts";

const linkGridSchema = z.object({
  heading: z.string().min(1),
  text: z.string().optional(),
  /** Extension: the links are shown when the heading is opened. */
  folded: z.boolean().optional(),
  items: z.array(
    z.object({
      text: z.string().min(1),
      href: z.string().min(1),
      count: z.int().nonnegative().optional(),
    }),
  ),
});

export const linkGridBlock = defineBlock({
  key: "link-grid",
  data: linkGridSchema,
});

export type LinkGridData = z.output<typeof linkGridSchema>;
