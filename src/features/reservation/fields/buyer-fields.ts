import { z } from "zod";
import { isAdult } from "#domain/is-adult.ts";
import { datePattern, readDate } from "#domain/read-date.ts";
import type { FieldErrorKey, FieldErrors } from "#forms/field-error.ts";
import type { FormField, FormFields, FormValues } from "#forms/form-field.ts";
import { ignoredField, personFields } from "#forms/person-fields.ts";
import { marketOf } from "#market/markets.ts";
import type { Locale } from "#platform/locale.ts";
import { addressFields, ignoredText } from "./address-fields.ts";
import { fieldErrorsIn } from "./delivery-fields.ts";

const keyed = (key: FieldErrorKey): FieldErrorKey => key;

const nifField = (locale: Locale) =>
  ({
    longest: 20,
    pattern: marketOf(locale).nif.pattern,
    schema: z
      .string()
      .trim()
      .min(1, { error: keyed("nifMissing"), abort: true })
      .transform((text, context) => {
        const nif = marketOf(locale).nif.normalise(text);
        if (nif !== undefined) return nif;
        context.addIssue({ code: "custom", message: keyed("nifInvalid") });
        return z.NEVER;
      }),
  }) as const satisfies FormField;

const birthField = {
  longest: 20,
  pattern: datePattern,
  schema: z.string().transform((text, context) => {
    const date = readDate(text);
    const refuse = (key: FieldErrorKey) => {
      context.addIssue({ code: "custom", message: key });
      return z.NEVER;
    };
    if (text.trim() === "") return refuse("birthMissing");
    if (date === undefined) return refuse("birthInvalid");
    return isAdult(date, new Date()) ? date : refuse("birthUnder");
  }),
} as const satisfies FormField<string>;

/** Who reserves and for whom the receipt is (specification 3); a date of birth with a credit alone. */
export const buyerFields = (locale: Locale, { isFinanced }: { readonly isFinanced: boolean }) => {
  const { name, email, phone } = personFields(locale);
  const receipt = addressFields(locale);
  return {
    ...{ name, email, phone },
    birthDate: isFinanced ? birthField : ignoredField,
    nif: nifField(locale),
    ...receipt,
    extra: { longest: 2, schema: z.enum(["", "on"]) },
    extraAddress: ignoredText(120, receipt.address),
    extraZipCode: ignoredText(10, receipt.zipCode),
    extraCity: ignoredText(60, receipt.city),
  } as const satisfies FormFields;
};

export type BuyerValues = FormValues<ReturnType<typeof buyerFields>>;

/** What of the extra receipt is missing or wrong, where one is wanted. */
export const checkExtraReceipt = (values: BuyerValues, locale: Locale): FieldErrors<keyof BuyerValues> => {
  if (values.extra !== "on") return {};
  const { extraAddress, extraZipCode, extraCity } = values;
  const extra = { address: extraAddress, zipCode: extraZipCode, city: extraCity };
  const { address, zipCode, city } = fieldErrorsIn(extra, addressFields(locale));
  return {
    ...(address && { extraAddress: address }),
    ...(zipCode && { extraZipCode: zipCode }),
    ...(city && { extraCity: city }),
  };
};
