import { z } from "zod";
import { segments } from "#domain/vehicle-types.ts";
import { field, unshown } from "../field.ts";
import { defineBlock } from "./define-block.ts";

export const bodyTypesSchema = unshown(
  field(
    z.object({
      heading: field(z.string().min(1), "Heading", "Por carrocería"),
      items: field(
        z.array(
          z.object({
            segment: field(z.enum(segments), "Id of the body type, which decides the drawing", "suv"),
            text: field(z.string(), "Its name", "SUV"),
            href: field(z.string(), "Path of its list", "/coches-ocasion/?segment=suv"),
            count: field(z.int().nonnegative().optional(), "Number of vehicles in it", 312),
          }),
        ),
        "The body types",
      ),
    }),
    "Links to lists by body type, each with its drawing",
  ),
);

export const bodyTypesBlock = defineBlock({
  key: "body-types",
  data: bodyTypesSchema,
});

export type BodyTypesData = z.output<typeof bodyTypesSchema>;
