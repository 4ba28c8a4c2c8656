import { z } from "zod";
import type { FieldErrorKey } from "#forms/field-error.ts";
import type { FormField } from "#forms/form-field.ts";
import { marketOf } from "#market/markets.ts";
import type { Locale } from "#platform/locale.ts";

const keyed = (key: FieldErrorKey): FieldErrorKey => key;

const given = (missing: FieldErrorKey) => z.string().trim().min(1, keyed(missing));

/** Street and number; a town; a postal code of the market as it is stored. */
export const addressFields = (locale: Locale) =>
  ({
    address: { longest: 120, schema: given("addressMissing") },
    zipCode: zipField(locale),
    city: { longest: 60, schema: given("cityMissing") },
  }) as const satisfies Record<string, FormField>;

const zipField = (locale: Locale) =>
  ({
    longest: 10,
    pattern: marketOf(locale).postalCode.pattern,
    schema: z
      .string()
      .trim()
      .min(1, { error: keyed("zipMissing"), abort: true })
      .transform((text, context) => {
        const zip = marketOf(locale).postalCode.normalise(text);
        if (zip !== undefined) return zip;
        context.addIssue({ code: "custom", message: keyed("zipInvalid") });
        return z.NEVER;
      }),
  }) as const satisfies FormField;

/** The same under another name, required only where a box is ticked or a choice made. */
export const ignoredText = (longest: number, shownAs?: FormField) =>
  ({ longest, ...(shownAs && { shownAs }), schema: z.string().trim() }) as const satisfies FormField<string>;
