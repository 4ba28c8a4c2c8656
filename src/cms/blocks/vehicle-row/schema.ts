import { z } from "zod";
import { componentFilters } from "#contract/component-filters.ts";
import { vehicleKind } from "#contract/vehicle.ts";
import { linkSchema } from "../link-schema.ts";

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

export type VehicleRowData = z.output<typeof vehicleRowSchema>;
