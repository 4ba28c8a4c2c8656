import { z } from "zod";
import { grades } from "#domain/car-condition.ts";
import { carPartNames, damageNames, isPossibleMark, possibleMarks } from "#domain/car-parts.ts";
import { pointsOfView } from "#domain/points-of-view.ts";
import { pictureBytes } from "./body-sizes.ts";
import { listLimits } from "./customer-list-limits.ts";
import { ours } from "./ours.ts";
import { dateTime, euros, identifier, kilometers, text } from "./primitives.ts";
import { valuationLine } from "./valuation.ts";

/** Where a picture was taken from; ours. */
export const pointOfView = z.enum(pointsOfView);

/** UNDEFINED as specified; the grades are ours. */
const condition = z.enum(grades);

const graded = condition.default("UNDEFINED");

/** Something that is wrong with a part of the outside; ours. */
const mark = z
  .object({ part: z.enum(carPartNames), damage: z.enum(damageNames) })
  .refine(isPossibleMark, "not something that this part can have");

const marks = z.array(mark).max(possibleMarks.length);

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
  marks: ours(marks).default([]),
});

/** Phase two as it is stored. What follows after `status` is ours. */
export const phaseTwo = z.object({
  ...fields,
  status: z.object({ enginePerformance: condition, drivePerformance: condition, generalStatus: condition }),
  marks: marks.optional(),
  /** When it was handed in; from then on it stays as it is. */
  submittedTime: dateTime.optional(),
  /** What these answers take by the published table; each amount is what it lowers the value by. */
  deductions: z.array(valuationLine).max(listLimits.valuationLines).optional(),
  /** What is left of the value, in euros. */
  valuation: euros.min(0).optional(),
});

/** One line of the published table: what a fault takes from a value at most, in euros or as a share of it (0.05: five in a hundred). */
const deduction = z
  .object({
    code: identifier,
    label: text(160),
    /** For each mark of its kind. */
    amount: euros.positive().optional(),
    share: z.number().positive().max(1).optional(),
    /** The share is deducted once more for each started interval of so many kilometres. */
    perKilometers: z.int().positive().optional(),
  })
  .refine(({ amount, share }) => (amount === undefined) !== (share === undefined), "either amount or share");

export const deductions = z.array(deduction).max(listLimits.valuationLines);

/** Form data of `POST retake/{id}/image`. The service looks at the bytes, not at what the type claims. */
export const imageUpload = z.object({
  pov: pointOfView,
  image: z.file().min(1).max(pictureBytes).mime(["image/jpeg", "image/png", "image/webp"]),
});

export const uploadedImage = z.object({ id: identifier, pov: pointOfView });
