import { type ModelPictures, noPictures } from "#shop-folder/pictures/model-pictures.ts";
import { toDay, yearOf } from "./calendar.ts";
import { createLookChooser } from "./choose-look.ts";
import { createVersionChooser } from "./choose-version.ts";
import { generateVehicle } from "./generate-vehicle.ts";
import type { SeedVehicle } from "./seed-vehicle.ts";

export type GenerateOptions = {
  /** How many vehicles; the first of them are the same whatever the number. */
  count?: number;
  /** The day on which the stock is looked at, `2026-11-20`; nothing else depends on the clock. */
  today: string;
  /** The rendered pictures of each model; without it vehicles have no pictures. */
  pictures?: ModelPictures;
};

/**
 * The demo stock: by default 2 400 vehicles, 250 of them motorbikes. The same options give the same vehicles on every
 * machine. Throws RangeError for a count that is no whole number from 0 to 1 000 000, or a date that is none.
 * @public Tests look at all of them.
 */
export const generateVehicles = (options: GenerateOptions): SeedVehicle[] => [...vehicleStream(options)];

/** The same, one after another: a million of them are more than a memory should hold. */
export const vehicleStream = ({
  count = 2400,
  today,
  pictures,
}: GenerateOptions): Generator<SeedVehicle, void> => {
  if (!Number.isInteger(count) || count < 0 || count > 1_000_000) {
    throw new RangeError(`count must be a whole number from 0 to 1 000 000, not ${count}`);
  }
  const todayDay = toDay(today);
  const chooseVersion = createVersionChooser(yearOf(todayDay));
  const context = { todayDay, chooseVersion, chooseLook: createLookChooser(pictures ?? noPictures) };
  return generate(count, context);
};

const generate = function* (count: number, context: Parameters<typeof generateVehicle>[1]) {
  for (let index = 0; index < count; index++) yield generateVehicle(index, context);
};
