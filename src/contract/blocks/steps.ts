import { z } from "zod";
import { defineBlock } from "./define-block.ts";

const stepsSchema = z.object({
  heading: z.string().min(1),
  items: z.array(z.object({ title: z.string(), text: z.string() })),
});

export const stepsBlock = defineBlock({
  key: "steps",
  data: stepsSchema,
});

export type StepsData = z.output<typeof stepsSchema>;
