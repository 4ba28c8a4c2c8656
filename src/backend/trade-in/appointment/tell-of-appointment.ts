import { eq } from "drizzle-orm";
import type { StoredDealer } from "#backend/dealer/known-dealers.ts";
import { siteAddress } from "#backend/http/site-address.ts";
import { type AppointmentTold, appointmentTold } from "#backend/mail/messages/appointment-told.ts";
import { queueMail } from "#backend/mail/queue-mail.ts";
import type { Orm } from "#backend/store/database.ts";
import { tradeIns } from "#backend/store/schema/trade-ins.ts";
import { localClock } from "#domain/local-clock.ts";
import { loginAddress } from "#domain/login-address.ts";
import { eurosFromCents } from "#domain/money.ts";
import { phoneText } from "#domain/phone-text.ts";
import { routePath } from "#domain/route-paths.ts";
import { marketOf } from "#market/markets.ts";
import { timeZoneAt } from "#market/time-zone-at.ts";
import type { Locale } from "#platform/locale.ts";
import type { StoredTradeIn } from "./own-trade-in.ts";

type Told = {
  readonly kind: AppointmentTold["kind"];
  /** Locked, so that nobody else counts a change meanwhile. */
  readonly tradeIn: StoredTradeIn;
  readonly dealer: StoredDealer;
  readonly start: Date;
  readonly locale: Locale;
};

/**
 * Counts a change of an appointment and queues the mail that tells whoever comes of it, in the change's transaction: one for each
 * change. A customer is led to the trade-in by the login, anybody else to the dealer's telephone. Returns how often it was changed.
 */
export const tellOfAppointment = async (
  tx: Orm,
  { kind, tradeIn, dealer, start, locale }: Told,
): Promise<number> => {
  const { id, customerId, email, fullName, brand, model, version, plate, valuationCents } = tradeIn;
  const bookingSequence = tradeIn.bookingSequence + 1;
  await tx.update(tradeIns).set({ bookingSequence }).where(eq(tradeIns.id, id));
  const returnTo = routePath("tradeIn", locale, { id });
  const message = appointmentTold({
    kind,
    locale,
    name: fullName,
    when: localClock(start, timeZoneAt(dealer)),
    dealer: {
      name: dealer.name,
      address: `${dealer.address}, ${dealer.zipCode} ${dealer.municipality}`,
      phone: phoneText(dealer.phone),
    },
    car: `${brand} ${model} ${version}`,
    plate,
    value: marketOf(locale).formats.money(eurosFromCents(valuationCents)),
    link: customerId === null ? undefined : `${siteAddress()}${loginAddress(locale, { returnTo })}`,
  });
  const key = `appointment-${kind}:${bookingSequence}:${id}`;
  await queueMail(tx, { key, to: email, locale, ...message });
  return bookingSequence;
};
