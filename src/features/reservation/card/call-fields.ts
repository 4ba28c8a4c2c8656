import type { FormFields } from "#forms/form-field.ts";
import { privacyField } from "#forms/person-fields.ts";

/** What is asked of whoever wants to be called: everything else the reservation knows. */
export const callFields = { privacy: privacyField } as const satisfies FormFields;
