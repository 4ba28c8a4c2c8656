import { z } from "zod";
import { componentFilters } from "../component-filters.ts";
import { vehicleKind } from "../vehicle-card.ts";
import { defineBlock } from "./define-block.ts";
import { linkSchema } from "./link.ts";

export const vehicleRowSchema = z.object({
  heading: z.string().min(1),
  kind: vehicleKind.optional(),
  /** Codes of the dealers whose vehicles are meant. */
  dealers: z.array(z.string()).min(1).optional(),
  filters: componentFilters.default({}),
  sort: z.string().optional(),
  limit: z.int().min(1).max(24).default(8),
  link: linkSchema.optional(),
});

export const vehicleRowBlock = defineBlock({
  key: "vehicle-row",
  data: vehicleRowSchema,
});

export type VehicleRowData = z.output<typeof vehicleRowSchema>;
