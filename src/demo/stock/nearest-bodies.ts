import type { SegmentId } from "#domain/vehicle-types.ts";

/** Bodies that look most like one that has no pictures yet. */
export const nearestBodies: Partial<Record<SegmentId, readonly SegmentId[]>> = {
  city: ["hatchback"],
  hatchback: ["city"],
  saloon: ["estate", "hatchback"],
  estate: ["saloon", "hatchback"],
  coupe: ["convertible", "hatchback"],
  convertible: ["coupe", "hatchback"],
  mpv: ["van", "estate"],
  van: ["mpv"],
  pickup: ["suv"],
  suv: ["hatchback"],
  trail: ["naked"],
  touring: ["sport"],
  custom: ["naked"],
  sport: ["naked"],
  naked: ["sport"],
  scooter: ["naked"],
};
