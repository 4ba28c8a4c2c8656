import { createHash } from "node:crypto";
import type { Unit } from "./picture-unit.ts";
import type { BackdropId } from "./tables/backdrops.ts";
import type { BikeId } from "./tables/bikes.ts";
import type { BodyId } from "./tables/bodies.ts";
import type { PaintId } from "./tables/paints.ts";
import { BIKE_RANGE, CAR_RANGE, FACE_WHEELS, type Range } from "./tables/range.ts";
import type { WheelId } from "./tables/wheels.ts";

/**
 * The vehicles of the stock in rounds: each round has every body with each of its faces once, or one paint of each
 * motorbike, so that a stock that is only partly rendered is varied already.
 */
export const planRounds = (): Unit[][] => {
  const cars = Object.entries(CAR_RANGE) as [BodyId, Range][];
  const bikes = Object.entries(BIKE_RANGE) as [BikeId, readonly PaintId[]][];
  const count = Math.max(...cars.map(([, range]) => range.each), ...bikes.map(([, paints]) => paints.length));
  return Array.from({ length: count }, (_, round) => [
    ...cars.flatMap(([body, range]) => (round < range.each ? carsOfRound(body, range, round) : [])),
    ...bikes.flatMap(([body, paints]) =>
      paints.slice(round, round + 1).map((paint) => withBackdrop({ body, face: "own", wheel: "own", paint })),
    ),
  ]);
};

/** One vehicle for each face of a body; paints are handed out in turn, the face's two rims alternate. */
const carsOfRound = (body: BodyId, { faces, each, paints }: Range, round: number): Unit[] =>
  faces.map((face, f) => {
    const paint = paints[(f * each + round) % paints.length] as PaintId;
    const wheel = FACE_WHEELS[face][round % 2] as WheelId;
    return withBackdrop({ body, face, wheel, paint });
  });

const COMMON_BACKDROPS: readonly BackdropId[] = ["hall", "pavement", "forecourt", "hall", "pavement"];

const withBackdrop = (unit: Omit<Unit, "backdrop">): Unit => {
  const backdrop =
    COMMON_BACKDROPS[number(unit.body, unit.face, unit.wheel, unit.paint) % COMMON_BACKDROPS.length];
  return { ...unit, backdrop: backdrop ?? "hall" };
};

export const shiftOf = (unit: Unit) => number("shift", unit.body, unit.face, unit.wheel, unit.paint) % 3;

/** A stable number from words: the same vehicle gets the same place in every run. */
export const number = (...words: readonly string[]): number =>
  createHash("sha256").update(words.join(" ")).digest().readUInt32BE(0);
