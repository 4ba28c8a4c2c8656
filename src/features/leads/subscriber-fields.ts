import type { FormFields } from "#forms/form-field.ts";
import { emailField, ignoredField, privacyField } from "#forms/person-fields.ts";

/** Address and consent, for visitors who are not signed in. */
export const subscriberFields = (isSignedIn: boolean) =>
  ({
    email: isSignedIn ? ignoredField : emailField,
    privacy: isSignedIn ? ignoredField : privacyField,
  }) as const satisfies FormFields;
