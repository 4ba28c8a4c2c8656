import type { Page } from "@playwright/test";
import { routePath } from "#domain/route-paths.ts";
import { wizardPath } from "#domain/wizard-address.ts";
import type { KeptPayment } from "#features/reservation/kept-payment.ts";
import type { Locale } from "#platform/locale.ts";
import { sealValue, unsealValue } from "./sealed-values.ts";

/** A reservation that waits for its payment, as step 6 leaves it to the card step. */
export type Held = { readonly vin: string; readonly payment: KeptPayment };

export const cardPath = (locale: Locale, vin: string): string =>
  `${wizardPath("reserve", locale, "card")}?vin=${vin}`;

export const summaryPath = (locale: Locale): string => wizardPath("reserve", locale, "summary");

export const reservationPath = (locale: Locale, id: string): string =>
  routePath("reservation", locale, { id });

/** Leaves what step 6 keeps in the cookie of the wizard (`wizard/wizard-cookie.ts`); what was answered before stands beside it. */
export const keepPayment = async (page: Page, locale: Locale, { vin, payment }: Held): Promise<void> => {
  const answers = { payment: { retake: "no", financing: "no" }, card: payment };
  const cookie = {
    name: locale === "es" ? "volante-reserve" : "volante-reserve-pt",
    value: await sealValue("reserve", { about: vin, answers }),
    domain: "localhost",
    path: wizardPath("reserve", locale),
    httpOnly: true,
    sameSite: "Lax",
  } as const;
  await page.context().addCookies([cookie]);
};

/** The token of whoever is signed in, which only the site's cookie holds. */
export const tokenOf = async (page: Page): Promise<{ token: string; sessionId: string }> => {
  const cookies = await page.context().cookies();
  const sealed = cookies.find(({ name }) => name === "volante")?.value ?? "";
  return unsealValue("session", sealed);
};
