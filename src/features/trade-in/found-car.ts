import { z } from "zod";
import { identifier } from "#contract/primitives.ts";
import type { plateData } from "#contract/valuation.ts";

/** What of a car is kept between the pages: names beside ids, so that nobody looks them up to show them. */
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

/** The car as its kept texts tell it; undefined where something of it is missing. */
export const readFound = (texts: Readonly<Record<string, string>> | undefined): CarTexts | undefined =>
  carTexts.safeParse(texts ?? {}).data;

/** What a register says of a plate, as kept texts; whatever it leaves out is not there. */
export const foundTexts = (data: z.output<typeof plateData>): Record<string, string> =>
  Object.fromEntries(
    Object.keys(carTexts.shape).flatMap((name) => {
      const value = data[name as keyof typeof data];
      return value === undefined || value === "" ? [] : [[name, String(value)]];
    }),
  );
