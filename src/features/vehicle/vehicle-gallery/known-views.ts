/** Camera positions that have a name in the wording. */
const knownViews = [
  "front-three-quarter",
  "front-three-quarter-left",
  "front-three-quarter-right",
  "rear-three-quarter",
  "side",
  "front",
  "rear",
  "interior",
  "odometer",
  "boot",
  "wheel",
  "engine",
  "detail",
] as const;

export type KnownView = (typeof knownViews)[number];

/** True for a camera position that the wording can name. */
export const isKnownView = (view: string | undefined): view is KnownView =>
  knownViews.some((known) => known === view);
