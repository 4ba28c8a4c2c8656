import { z } from "zod";
import { defineBlock } from "./define-block.ts";

const faqSchema = z.object({
  heading: z.string().min(1),
  items: z.array(z.object({ question: z.string(), answer: z.string() })).default([]),
});

export const faqBlock = defineBlock({
  key: "faq",
  data: faqSchema,
});

export type FaqData = z.output<typeof faqSchema>;
