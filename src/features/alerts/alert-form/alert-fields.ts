import { z } from "zod";
import { parseSearchQuery } from "#domain/parse-search-query.ts";
import { amountPattern } from "#domain/read-amount.ts";
import type { RangeKey } from "#domain/search-query-keys.ts";
import type { FieldErrorKey } from "#forms/field-error.ts";
import type { FormField, FormFields } from "#forms/form-field.ts";
import { listNameField } from "#forms/list-name-field.ts";

/**
 * An end of a range, validated as by lists, undefined when empty. What a list would ignore is an error here:
 * the alert would match more.
 */
const limitField = (key: RangeKey, fieldError: FieldErrorKey) =>
  ({
    longest: 20,
    pattern: amountPattern,
    schema: z.string().transform((text, context) => {
      if (text.trim() === "") return undefined;
      const limit = parseSearchQuery(new URLSearchParams({ [key]: text })).query[key];
      if (limit === undefined) context.addIssue({ code: "custom", message: fieldError });
      return limit;
    }),
  }) as const satisfies FormField;

/** The editable part of an alert: its name and its limits. */
export const alertFields = {
  name: listNameField,
  priceTo: limitField("priceTo", "amountInvalid"),
  kmsTo: limitField("kmsTo", "amountInvalid"),
  yearFrom: limitField("yearFrom", "yearInvalid"),
} as const satisfies FormFields;
