import { z } from "zod";
import { field, unshown } from "../field.ts";
import { defineBlock } from "./define-block.ts";

const stepsSchema = unshown(
  field(
    z.object({
      heading: field(z.string().min(1), "Heading", "Cómo funciona"),
      items: field(
        z.array(
          z.object({
            title: field(z.string(), "The step", "Elige"),
            text: field(z.string(), "The same in a sentence", "Busca entre más de dos mil vehículos."),
          }),
        ),
        "The steps, in their order",
      ),
    }),
    "Steps of something, numbered",
  ),
);

export const stepsBlock = defineBlock({
  key: "steps",
  data: stepsSchema,
});

export type StepsData = z.output<typeof stepsSchema>;
