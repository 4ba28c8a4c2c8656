import { z } from "zod";
import { mailCodeForm, mailCodePattern, readMailCode } from "#domain/mail-code.ts";
import type { FieldErrorKey } from "#forms/field-error.ts";
import type { FormField, FormFields } from "#forms/form-field.ts";
import { emailField, nameField, optionalPhoneField } from "#forms/person-fields.ts";
import type { Locale } from "#platform/locale.ts";

const secretField = (longest: number, missing: FieldErrorKey) =>
  ({ longest, secret: true, schema: z.string().min(1, missing) }) as const satisfies FormField;

const presentPassword = secretField(400, "passwordMissing");

/** The fields of each account form. */
export const detailsFields = (locale: Locale) =>
  ({ name: nameField, phone: optionalPhoneField(locale) }) as const satisfies FormFields;

export const addressFields = { email: emailField, password: presentPassword } as const satisfies FormFields;

export const codeFields = {
  code: {
    longest: 20,
    secret: true,
    pattern: mailCodePattern,
    schema: z
      .string()
      .transform(readMailCode)
      .pipe(z.string().regex(mailCodeForm, "codeInvalid" satisfies FieldErrorKey)),
  },
} as const satisfies FormFields;

export const passwordFields = {
  password: presentPassword,
  newPassword: secretField(400, "newPasswordMissing"),
} as const satisfies FormFields;

/** For an account that has none yet. */
export const firstPasswordFields = { newPassword: passwordFields.newPassword } as const satisfies FormFields;

export const deletionFields = { email: emailField, password: presentPassword } as const satisfies FormFields;
