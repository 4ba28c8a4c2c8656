import { z } from "zod";
import { defineBlock } from "./define-block.ts";
import { linkSchema } from "./link.ts";

const sellBannerSchema = z.object({
  heading: z.string().min(1),
  text: z.string().optional(),
  /** What the seller gets, in a few words each. */
  points: z.array(z.string().min(1)).max(5).default([]),
  /** Where it starts; defaults to the trade-in. */
  link: linkSchema.optional(),
  /** Extension: shows a field for the plate; the text of `link` is on its button. */
  plate: z.boolean().optional(),
  /** A second way, such as a telephone. */
  second: linkSchema.optional(),
});

export const sellBannerBlock = defineBlock({
  key: "sell-banner",
  data: sellBannerSchema,
});

export type SellBannerData = z.output<typeof sellBannerSchema>;
