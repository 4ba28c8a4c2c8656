import { z } from "zod";

export const brandsSchema = z.object({
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

export type BrandsData = z.output<typeof brandsSchema>;
