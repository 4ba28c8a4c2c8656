import type { FormFields } from "#forms/form-field.ts";
import { emailField, privacyField, unaskedField } from "#forms/person-fields.ts";

/** Address and consent, for visitors who are not signed in. */
export const subscriberFields = (isSignedIn: boolean) =>
  ({
    email: isSignedIn ? unaskedField : emailField,
    privacy: isSignedIn ? unaskedField : privacyField,
  }) as const satisfies FormFields;
