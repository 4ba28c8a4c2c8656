import { z } from "zod";
import { vehicleKind } from "#contract/vehicle.ts";
import { vehicleFiltersSchema } from "../vehicle-filters-schema.ts";

export const searchSchema = z.object({
  heading: z.string().min(1),
  filters: vehicleFiltersSchema.default({}),
  kind: vehicleKind.optional(),
  /** Codes of the dealers whose vehicles are meant: the page is about a place. */
  dealers: z.array(z.string()).min(1).optional(),
  intro: z.array(z.string()).optional(),
});

export type SearchData = z.output<typeof searchSchema>;
