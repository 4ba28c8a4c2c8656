import { z } from "zod";
import { componentFilters } from "../component-filters.ts";
import { field, unshown } from "../field.ts";
import { vehicleKind } from "../vehicle-card.ts";
import { defineBlock } from "./define-block.ts";
import { linkSchema } from "./link.ts";

export const vehicleRowSchema = unshown(
  field(
    z.object({
      heading: field(z.string().min(1), "Heading", "Recién llegados"),
      kind: field(vehicleKind.optional(), "Only vehicles of this kind", "car"),
      dealers: field(
        z.array(z.string()).min(1).optional(),
        "Only vehicles that stand at these dealers, by `dealerCode`",
        ["MAD01"],
      ),
      filters: field(componentFilters.default({}), "Filters by key, as in the address of a list", {
        fuel: "electric",
      }),
      sort: field(z.string().optional(), "Order, as in a search", "newest"),
      limit: field(z.int().min(1).max(24).default(8), "At most so many vehicles", 8),
      link: field(linkSchema.optional(), "Where all of them are"),
    }),
    "Some vehicles side by side",
  ),
);

export const vehicleRowBlock = defineBlock({
  key: "vehicle-row",
  data: vehicleRowSchema,
});

export type VehicleRowData = z.output<typeof vehicleRowSchema>;
