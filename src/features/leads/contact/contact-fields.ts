import type { FormFields } from "#forms/form-field.ts";
import { messageField, personFields } from "#forms/person-fields.ts";
import type { Locale } from "#platform/locale.ts";

/** What contact asks for; about a vehicle the dealer may have to call. */
export const contactFields = (locale: Locale, isAboutVehicle: boolean) =>
  ({
    ...personFields(locale, { needsPhone: isAboutVehicle }),
    message: messageField,
  }) as const satisfies FormFields;
