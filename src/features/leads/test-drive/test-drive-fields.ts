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

/**
 * Fields of a test drive: a slot where the service has a calendar. Day and time are preferences elsewhere; either both are given or none.
 */
export const testDriveFields = (locale: Locale) =>
  ({
    slot: {
      longest: 40,
      schema: z.iso.datetime({ offset: true }).or(z.literal("").transform(() => undefined)),
    },
    day: choice(/^\d{4}-\d{2}-\d{2}$/),
    time: choice(/^\d{2}:\d{2}$/),
    ...personFields(locale),
    message: optionalMessageField,
    answer: answerField,
  }) as const satisfies FormFields;
