import { z } from "zod";
import { listLimits } from "./list-limits.ts";
import { identifier, kilometers } from "./primitives.ts";

/** Where a picture of a trade-in was taken from. The specification shows no values of `pov`: these are ours. */
export const pointOfView = z.enum([
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
]);

/** UNDEFINED as specified; the grades are ours. */
const condition = z.enum(["UNDEFINED", "VERY_GOOD", "GOOD", "FAIR", "BAD"]);

const graded = condition.default("UNDEFINED");

/** Specification section 3, "Phase two". `interior` and `exterior` are ids of `retake/interiors` and `retake/exteriorColors`. */
const fields = {
  kms: kilometers,
  interior: identifier.nullish(),
  exterior: identifier.nullish(),
  imported: z.boolean(),
  /** Pictures that were uploaded; ours. */
  files: z.array(z.object({ id: identifier, pov: pointOfView })).max(listLimits.tradeInPictures),
};

/** Body of `POST retake/{id}/phase2/v3`. */
export const phaseTwoBody = z.object({
  ...fields,
  status: z
    .object({ enginePerformance: graded, drivePerformance: graded, generalStatus: graded })
    .prefault({}),
});

/** Phase two as it is kept. */
export const phaseTwo = z.object({
  ...fields,
  status: z.object({ enginePerformance: condition, drivePerformance: condition, generalStatus: condition }),
});

/** Form data of `POST retake/{id}/image`. The service looks at the bytes, not at what the type claims. */
export const imageUpload = z.object({
  pov: pointOfView,
  image: z.file().min(1).max(10_000_000).mime(["image/jpeg", "image/png", "image/webp", "image/avif"]),
});

export const uploadedImage = z.object({ id: identifier, pov: pointOfView });
