import { z } from "zod";
import { defineBlock } from "./define-block.ts";

export const benefitIcons = ["shield", "tag", "return", "euro", "truck", "calendar"] as const;

export const benefitsSchema = z.object({
  heading: z.string().min(1),
  items: z.array(z.object({ title: z.string(), text: z.string(), icon: z.enum(benefitIcons) })),
});

export const benefitsBlock = defineBlock({
  key: "benefits",
  data: benefitsSchema,
});

export type BenefitsData = z.output<typeof benefitsSchema>;
