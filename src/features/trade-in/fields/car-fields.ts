import { z } from "zod";
import { yearList } from "#domain/option-lists.ts";
import { amountPattern, readAmount } from "#domain/read-amount.ts";
import { tradeInKms } from "#domain/trade-in-kms.ts";
import type { FieldErrorKey } from "#forms/field-error.ts";
import type { FormField, FormFields } from "#forms/form-field.ts";
import { ignoredField } from "#forms/person-fields.ts";
import { marketOf, markets } from "#market/markets.ts";
import type { Locale } from "#platform/locale.ts";

const keyed = (key: FieldErrorKey): FieldErrorKey => key;

/** A plate of the market, normalized for storage; one of another market has its own error. */
const plateField = (locale: Locale) =>
  ({
    longest: 20,
    pattern: marketOf(locale).plate.pattern,
    schema: z
      .string()
      .trim()
      .min(1, { error: keyed("plateMissing"), abort: true })
      .transform((text, context) => {
        const plate = marketOf(locale).plate.normalise(text);
        if (plate !== undefined) return plate;
        const isForeign = Object.values(markets).some((each) => each.plate.normalise(text) !== undefined);
        context.addIssue({ code: "custom", message: keyed(isForeign ? "plateOther" : "plateInvalid") });
        return z.NEVER;
      }),
  }) as const satisfies FormField;

export const kmsField = {
  longest: 15,
  pattern: amountPattern,
  schema: z.string().transform((text, context) => {
    const refuse = (key: FieldErrorKey) => {
      context.addIssue({ code: "custom", message: key });
      return z.NEVER;
    };
    if (text.trim() === "") return refuse("kmsMissing");
    const kms = readAmount(text);
    if (kms === undefined || !Number.isInteger(kms) || kms < 0) return refuse("kmsInvalid");
    if (kms < tradeInKms.min) return refuse("kmsFew");
    return kms > tradeInKms.max ? refuse("kmsMany") : kms;
  }),
} as const satisfies FormField;

/** Plate and mileage, or the mileage alone where the plate is not known. */
export const plateFields = (locale: Locale, { noPlate = false }: { readonly noPlate?: boolean } = {}) =>
  ({ plate: noPlate ? ignoredField : plateField(locale), kms: kmsField }) as const satisfies FormFields;

/** The id of an option of the service. */
export const chosenField = (missing: FieldErrorKey) =>
  ({
    longest: 64,
    schema: z
      .string()
      .min(1, { error: keyed(missing), abort: true })
      .regex(/^[A-Za-z0-9_-]{1,64}$/, keyed(missing)),
  }) as const satisfies FormField;

export const optionalChosenField = {
  longest: 64,
  schema: z
    .string()
    .regex(/^[A-Za-z0-9_-]{1,64}$/)
    .or(z.literal("").transform(() => undefined)),
} as const satisfies FormField;

const numberIn = (numbers: readonly number[], missing: FieldErrorKey) =>
  ({
    longest: 4,
    schema: z
      .string()
      .regex(/^\d{1,4}$/, keyed(missing))
      .transform(Number)
      .refine((number) => numbers.includes(number), keyed(missing)),
  }) as const satisfies FormField;

const months = Array.from({ length: 12 }, (_, index) => index + 1);

/** First registration and make. @param year current year */
export const makeFields = (year: number) =>
  ({
    month: numberIn(months, "monthMissing"),
    year: numberIn(yearList(year), "yearMissing"),
    brandId: chosenField("brandMissing"),
  }) as const satisfies FormFields;

export const modelFields = { modelId: chosenField("modelMissing") } as const satisfies FormFields;

/** Fuel and gearbox, where the version does not include them. */
export const versionFields = {
  versionId: chosenField("versionMissing"),
  fuelId: optionalChosenField,
  transmissionId: optionalChosenField,
} as const satisfies FormFields;

const typed = (missing: FieldErrorKey) =>
  ({ longest: 60, schema: z.string().trim().min(1, keyed(missing)).max(60) }) as const satisfies FormField;

/** A car in the visitor's words. @param year current year */
export const wordsFields = (year: number) =>
  ({
    make: typed("brandMissing"),
    model: typed("modelMissing"),
    year: numberIn(yearList(year), "yearMissing"),
    fuel: typed("fuelMissing"),
  }) as const satisfies FormFields;

/** Confirmation of the car that the plate lookup found. */
export const foundFields = {
  own: { longest: 3, schema: z.enum(["yes", "no"], keyed("ownMissing")) },
} as const satisfies FormFields;
