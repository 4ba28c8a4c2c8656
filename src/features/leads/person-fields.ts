import type { FormFields } from "#forms/form-field.ts";
import { emailField, nameField, optionalPhoneField, phoneField, privacyField } from "#forms/person-fields.ts";
import type { Locale } from "#platform/locale.ts";
import type { Session } from "#platform/session.ts";

/** Who asks: what every form asks for that somebody is to answer in person. */
export const personFields = (locale: Locale, { needsPhone }: { readonly needsPhone: boolean }) =>
  ({
    name: nameField,
    email: emailField,
    phone: needsPhone ? phoneField(locale) : optionalPhoneField(locale),
    privacy: privacyField,
  }) as const satisfies FormFields;

/** The same of whoever is signed in, for the fields to begin with. */
export const knownPerson = ({ name, userEmail, phoneNumber }: Session) => ({
  name,
  email: userEmail,
  phone: phoneNumber,
});
