import type { FormFields } from "#forms/form-field.ts";
import { emailField, privacyField } from "#forms/person-fields.ts";

/** What the newsletter asks for, also of whoever is signed in: it may go elsewhere than the account's mail. */
export const newsletterFields = { email: emailField, privacy: privacyField } as const satisfies FormFields;
