import { z } from "zod";
import { defineBlock } from "./define-block.ts";
import { linkSchema } from "./link.ts";

const bannerSchema = z.object({
  heading: z.string().min(1),
  text: z.string().optional(),
  link: linkSchema,
});

export const bannerBlock = defineBlock({
  key: "banner",
  data: bannerSchema,
});

export type BannerData = z.output<typeof bannerSchema>;
