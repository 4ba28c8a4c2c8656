import { z } from "zod";
import { segments } from "#domain/vehicle-types.ts";
import { defineBlock } from "./define-block.ts";

export const bodyTypesSchema = z.object({
  heading: z.string().min(1),
  items: z.array(
    z.object({
      segment: z.enum(segments),
      text: z.string(),
      href: z.string(),
      count: z.int().nonnegative().optional(),
    }),
  ),
});

export const bodyTypesBlock = defineBlock({
  key: "body-types",
  data: bodyTypesSchema,
});

export type BodyTypesData = z.output<typeof bodyTypesSchema>;
