import type { FormFields } from "#forms/form-field.ts";
import { privacyField } from "#forms/person-fields.ts";

/** The fields of a call request; everything else is known from the reservation. */
export const callFields = { privacy: privacyField } as const satisfies FormFields;
