import { createHash } from "node:crypto";
import type { Cabin, Unit } from "./picture-unit.ts";
import { BACKDROPS } from "./tables/backdrops.ts";
import { BIKES, type BikeId } from "./tables/bikes.ts";
import { BODIES, type BodyId } from "./tables/bodies.ts";
import { UPHOLSTERY } from "./tables/cabins.ts";
import { FACES } from "./tables/faces.ts";
import { PAINTS } from "./tables/paints.ts";
import { type OutsideViewId, VIEWS } from "./tables/views.ts";
import { WHEELS } from "./tables/wheels.ts";

/** One picture to render. `shift` chooses which part of the backdrop's wall is seen; a look inside has a cabin. */
export type Job = Unit & {
  readonly view: OutsideViewId | "interior";
  readonly frame?: number;
  readonly cabin?: Cabin;
  readonly shift: number;
};

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
