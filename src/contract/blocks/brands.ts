import { z } from "zod";
import { defineBlock } from "./define-block.ts";

const brandsSchema = z.object({
  heading: z.string().min(1),
  items: z.array(
    z.object({
      brand: z.string(),
      text: z.string(),
      href: z.string(),
      count: z.int().nonnegative().optional(),
    }),
  ),
});

export const brandsBlock = defineBlock({
  key: "brands",
  data: brandsSchema,
});

export type BrandsData = z.output<typeof brandsSchema>;
