import { z } from "zod";
import { grades } from "#domain/car-condition.ts";
import { carPartNames, damageNames, isPossibleMark, possibleMarks } from "#domain/car-parts.ts";
import { pointsOfView } from "#domain/points-of-view.ts";
import { pictureBytes } from "./body-sizes.ts";
import { listLimits } from "./customer-list-limits.ts";
import { field, rare } from "./field.ts";
import { readableOnly } from "./known-only.ts";
import { ours } from "./ours.ts";
import { dateTime, euros, identifier, kilometers, text } from "./primitives.ts";
import { valuationLine } from "./valuation.ts";

/** Where a picture was taken from; ours. */
export const pointOfView = field(
  z.enum(pointsOfView),
  "Where the picture was taken from; there is one picture for each",
  "front",
);

/** UNDEFINED as specified; the grades are ours. */
const condition = z.enum(grades);

const grade = (what: string) =>
  field(condition.default("UNDEFINED"), `${what}, as the owner grades it; UNDEFINED when not graded`, "GOOD");

const gradeWords = {
  enginePerformance: "How the engine runs",
  drivePerformance: "How the car drives",
  generalStatus: "General state",
} as const;

/** Something that is wrong with a part of the outside; ours. */
const mark = z
  .object({
    part: field(
      z.enum(carPartNames),
      "Part of the outside; left and right are the driver's",
      "left-front-door",
    ),
    damage: field(z.enum(damageNames), "What is wrong with it", "dent"),
  })
  .refine(isPossibleMark, "not something that this part can have");

const marks = z.array(mark).max(possibleMarks.length);
const markWords = "What is wrong with the outside; empty for nothing";

/** A picture that was uploaded; ours. */
export const pictureFile = z.object({
  id: field(identifier, "Id of the picture, as the upload answered it", "img-1"),
  pov: pointOfView,
});

/** Specification section 3, "Phase two". `interior` and `exterior` are ids of `retake/interiors` and `retake/exteriorColors`. */
const fields = {
  kms: field(kilometers, "What the car has been driven", 64_100),
  interior: field(identifier.nullish(), "Id of the upholstery (`GET /retake/interiors`)", "cloth"),
  exterior: field(identifier.nullish(), "Id of the paint (`GET /retake/exteriorColors`)", "white"),
  status: field(
    z
      .object({
        enginePerformance: grade(gradeWords.enginePerformance),
        drivePerformance: grade(gradeWords.drivePerformance),
        generalStatus: grade(gradeWords.generalStatus),
      })
      .prefault({}),
    "Condition, as the owner grades it",
  ),
};
const importedWords = "Whether the car was imported";
const filesWords = "Pictures that were uploaded";

/** Body of `POST retake/{id}/phase2/v3`. */
export const phaseTwoBody = z.object({
  ...fields,
  imported: field(z.boolean(), importedWords, false),
  files: field(z.array(pictureFile).max(listLimits.tradeInPictures), filesWords),
  marks: field(ours(marks, markWords).default([]), markWords),
});

/** Phase two as it is stored. What follows after `files` is ours. */
export const phaseTwo = field(
  z.object({
    ...fields,
    imported: field(z.boolean().default(false), importedWords, false),
    files: field(readableOnly(pictureFile).default([]), filesWords),
    marks: ours(marks, markWords),
    submittedTime: ours(dateTime, "When it was handed in; from then on it stays as it is"),
    deductions: ours(
      z.array(valuationLine).max(listLimits.valuationLines),
      "What these answers lower the value by, each by the published table",
    ),
    valuation: ours(euros.min(0), "What is left of the value", 8900),
  }),
  "Condition of a customer's car",
);

/** One line of the published table: what a fault takes from a value at most, in euros or as a share of it (0.05: five in a hundred). */
const deduction = z
  .object({
    code: field(identifier, "Id of the fault", "dent"),
    label: field(text(160), "The fault in the language of the call", "Abolladura"),
    amount: field(euros.positive().optional(), "What it lowers the value by, for each mark of its kind", 180),
    share: field(
      rare(z.number().positive().max(1).optional()),
      "The same of the value, where it is no amount; a fault has one of the two",
      0.05,
      "share",
    ),
    perKilometers: field(
      rare(z.int().positive().optional()),
      "The share is deducted once more for each started interval of this length",
      10_000,
      "km",
    ),
  })
  .refine(({ amount, share }) => (amount === undefined) !== (share === undefined), "either amount or share");

export const deductions = field(
  z.array(deduction).max(listLimits.valuationLines),
  "What a fault takes from a value at most",
);

/** Form data of `POST retake/{id}/image`. The service looks at the bytes, not at what the type claims. */
export const imageUpload = z.object({
  pov: pointOfView,
  image: field(
    z.file().min(1).max(pictureBytes).mime(["image/jpeg", "image/png", "image/webp"]),
    "The picture: JPEG, PNG or WebP of at most 10 MB",
  ),
});

export const uploadedImage = field(
  z.object({
    id: ours(identifier, "Id of the picture, for `files` of phase two", "img-1"),
    pov: ours(pointOfView, "Where it was taken from", "front"),
  }),
  "The stored picture",
);
