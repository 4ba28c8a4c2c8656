import { createHash } from "node:crypto";
import { BACKDROPS, type BackdropId } from "./tables/backdrops.ts";
import { BIKES, type BikeId } from "./tables/bikes.ts";
import { BODIES, type BodyId } from "./tables/bodies.ts";
import { DASHBOARDS, type Dashboard, UPHOLSTERY, type UpholsteryId } from "./tables/cabins.ts";
import { FACES, type FaceId } from "./tables/faces.ts";
import { PAINTS, type PaintId } from "./tables/paints.ts";
import { BIKE_RANGE, CAR_RANGE, FACE_WHEELS, type Range, SPINNING } from "./tables/range.ts";
import { type OutsideViewId, SPIN_FRAMES, VIEWS } from "./tables/views.ts";
import { WHEELS, type WheelId } from "./tables/wheels.ts";

/** One vehicle as it is shown: all its outside pictures share these. Motorbikes have no face or wheel of their own. */
export type Unit = {
  readonly body: BodyId | BikeId;
  readonly face: FaceId | "own";
  readonly wheel: WheelId | "own";
  readonly paint: PaintId;
  readonly backdrop: BackdropId;
};

/** One picture to render. `shift` chooses which part of the backdrop's wall is seen; a look inside has a cabin. */
export type Job = Unit & {
  readonly view: OutsideViewId | "interior";
  readonly frame?: number;
  readonly cabin?: Cabin;
  readonly shift: number;
};
export type Cabin = { readonly upholstery: UpholsteryId; readonly dashboard: Dashboard };

/** Every picture of the stock, in the order of worth: what a list shows first, turntables last. */
export const planPictures = (): Job[] => {
  const rounds = planRounds();
  const units = rounds.flat();
  const first = rounds[0] ?? [];
  const stills = (view: OutsideViewId, of: readonly Unit[]) =>
    of.map((unit): Job => ({ ...unit, view, shift: shiftOf(unit) }));
  const turned = SPINNING.flatMap((body) => first.find((unit) => unit.body === body) ?? []);
  const spins = turned.flatMap((unit) =>
    Array.from(
      { length: SPIN_FRAMES },
      (_, frame): Job => ({ ...unit, view: "spin", frame, shift: shiftOf(unit) }),
    ),
  );
  return [
    ...stills("front-three-quarter", units),
    ...units.flatMap(interiorOf),
    ...stills("rear-three-quarter", first),
    ...stills("side", first),
    ...stills("rear-three-quarter", (rounds[1] ?? []).filter(isCommon)),
    ...stills("front", first.filter(isCommon)),
    ...stills("detail", turned),
    ...spins,
  ];
};

/** What most of a list consists of. */
const isCommon = ({ body }: Unit) => body === "hatchback" || body === "suv";

/** The cabin of a car: the dashboard follows the face, the upholstery is drawn for each vehicle. Few are rendered, many share. */
const interiorOf = (unit: Unit): Job[] => {
  if (unit.face === "own") return [];
  const choices: readonly UpholsteryId[] =
    unit.body === "van" ? ["cloth"] : unit.body === "city" ? ["cloth", "cloth", "leather"] : UPHOLSTERY_SHARE;
  const upholstery = choices[number("cabin", unit.body, unit.face, unit.paint) % choices.length] ?? "cloth";
  return [{ ...unit, view: "interior", shift: 0, cabin: { upholstery, dashboard: DASHBOARDS[unit.face] } }];
};

const UPHOLSTERY_SHARE: readonly UpholsteryId[] = ["cloth", "leather", "cloth", "cognac", "cream"];

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

const shiftOf = (unit: Unit) => number("shift", unit.body, unit.face, unit.wheel, unit.paint) % 3;

/** A stable number from words: the same vehicle gets the same place in every run. */
const number = (...words: readonly string[]): number =>
  createHash("sha256").update(words.join(" ")).digest().readUInt32BE(0);

export const jobKey = ({ body, face, wheel, paint, backdrop, view, frame }: Omit<Job, "shift">): string =>
  [body, face, wheel, paint, backdrop, view, ...(frame === undefined ? [] : [frame])].join(" ");

/** Fingerprint of everything that the tables say about a picture: a changed entry makes its pictures stale. */
export const recipeOf = (job: Job): string => {
  if (job.cabin) return fingerprint(["interior", job.cabin.dashboard, UPHOLSTERY[job.cabin.upholstery]]);
  if (job.view === "interior") throw new Error(`No cabin was chosen for ${jobKey(job)}.`);
  const vehicle = job.body in BODIES ? BODIES[job.body as BodyId] : BIKES[job.body as BikeId];
  const { face, wheel } = job;
  const parts = [
    job,
    vehicle,
    face === "own" ? null : FACES[face],
    wheel === "own" ? null : WHEELS[wheel],
    PAINTS[job.paint],
    BACKDROPS[job.backdrop],
    VIEWS[job.view],
  ];
  return fingerprint(parts);
};

const fingerprint = (parts: readonly unknown[]) =>
  createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 8);
