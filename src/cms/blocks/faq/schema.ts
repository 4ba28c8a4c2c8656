import { z } from "zod";

export const faqSchema = z.object({
  heading: z.string().min(1),
  items: z.array(z.object({ question: z.string(), answer: z.string() })),
});

export type FaqData = z.output<typeof faqSchema>;
