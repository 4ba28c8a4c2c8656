import type { FormFields } from "#forms/form-field.ts";
import { messageField, personFields } from "#forms/person-fields.ts";
import type { Locale } from "#platform/locale.ts";
import { answerField } from "../answer-choice.tsx";

/** Fields of the contact form; about a vehicle the phone number is required, since the dealer may call. */
export const contactFields = (locale: Locale, isAboutVehicle: boolean) =>
  ({
    ...personFields(locale, { needsPhone: isAboutVehicle }),
    message: messageField,
    answer: answerField,
  }) as const satisfies FormFields;
