import { z } from "zod";
import { emailPattern, isEmailAddress } from "#domain/email-address.ts";
import { marketOf } from "#market/markets.ts";
import type { Locale } from "#platform/locale.ts";
import type { Session } from "#platform/session.ts";
import type { FieldErrorKey, FieldErrors } from "./field-error.ts";
import type { FormField, FormFields } from "./form-field.ts";

const keyed = (key: FieldErrorKey): FieldErrorKey => key;

/** First name and surnames. */
export const nameField = {
  longest: 120,
  schema: z.string().trim().min(1, keyed("nameMissing")),
} as const satisfies FormField;

export const emailField = {
  longest: 254,
  pattern: emailPattern,
  schema: z
    .string()
    .trim()
    .min(1, keyed("emailMissing"))
    .refine((text) => text === "" || isEmailAddress(text), keyed("emailInvalid")),
} as const satisfies FormField;

/** The same, optional; undefined when empty. */
const optionalEmailField = {
  ...emailField,
  schema: z
    .string()
    .trim()
    .refine((text) => text === "" || isEmailAddress(text), keyed("emailInvalid"))
    .transform((text) => text || undefined),
} as const satisfies FormField;

/** A phone number of the language's market, normalized to E.164 (`+34612345678`); undefined when empty. */
export const optionalPhoneField = (locale: Locale) =>
  ({
    longest: 30,
    pattern: marketOf(locale).phone.pattern,
    schema: z.string().transform((text, context) => {
      if (text.trim() === "") return undefined;
      const phone = marketOf(locale).phone.normalise(text);
      if (phone === undefined) context.addIssue({ code: "custom", message: keyed("phoneInvalid") });
      return phone;
    }),
  }) as const satisfies FormField;

/** The same, required. */
const phoneField = (locale: Locale) => {
  const { longest, pattern, schema } = optionalPhoneField(locale);
  const given = z
    .string()
    .refine((text) => text.trim() !== "", { error: keyed("phoneMissing"), abort: true });
  return { longest, pattern, schema: given.pipe(schema).transform(String) } as const satisfies FormField;
};

/** A field that the form does not show this time: its value is ignored. */
export const ignoredField = {
  longest: 2_000,
  schema: z.string().transform(() => undefined),
} as const satisfies FormField;

/** A required checkbox: browsers send `on`. */
export const privacyField = {
  longest: 2,
  schema: z.literal("on", keyed("privacyMissing")),
} as const satisfies FormField;

/** Multi-line text. Its length is limited since a refused form has to fit its cookie. */
export const messageField = {
  longest: 1_000,
  lines: true,
  schema: z.string().trim().min(1, keyed("messageMissing")),
} as const satisfies FormField;

/** The same, optional. */
export const optionalMessageField = {
  ...messageField,
  schema: z
    .string()
    .trim()
    .transform((text) => text || undefined),
} as const satisfies FormField;

/** Contact details, for forms that are answered by mail and by telephone. */
export const personFields = (locale: Locale) =>
  ({
    name: nameField,
    email: emailField,
    phone: phoneField(locale),
    privacy: privacyField,
  }) as const satisfies FormFields;

/** Contact details of which a mail address or a telephone suffices (`requireReachable`). */
export const reachableFields = (locale: Locale) =>
  ({
    name: nameField,
    email: optionalEmailField,
    phone: optionalPhoneField(locale),
    privacy: privacyField,
  }) as const satisfies FormFields;

/** Checks that a visitor can be answered, and in the way that they prefer. */
export const requireReachable = (
  { email, phone }: { readonly email: string | undefined; readonly phone: string | undefined },
  channel?: "mail" | "phone",
): FieldErrors<"email" | "phone"> => {
  if (channel === "mail" && !email) return { email: { key: "emailMissing" } };
  if (channel === "phone" && !phone) return { phone: { key: "phoneMissing" } };
  return email || phone ? {} : { email: { key: "reachMissing" } };
};

/** The details of the signed-in visitor, as initial values. */
export const knownPerson = ({ name, userEmail, phoneNumber }: Session) => ({
  name,
  email: userEmail,
  phone: phoneNumber,
});
