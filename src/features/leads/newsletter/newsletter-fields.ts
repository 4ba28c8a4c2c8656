import type { FormFields } from "#forms/form-field.ts";
import { emailField, privacyField } from "#forms/person-fields.ts";

/** Fields of the newsletter. Signed-in visitors get the address too: it may differ from the account's. */
export const newsletterFields = { email: emailField, privacy: privacyField } as const satisfies FormFields;
