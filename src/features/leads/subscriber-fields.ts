import type { FormFields } from "#forms/form-field.ts";
import { emailField, privacyField, unaskedField } from "#forms/person-fields.ts";

/** Where to write to: asked of whoever is not signed in. */
export const subscriberFields = (isSignedIn: boolean) =>
  ({
    email: isSignedIn ? unaskedField : emailField,
    privacy: isSignedIn ? unaskedField : privacyField,
  }) as const satisfies FormFields;
