import { pointsOfView } from "./points-of-view.ts";

/** Why a picture was rejected, as in the address of the page. */
export const pictureFaults = [
  "missing",
  "empty",
  "tooLarge",
  "notPicture",
  "tooManyPixels",
  "cut",
  "busy",
  "away",
  "submitted",
  "tooOften",
  "signedOut",
  "gone",
] as const;

export type PictureFault = (typeof pictureFaults)[number];

const allowed: Readonly<Record<string, readonly string[]>> = {
  error: pictureFaults,
  pov: pointsOfView,
  saved: pointsOfView,
  removed: pointsOfView,
};

/** What the page of a trade-in's pictures reads of its query, in its one spelling. */
export const pictureQuery = (query: URLSearchParams): string =>
  Object.entries(allowed)
    .flatMap(([key, values]) => {
      const value = query.get(key) ?? "";
      return values.includes(value) ? [`${key}=${value}`] : [];
    })
    .join("&");
