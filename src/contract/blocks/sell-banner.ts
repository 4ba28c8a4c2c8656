import { z } from "zod";
import { field, unshown } from "../field.ts";
import { defineBlock } from "./define-block.ts";
import { linkSchema } from "./link.ts";

const sellBannerSchema = unshown(
  field(
    z.object({
      heading: field(z.string().min(1), "Heading", "Vende tu coche"),
      text: field(z.string().optional(), "Text below the heading", "Te lo tasamos en dos minutos."),
      points: field(
        z.array(z.string().min(1)).max(5).default([]),
        "What the seller gets, in a few words each",
        ["Pago en 24 horas"],
      ),
      link: field(linkSchema.optional(), "Where it starts; left out, the trade-in"),
      plate: field(
        z.boolean().optional(),
        "Whether a field for the plate is shown; the text of `link` is on its button",
        true,
      ),
      second: field(linkSchema.optional(), "A second way, such as a telephone"),
    }),
    "Leads a visitor to sell their car",
  ),
);

export const sellBannerBlock = defineBlock({
  key: "sell-banner",
  data: sellBannerSchema,
});

export type SellBannerData = z.output<typeof sellBannerSchema>;
