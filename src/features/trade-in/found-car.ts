import { z } from "zod";
import { identifier } from "#contract/primitives.ts";
import type { plateData } from "#contract/valuation.ts";

/** Stored facts of a car: names beside ids, so that pages need no lookup. */
const carTexts = z.object({
  brand: z.string().min(1),
  brandId: identifier,
  model: z.string().min(1),
  modelId: identifier.or(z.literal("")).optional(),
  version: z.string().min(1),
  versionId: identifier,
  fuel: z.string().min(1),
  fuelId: identifier,
  transmission: z.string().min(1),
  transmissionId: identifier,
  plateDate: z.iso.date(),
  vin: z
    .string()
    .regex(/^[A-Za-z0-9]{17}$/)
    .optional(),
});

export type CarTexts = z.infer<typeof carTexts>;

/** Parses the stored texts of a car; undefined while incomplete. */
export const readFound = (texts: Readonly<Record<string, string>> | undefined): CarTexts | undefined =>
  carTexts.safeParse(texts ?? {}).data;

/** The result of a plate lookup as texts; missing values are left out. */
export const foundTexts = (data: z.output<typeof plateData>): Record<string, string> =>
  Object.fromEntries(
    Object.keys(carTexts.shape).flatMap((name) => {
      const value = data[name as keyof typeof data];
      return value === undefined || value === "" ? [] : [[name, String(value)]];
    }),
  );
