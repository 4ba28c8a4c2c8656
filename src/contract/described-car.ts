import { z } from "zod";
import { ours } from "./ours.ts";
import { plate } from "./plate.ts";
import { calendarDate, identifier, kilometers, text } from "./primitives.ts";

/** The car as phase one describes it; with names beside ids, so that they can be shown without a look-up. */
export const describedCar = {
  plate,
  brand: text(100),
  brandId: identifier,
  model: text(100),
  /** Ours: the specification lists `model` twice and no id for it. */
  modelId: ours(identifier),
  version: text(200),
  versionId: identifier,
  fuel: text(60),
  fuelId: identifier,
  transmission: text(60),
  transmissionId: identifier,
  kilometers,
  vin: z.union([z.literal(""), z.string().regex(/^[A-Za-z0-9]{17}$/)]).optional(),
  /** First registration; the day is 1 where only month and year are known. */
  plateDate: calendarDate,
};
