import { z } from "zod";
import type { FieldErrorKey } from "#forms/field-error.ts";
import type { FormField, FormFields } from "#forms/form-field.ts";
import { optionalMessageField } from "#forms/person-fields.ts";
import { chosenField } from "./car-fields.ts";

const keyed = (key: FieldErrorKey): FieldErrorKey => key;

const intention: FormField<1 | 2> = {
  longest: 1,
  schema: z.enum(["1", "2"], keyed("intentionMissing")).transform((text) => (text === "1" ? 1 : 2)),
};

/** With a pending reservation the car is given in exchange: the field is not shown (specification 4). */
const exchange: FormField<1 | 2> = {
  longest: 1,
  schema: z.string().transform(() => 1),
};

/** The dealer that values the car, and the visitor's intention. */
export const dealerFields = ({ isExchange }: { readonly isExchange: boolean }) =>
  ({
    dealerId: chosenField("dealerMissing"),
    intention: isExchange ? exchange : intention,
  }) as const satisfies FormFields;

/** The same, or empty for the page with all slots. */
export const firstSlotFields = {
  slot: {
    longest: 40,
    schema: z.iso.datetime({ offset: true }).or(z.literal("").transform(() => undefined)),
  },
} as const satisfies FormFields;

/** A request of a valuation by a person, with an appointment or without. */
export const valuationRequestFields = {
  ...firstSlotFields,
  message: optionalMessageField,
} as const satisfies FormFields;

/** Start of a slot, as in the schedule. */
export const bookingFields = {
  slot: {
    longest: 40,
    schema: z
      .string()
      .min(1, { error: keyed("slotMissing"), abort: true })
      .pipe(z.iso.datetime({ offset: true, error: keyed("slotMissing") })),
  },
} as const satisfies FormFields;
