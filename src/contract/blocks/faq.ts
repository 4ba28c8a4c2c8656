import { z } from "zod";
import { field, unshown } from "../field.ts";
import { defineBlock } from "./define-block.ts";

const faqSchema = unshown(
  field(
    z.object({
      heading: field(z.string().min(1), "Heading", "Preguntas frecuentes"),
      items: field(
        z
          .array(
            z.object({
              question: field(z.string(), "Question", "¿Hay garantía?"),
              answer: field(z.string(), "Answer", "Sí, de tres años."),
            }),
          )
          .default([]),
        "The questions, in their order",
      ),
    }),
    "Questions and answers",
  ),
);

export const faqBlock = defineBlock({
  key: "faq",
  data: faqSchema,
});

export type FaqData = z.output<typeof faqSchema>;
