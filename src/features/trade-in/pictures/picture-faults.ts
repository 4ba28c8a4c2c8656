import type { ErrorCode, ServiceFailure } from "#contract/error-codes.ts";
import type { PictureFault } from "#domain/picture-query.ts";
import type { FailureKind } from "#platform/result.ts";

const byCode: Partial<Record<ErrorCode, PictureFault>> = {
  "unsupported-media-type": "notPicture",
  "too-large": "tooLarge",
  "too-many-pixels": "tooManyPixels",
  "picture-cut": "cut",
  "broken-body": "cut",
  "details-submitted": "submitted",
  busy: "busy",
};

const byKind: Partial<Record<FailureKind, PictureFault>> = {
  unauthorized: "signedOut",
  "not-found": "gone",
  gone: "gone",
  "rate-limited": "tooOften",
};

/** Maps a failed call about a photo to an error of the page. */
export const pictureFault = ({ code, kind, field }: ServiceFailure): PictureFault => {
  const known = (code && byCode[code]) ?? byKind[kind];
  if (known) return known;
  // The contract refuses other file types before the call.
  return kind === "invalid" && field === "image" ? "notPicture" : "away";
};

/** The HTTP status for scripts. */
export const faultStatus: Readonly<Record<PictureFault, number>> = {
  missing: 400,
  empty: 400,
  cut: 400,
  signedOut: 401,
  gone: 404,
  submitted: 409,
  tooLarge: 413,
  tooManyPixels: 413,
  notPicture: 415,
  tooOften: 429,
  busy: 503,
  away: 503,
};
