import { z } from "zod";
import { vehicleKind } from "#contract/vehicle.ts";
import { vehicleFiltersSchema } from "../vehicle-filters-schema.ts";

export const searchSchema = z.object({
  heading: z.string().min(1),
  filters: vehicleFiltersSchema.default({}),
  kind: vehicleKind.optional(),
  intro: z.array(z.string()).optional(),
});

export type SearchData = z.output<typeof searchSchema>;
