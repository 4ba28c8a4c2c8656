import { z } from "zod";
import { field, unshown } from "../field.ts";
import { picture } from "../picture.ts";
import { defineBlock } from "./define-block.ts";
import { linkSchema } from "./link.ts";
import { slideMotion } from "./slide-motion.ts";

const slidesSchema = unshown(
  field(
    z.object({
      heading: field(z.string().min(1), "Heading", "Ahora en Volante"),
      text: field(z.string().optional(), "Text below the heading", "Hasta fin de año."),
      ...slideMotion,
      items: field(
        z
          .array(
            z.object({
              title: field(z.string().min(1), "Title of the slide", "Black Days"),
              text: field(z.string().optional(), "Text of the slide", "Todo lo que ha bajado de precio."),
              image: field(picture.optional(), "Picture above or beside the text"),
              link: field(linkSchema.optional(), "Where it leads"),
            }),
          )
          .max(12),
        "The slides",
      ),
    }),
    "Slides that are looked at one after another, such as campaigns",
  ),
);

export const slidesBlock = defineBlock({
  key: "slides",
  data: slidesSchema,
});

export type SlidesData = z.output<typeof slidesSchema>;
