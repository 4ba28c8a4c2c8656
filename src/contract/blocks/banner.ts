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
    }),
    "A heading with a link",
  ),
);

export const bannerBlock = defineBlock({
  key: "banner",
  data: bannerSchema,
});

export type BannerData = z.output<typeof bannerSchema>;
