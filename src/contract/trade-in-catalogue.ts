import { z } from "zod";
import { listLimits } from "./customer-list-limits.ts";
import { identifier } from "./primitives.ts";

const named = z.object({ id: identifier, name: z.string().max(200) });

const list = <S extends z.ZodType>(entry: S) => z.array(entry).max(listLimits.catalogueEntries);

export const brands = list(named);
export const models = list(named);

/** `transmission` and `fuel` are known from the version where it has only one. */
export const modelVersions = list(
  named.extend({
    transmissionId: identifier.optional(),
    fuelId: identifier.optional(),
    power: z.number().optional(),
    doors: z.int().optional(),
  }),
);

export const transmissions = list(named);
export const fuels = list(named);
export const interiors = list(named);

/** Extension: `hex` is the colour to show beside the name, `#1a2b3c`. */
export const exteriorColors = list(
  named.extend({
    hex: z
      .string()
      .regex(/^#[0-9a-f]{6}$/i)
      .optional(),
  }),
);
