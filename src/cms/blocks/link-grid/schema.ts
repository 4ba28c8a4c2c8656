import { z } from "zod";

export const linkGridSchema = z.object({
  heading: z.string().min(1),
  text: z.string().optional(),
  items: z.array(
    z.object({
      text: z.string().min(1),
      href: z.string().min(1),
      count: z.int().nonnegative().optional(),
    }),
  ),
});

export type LinkGridData = z.output<typeof linkGridSchema>;
