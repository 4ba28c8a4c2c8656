import { z } from "zod";
import { type Grade, type GradedAspect, grades } from "#domain/car-condition.ts";
import { type CarPart, type Damage, type Mark, possibleMarks } from "#domain/car-parts.ts";
import type { FormField, FormFields, FormValues } from "#forms/form-field.ts";
import { kmsField, optionalChosenField } from "../fields/car-fields.ts";

/** Field name of a fault's checkbox. */
export const markField = ({ part, damage }: Mark): `${CarPart}-${Damage}` => `${part}-${damage}`;

/** Field names of grades; the service has them under `status`. */
export const gradeFields = {
  enginePerformance: "engine",
  drivePerformance: "drive",
  generalStatus: "general",
} as const satisfies Record<GradedAspect, string>;

const gradeField = {
  longest: 12,
  schema: z.enum(grades).or(z.literal("").transform((): Grade => "UNDEFINED")),
} as const satisfies FormField<Grade>;

const boxField = {
  longest: 3,
  schema: z.string().transform((text) => text !== ""),
} as const satisfies FormField<boolean>;

const markFields = Object.fromEntries(possibleMarks.map((mark) => [markField(mark), boxField])) as Record<
  ReturnType<typeof markField>,
  typeof boxField
>;

/** Fields of a car's condition. All but the mileage are optional until it is submitted. */
export const conditionFields = {
  kms: kmsField,
  interior: optionalChosenField,
  exterior: optionalChosenField,
  engine: gradeField,
  drive: gradeField,
  general: gradeField,
  imported: boxField,
  ...markFields,
} as const satisfies FormFields;

/** The checked faults. */
export const tickedMarks = (values: FormValues<typeof conditionFields>): readonly Mark[] =>
  possibleMarks.filter((mark) => values[markField(mark)]);
