import { routePath } from "#domain/route-paths.ts";
import { wizardPath } from "#domain/wizard-address.ts";
import type { KeptPayment } from "#features/reservation/kept-payment.ts";
import type { Locale } from "#platform/locale.ts";
import { sealValue } from "./sealed-values.ts";
import { type SiteCookie, siteCookie } from "./stored-customer.ts";

/** A reservation that waits for its payment, as step 6 leaves it to the card step. */
export type Held = { readonly vin: string; readonly payment: KeptPayment };

export const cardPath = (locale: Locale, vin: string): string =>
  `${wizardPath("reserve", locale, "card")}?vin=${vin}`;

export const summaryPath = (locale: Locale): string => wizardPath("reserve", locale, "summary");

export const reservationPath = (locale: Locale, id: string): string =>
  routePath("reservation", locale, { id });

/** What step 6 keeps in the cookie of the wizard (`wizard/wizard-cookie.ts`); what was answered before stands beside it. */
export const paymentCookie = async (locale: Locale, { vin, payment }: Held): Promise<SiteCookie> => {
  const answers = { payment: { retake: "no", financing: "no" }, card: payment };
  const value = await sealValue("reserve", { about: vin, answers });
  const name = locale === "es" ? "volante-reserve" : "volante-reserve-pt";
  return siteCookie(name, value, wizardPath("reserve", locale));
};
