import { city, cityBox, retroCity } from "./bodies/city-cars.ts";
import { convertible, coupe, smallCoupe } from "./bodies/coupes.ts";
import { hatchback, retroThree, supermini, tallHatchback } from "./bodies/hatchbacks.ts";
import { offroad, pickup } from "./bodies/offroad.ts";
import { combi, minibus, mpv } from "./bodies/people-carriers.ts";
import { estate, fastback, saloon } from "./bodies/saloons.ts";
import { boxSuv, crossover, largeSuv, sleekSuv, suv } from "./bodies/suvs.ts";
import type { Body } from "./body.ts";
import { oneDoor, opened, raised } from "./change-body.ts";

/** Hardly longer than its wheels' distance: arches would cut through a nose and a tail that are round. */
const micro: Body = {
  ...oneDoor(city, 2.0),
  frontOverhang: 0.62,
  wheelRadius: 0.285,
  noseBow: 0.07,
  tailBow: 0.05,
};

/** Bodies by class and size, drawn once in the measures of a typical car and bent to those of each model. */
export const SHAPES = {
  micro,
  "micro-open": opened(micro),
  city,
  "city-raised": raised(city),
  "city-box": cityBox,
  "retro-city": retroCity,
  "retro-city-open": opened(retroCity),
  supermini,
  "supermini-three": oneDoor(supermini, 2.36),
  hatchback,
  "hatchback-raised": raised(hatchback),
  "hatchback-tall": tallHatchback,
  "retro-three": retroThree,
  "retro-three-open": opened(retroThree),
  crossover,
  "crossover-open": opened(oneDoor(crossover, 2.4)),
  saloon,
  fastback,
  estate,
  "estate-raised": raised(estate),
  suv,
  "suv-large": largeSuv,
  "suv-sleek": sleekSuv,
  "suv-box": boxSuv,
  offroad,
  "offroad-short": oneDoor(offroad, 2.7),
  mpv,
  combi,
  minibus,
  coupe,
  "coupe-small": smallCoupe,
  convertible,
  roadster: convertible,
  pickup,
} as const satisfies Record<string, Body>;

export type ShapeId = keyof typeof SHAPES;
