import { z } from "zod";
import { field, unshown } from "../field.ts";
import { defineBlock } from "./define-block.ts";

export const benefitIcons = ["shield", "tag", "return", "euro", "truck", "calendar"] as const;

export const benefitsSchema = unshown(
  field(
    z.object({
      heading: field(z.string().min(1), "Heading", "Por qué con nosotros"),
      items: field(
        z.array(
          z.object({
            title: field(z.string(), "What it is", "Garantía"),
            text: field(z.string(), "The same in a sentence", "Tres años en todos los coches."),
            icon: field(z.enum(benefitIcons), "Its icon", "shield"),
          }),
        ),
        "The points",
      ),
    }),
    "What the shop offers, point by point",
  ),
);

export const benefitsBlock = defineBlock({
  key: "benefits",
  data: benefitsSchema,
});

export type BenefitsData = z.output<typeof benefitsSchema>;
