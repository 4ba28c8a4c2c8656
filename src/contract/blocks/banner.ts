import { z } from "zod";
import { field, unshown } from "../field.ts";
import { defineBlock } from "./define-block.ts";
import { linkSchema } from "./link.ts";

const bannerSchema = unshown(
  field(
    z.object({
      heading: field(z.string().min(1), "Heading", "Gran outlet de fin de año"),
      text: field(z.string().optional(), "Text below the heading", "Solo hasta el 31 de diciembre."),
      link: field(linkSchema, "Where it leads"),
      popup: field(
        z
          .object({
            text: field(z.string().min(1), "Text of the button", "Ver las condiciones"),
            title: field(z.string().min(1), "Title of the window", "Condiciones de la promoción"),
            paragraphs: field(z.array(z.string().min(1)).min(1), "What it says", [
              "Vale mientras el vehículo está a la venta.",
            ]),
          })
          .optional(),
        "More to read, in a window that a second button opens",
      ),
    }),
    "A heading with a link",
  ),
);

export const bannerBlock = defineBlock({
  key: "banner",
  data: bannerSchema,
});

export type BannerData = z.output<typeof bannerSchema>;
