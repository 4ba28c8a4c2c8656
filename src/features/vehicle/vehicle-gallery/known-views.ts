/** Camera positions with a translated name. */
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

/** Whether a camera position has a translated name. */
export const isKnownView = (view: string | undefined): view is KnownView =>
  knownViews.some((known) => known === view);
