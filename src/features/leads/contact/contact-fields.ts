import type { FormFields } from "#forms/form-field.ts";
import { messageField, reachableFields } from "#forms/person-fields.ts";
import type { Locale } from "#platform/locale.ts";
import { answerField } from "../answer-choice.tsx";

/** Fields of the contact form, about a vehicle or in general. */
export const contactFields = (locale: Locale) =>
  ({
    ...reachableFields(locale),
    message: messageField,
    answer: answerField,
  }) as const satisfies FormFields;
