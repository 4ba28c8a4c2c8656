import { z } from "zod";
import { parseSearchQuery } from "#domain/parse-search-query.ts";
import type { RangeKey } from "#domain/search-query-keys.ts";
import type { FieldErrorKey } from "#forms/field-error.ts";
import type { FormField, FormFields } from "#forms/form-field.ts";
import { listNameField } from "#forms/list-name-field.ts";

/** An end of a range as lists read it, none when left empty; what a list would leave out is wrong here, or the alert grew wider. */
const limitField = (key: RangeKey, fieldError: FieldErrorKey) =>
  ({
    longest: 20,
    schema: z.string().transform((text, context) => {
      if (text.trim() === "") return undefined;
      const limit = parseSearchQuery(new URLSearchParams({ [key]: text })).query[key];
      if (limit === undefined) context.addIssue({ code: "custom", message: fieldError });
      return limit;
    }),
  }) as const satisfies FormField;

/** What of an alert can be changed by hand: its name and the limits that people move. */
export const alertFields = {
  name: listNameField,
  priceTo: limitField("priceTo", "amountInvalid"),
  kmsTo: limitField("kmsTo", "amountInvalid"),
  yearFrom: limitField("yearFrom", "yearInvalid"),
} as const satisfies FormFields;
