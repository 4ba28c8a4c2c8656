import { z } from "zod";
import type { FieldErrorKey } from "#forms/field-error.ts";
import type { FormField, FormFields } from "#forms/form-field.ts";
import { chosenField } from "./car-fields.ts";

const keyed = (key: FieldErrorKey): FieldErrorKey => key;

const intention: FormField<1 | 2> = {
  longest: 1,
  schema: z.enum(["1", "2"], keyed("intentionMissing")).transform((text) => (text === "1" ? 1 : 2)),
};

/** Whoever reserves a vehicle gives theirs in exchange: nobody is asked then (specification 4). */
const exchange: FormField<1 | 2> = {
  longest: 1,
  schema: z.string().transform(() => 1),
};

/** Who values the car, and what for. */
export const dealerFields = ({ isExchange }: { readonly isExchange: boolean }) =>
  ({
    dealerId: chosenField("dealerMissing"),
    intention: isExchange ? exchange : intention,
  }) as const satisfies FormFields;

/** The moment at which a slot begins, as the schedule says it. */
export const bookingFields = {
  slot: {
    longest: 40,
    schema: z
      .string()
      .min(1, { error: keyed("slotMissing"), abort: true })
      .pipe(z.iso.datetime({ offset: true, error: keyed("slotMissing") })),
  },
} as const satisfies FormFields;
