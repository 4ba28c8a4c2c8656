import type { BikeId } from "./bikes.ts";
import type { BodyId } from "./bodies.ts";
import type { FaceId } from "./faces.ts";
import type { PaintId } from "./paints.ts";
import type { WheelId } from "./wheels.ts";

/** What of a body is rendered: its faces, how many vehicles of each, and the paints that they take in turn. */
export type Range = {
  readonly faces: readonly FaceId[];
  readonly each: number;
  readonly paints: readonly PaintId[];
};

/** Two rims for each face; makes that share a face differ in the rim (`make-mixes.ts`). */
export const FACE_WHEELS = {
  band: ["twin-five", "ten-spoke"],
  frame: ["star-five", "split-seven"],
  twin: ["split-seven", "twin-five"],
  round: ["classic-six", "turbine"],
  line: ["aero", "star-five"],
  block: ["ten-spoke", "classic-six"],
  split: ["turbine", "aero"],
  hammer: ["ten-spoke", "star-five"],
} as const satisfies Record<FaceId, readonly [WheelId, WheelId]>;

const EVERYDAY = [
  "white",
  "grey",
  "red",
  "black",
  "blue",
  "silver",
  "light-blue",
  "green",
  "orange",
  "beige",
  "brown",
  "yellow",
] as const;

export const CAR_RANGE = {
  hatchback: {
    faces: ["band", "frame", "twin", "round", "line", "split", "hammer", "block"],
    each: 4,
    paints: EVERYDAY,
  },
  suv: {
    faces: ["block", "split", "frame", "band", "hammer", "twin", "line", "round"],
    each: 4,
    paints: [
      "grey",
      "white",
      "black",
      "blue",
      "green",
      "silver",
      "orange",
      "red",
      "brown",
      "light-blue",
      "beige",
      "yellow",
    ],
  },
  city: {
    faces: ["round", "band", "split", "frame", "line", "hammer"],
    each: 2,
    paints: [
      "light-blue",
      "white",
      "red",
      "yellow",
      "grey",
      "black",
      "orange",
      "blue",
      "green",
      "beige",
      "silver",
      "brown",
    ],
  },
  saloon: {
    faces: ["hammer", "frame", "twin", "band", "line", "split"],
    each: 2,
    paints: [
      "black",
      "silver",
      "grey",
      "white",
      "blue",
      "red",
      "white",
      "green",
      "brown",
      "beige",
      "light-blue",
      "grey",
    ],
  },
  estate: {
    faces: ["band", "hammer", "frame", "split", "twin", "line"],
    each: 2,
    paints: [
      "grey",
      "white",
      "blue",
      "black",
      "silver",
      "brown",
      "green",
      "red",
      "beige",
      "white",
      "light-blue",
      "grey",
    ],
  },
  mpv: {
    faces: ["split", "band", "hammer", "frame"],
    each: 2,
    paints: ["silver", "white", "grey", "blue", "brown", "beige", "red", "black"],
  },
  coupe: {
    faces: ["frame", "twin", "line", "hammer"],
    each: 2,
    paints: ["yellow", "black", "red", "white", "grey", "blue", "silver", "orange"],
  },
  convertible: {
    faces: ["twin", "frame", "round"],
    each: 2,
    paints: ["red", "white", "black", "light-blue", "blue", "grey"],
  },
  van: {
    faces: ["hammer", "band", "split", "block"],
    each: 2,
    paints: ["white", "grey", "white", "silver", "white", "blue", "white", "red"],
  },
  pickup: {
    faces: ["block", "frame", "hammer"],
    each: 2,
    paints: ["orange", "white", "grey", "black", "blue", "silver"],
  },
} as const satisfies Record<BodyId, Range>;

export const BIKE_RANGE = {
  naked: ["blue", "red", "black", "green"],
  sport: ["red", "black", "white", "blue"],
  scooter: ["white", "light-blue", "red", "grey", "beige"],
  trail: ["orange", "white", "grey", "blue"],
  touring: ["silver", "black", "red", "blue"],
} as const satisfies Record<BikeId, readonly PaintId[]>;

/** Bodies of which one vehicle can be turned round in the viewer. */
export const SPINNING = [
  "hatchback",
  "suv",
  "city",
  "saloon",
  "estate",
  "mpv",
  "coupe",
  "convertible",
  "van",
  "pickup",
  "naked",
  "sport",
  "scooter",
  "trail",
  "touring",
] as const satisfies readonly (BodyId | BikeId)[];
