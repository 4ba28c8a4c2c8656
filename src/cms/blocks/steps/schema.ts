import { z } from "zod";

export const stepsSchema = z.object({
  heading: z.string().min(1),
  items: z.array(z.object({ title: z.string(), text: z.string() })),
});

export type StepsData = z.output<typeof stepsSchema>;
