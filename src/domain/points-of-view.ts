/** Where a picture of a trade-in was taken from. The specification shows no values of `pov`: these are ours. */
export const pointsOfView = [
  "front",
  "rear",
  "left",
  "right",
  "interior",
  "dashboard",
  "odometer",
  "damage1",
  "damage2",
  "damage3",
  "document1",
  "document2",
] as const;

export type PointOfView = (typeof pointsOfView)[number];
