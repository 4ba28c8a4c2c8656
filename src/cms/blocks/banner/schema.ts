import { z } from "zod";
import { linkSchema } from "../link-schema.ts";

export const bannerSchema = z.object({
  heading: z.string().min(1),
  text: z.string().optional(),
  link: linkSchema,
});

export type BannerData = z.output<typeof bannerSchema>;
