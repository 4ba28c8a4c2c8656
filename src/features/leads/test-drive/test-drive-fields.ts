import { z } from "zod";
import type { FormField, FormFields } from "#forms/form-field.ts";
import { optionalMessageField, personFields } from "#forms/person-fields.ts";
import type { Locale } from "#platform/locale.ts";
import { answerField } from "../answer-choice.tsx";

const choice = (pattern: RegExp) =>
  ({
    longest: 10,
    schema: z
      .string()
      .regex(pattern)
      .or(z.literal("").transform(() => undefined)),
  }) as const satisfies FormField;

/** Fields of a test drive. Day and time are preferences; either both are given or none. */
export const testDriveFields = (locale: Locale) =>
  ({
    day: choice(/^\d{4}-\d{2}-\d{2}$/),
    time: choice(/^\d{2}:\d{2}$/),
    ...personFields(locale),
    message: optionalMessageField,
    answer: answerField,
  }) as const satisfies FormFields;
