import { z } from "zod";
import { field, unshown } from "../field.ts";
import { defineBlock } from "./define-block.ts";

const titleSchema = unshown(
  field(
    z.object({
      heading: field(z.string().min(1), "Heading", "Aviso legal"),
      text: field(
        z.string().optional(),
        "Text below the heading",
        "Última actualización: noviembre de 2026.",
      ),
    }),
    "Title of a page",
  ),
);

export const titleBlock = defineBlock({
  key: "title",
  data: titleSchema,
});

export type TitleData = z.output<typeof titleSchema>;
