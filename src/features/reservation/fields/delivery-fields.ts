import { z } from "zod";
import { deliveryTypes } from "#domain/reservation-total.ts";
import type { FieldErrorKey, FieldErrors } from "#forms/field-error.ts";
import type { FormFields, FormValues } from "#forms/form-field.ts";
import type { Locale } from "#platform/locale.ts";
import { addressFields, ignoredText } from "./address-fields.ts";

const keyed = (key: FieldErrorKey): FieldErrorKey => key;

/** The values of the choice, as text. */
export const deliveryChoices = {
  home: String(deliveryTypes.home),
  dealer: String(deliveryTypes.dealer),
  custom: String(deliveryTypes.custom),
} as const;

const { home, dealer, custom } = deliveryChoices;

/** How the vehicle comes to its owner, and which warranty it has. What belongs to another choice is stored and ignored. */
export const deliveryFields = {
  delivery: { longest: 1, schema: z.enum([home, dealer, custom], keyed("deliveryMissing")) },
  /** The postal code that costs and days were shown for; of no choice an answer. */
  zip: ignoredText(10),
  dealerId: { longest: 64, schema: z.string().regex(/^[\w-]{0,64}$/, keyed("dealerMissing")) },
  address: ignoredText(120),
  zipCode: ignoredText(10),
  city: ignoredText(60),
  window: { longest: 9, schema: z.enum(["", "morning", "afternoon"], keyed("refused")) },
  warrantyId: { longest: 64, schema: z.string().regex(/^[\w-]{0,64}$/, keyed("refused")) },
} as const satisfies FormFields;

/** The same with what an address has to be, which is shown where it counts. */
export const deliveryControls = (locale: Locale) => {
  const { address, zipCode, city } = addressFields(locale);
  return {
    ...deliveryFields,
    address: ignoredText(120, address),
    zipCode: ignoredText(10, zipCode),
    city: ignoredText(60, city),
  } as const satisfies FormFields;
};

export type DeliveryValues = FormValues<typeof deliveryFields>;

/** What is missing for the choice that was made (specification 5: step 3). */
export const checkDelivery = (values: DeliveryValues, locale: Locale): FieldErrors<keyof DeliveryValues> => {
  if (values.delivery === home) return {};
  if (values.delivery === dealer) return values.dealerId === "" ? { dealerId: { key: "dealerMissing" } } : {};
  return fieldErrorsIn(values, addressFields(locale));
};

type Addressed = Readonly<Record<"address" | "zipCode" | "city", string>>;

/** What of an address cannot be used, by the names of its fields. */
export const fieldErrorsIn = (values: Addressed, fields: ReturnType<typeof addressFields>) => {
  const found = (["address", "zipCode", "city"] as const).flatMap((name) => {
    const issue = fields[name].schema.safeParse(values[name]).error?.issues[0];
    return issue ? [[name, { key: issue.message as FieldErrorKey }] as const] : [];
  });
  return Object.fromEntries(found) as FieldErrors<keyof Addressed>;
};
