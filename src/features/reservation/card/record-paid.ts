import "server-only";
import { recordEvent } from "#api/record-event.ts";
import { trackingCodes } from "#domain/tracking-codes.ts";
import { wizardPath } from "#domain/wizard-address.ts";
import type { Locale } from "#platform/locale.ts";

/** Records that the last step was taken: the card was charged. Called where the payment is confirmed to the customer. */
export const recordPaid = (locale: Locale): Promise<void> =>
  recordEvent(trackingCodes.reserveStep7, { locale, data: { path: wizardPath("reserve", locale, "card") } });
