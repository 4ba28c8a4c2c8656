import { z } from "zod";
import { field, unshown } from "../field.ts";
import { defineBlock } from "./define-block.ts";

const linkGridSchema = unshown(
  field(
    z.object({
      heading: field(z.string().min(1), "Heading", "Coches por ciudad"),
      text: field(z.string().optional(), "Text below the heading", "Elige la tuya."),
      folded: field(
        z.boolean().optional(),
        "Whether the links are shown only when the heading is opened",
        false,
      ),
      choose: field(
        z.string().min(1).optional(),
        "Text of a button; the links are options that open below it",
        "Elegir ciudad",
      ),
      items: field(
        z.array(
          z.object({
            text: field(z.string().min(1), "Text of the link", "Madrid"),
            href: field(z.string().min(1), "Path of the page", "/coches-ocasion-madrid/"),
            count: field(z.int().nonnegative().optional(), "Number of vehicles in it", 640),
          }),
        ),
        "The links",
      ),
    }),
    "Links side by side",
  ),
);

export const linkGridBlock = defineBlock({
  key: "link-grid",
  data: linkGridSchema,
});

export type LinkGridData = z.output<typeof linkGridSchema>;
