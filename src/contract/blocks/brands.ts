import { z } from "zod";
import { field, unshown } from "../field.ts";
import { defineBlock } from "./define-block.ts";

const brandsSchema = unshown(
  field(
    z.object({
      heading: field(z.string().min(1), "Heading", "Por marca"),
      items: field(
        z.array(
          z.object({
            brand: field(z.string(), "Id of the brand", "seat"),
            text: field(z.string(), "Its name", "SEAT"),
            href: field(z.string(), "Path of its list", "/seat-segunda-mano/"),
            count: field(z.int().nonnegative().optional(), "Number of vehicles in it", 42),
          }),
        ),
        "The brands",
      ),
    }),
    "Links to lists by brand",
  ),
);

export const brandsBlock = defineBlock({
  key: "brands",
  data: brandsSchema,
});

export type BrandsData = z.output<typeof brandsSchema>;
