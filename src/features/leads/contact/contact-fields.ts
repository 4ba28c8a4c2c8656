import type { FormFields } from "#forms/form-field.ts";
import {
  emailField,
  messageField,
  nameField,
  optionalPhoneField,
  privacyField,
} from "#forms/person-fields.ts";
import type { Locale } from "#platform/locale.ts";

/** What general contact asks for. */
export const contactFields = (locale: Locale) =>
  ({
    name: nameField,
    email: emailField,
    phone: optionalPhoneField(locale),
    message: messageField,
    privacy: privacyField,
  }) as const satisfies FormFields;
