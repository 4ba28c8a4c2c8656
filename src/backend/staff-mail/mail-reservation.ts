import { withoutLinks } from "#backend/mail/without-links.ts";
import { addressLine } from "#backend/reservation/texts/address-line.ts";
import { datesOf } from "#backend/reservation/texts/handover-rows.ts";
import type { ReservationFacts } from "#backend/reservation/texts/read-reservation-facts.ts";
import type { Orm } from "#backend/store/database.ts";
import { wordingOf } from "#backend/wording/wording.ts";
import type { ReservationEvent } from "#contract/reservation.ts";
import { localClock } from "#domain/local-clock.ts";
import { type Cents, eurosFromCents } from "#domain/money.ts";
import { reservationAmounts } from "#domain/reservation-amounts.ts";
import { deliveryTypes } from "#domain/reservation-total.ts";
import { shortReference } from "#domain/short-reference.ts";
import { timeZoneAt } from "#market/address-region.ts";
import { marketOf } from "#market/markets.ts";
import { fill } from "#platform/fill.ts";
import type { Locale } from "#platform/locale.ts";
import { describedVehicle, vehicleOf } from "./described-vehicle.ts";
import { queueStaffMail } from "./queue-staff-mail.ts";

/** What of a reservation its dealer hears; the rest follows from these. */
const mailed = {
  held: "held",
  confirmed: "confirmed",
  cancelled: "cancelled",
  expired: "expired",
  "cards-declined": "expired",
  refunded: "refunded",
  "refunded-partly": "refunded-partly",
  disputed: "disputed",
  completed: "completed",
} as const satisfies Partial<Record<ReservationEvent, string>>;

/** Mails what happened to a reservation to the vehicle's dealer, in the transaction of the change. */
export const mailReservation = async (
  tx: Orm,
  code: ReservationEvent,
  { facts, at }: { readonly facts: ReservationFacts; readonly at: Date },
): Promise<void> => {
  const event = (mailed as Partial<Record<ReservationEvent, (typeof mailed)[keyof typeof mailed]>>)[code];
  if (event === undefined) return;
  const { reservation, dealer, vehicle } = facts;
  const row = await vehicleOf(tx, vehicle.vin);
  const isUnpaid = event === "cancelled" && reservation.confirmedAt === null;
  const { id, name, phone, email: mail, locale: spoken } = reservation;
  await queueStaffMail(tx, {
    key: `reservation-staff-${code}:${at.getTime()}:${id}`,
    topic: "reservations",
    dealer,
    write: (locale) => ({
      ...wordingOf(locale).staff.reservation[isUnpaid ? "cancelledUnpaid" : event],
      values: {
        until: localClock(reservation.holdUntil, timeZoneAt(dealer)).time,
        vehicle: vehicle.name,
        ...(name === null && { name: wordingOf(locale).staff.someone }),
      },
      person: mail === null ? undefined : { name, phone, mail, locale: spoken },
      vehicle: row && describedVehicle(row, locale),
      facts: factsOf(facts, locale),
    }),
  });
};

const factsOf = (facts: ReservationFacts, locale: Locale) => {
  const { staff: words } = wordingOf(locale);
  const { reservation, reservationDepositCents, dealer, fetchedAt } = facts;
  const { totalCents, finance, tradeInCents, warrantyMonths, delivery, cancelReason, id } = reservation;
  const money = (cents: Cents) => marketOf(locale).formats.money(eurosFromCents(cents));
  const { financedCents, dueAtDeliveryCents } = reservationAmounts({
    ...{ totalCents, reservationDepositCents, tradeInCents },
    financedCents: finance?.capitalCents ?? 0,
  });
  const isFetched = delivery.deliveryType === deliveryTypes.dealer;
  return [
    [words.dealer, dealer.name],
    [words.total, money(totalCents)],
    [words.deposit, money(reservationDepositCents)],
    [words.financed, financedCents > 0 ? money(financedCents) : undefined],
    [words.takes, tradeInCents > 0 ? money(tradeInCents) : undefined],
    [
      dueAtDeliveryCents < 0 ? words.inFavour : words.dueAtDelivery,
      money(Math.abs(dueAtDeliveryCents) as Cents),
    ],
    [words.warranty, warrantyMonths === null ? undefined : fill(words.months, { months: warrantyMonths })],
    [words.handover, handoverOf(facts, locale)],
    [words.handoverAddress, isFetched ? fetchedAt && addressLine(fetchedAt) : addressLine(delivery)],
    [words.handoverDays, datesOf(delivery, locale)],
    [words.reason, cancelReason ? withoutLinks(cancelReason) : undefined],
    [words.reference, shortReference(id)],
  ] as const;
};

const handoverOf = ({ reservation: { delivery }, fetchedAt, dealer }: ReservationFacts, locale: Locale) => {
  const { handovers } = wordingOf(locale).staff;
  if (delivery.deliveryType === deliveryTypes.home) return handovers.home;
  if (delivery.deliveryType === deliveryTypes.custom) return handovers.custom;
  return fill(handovers.dealer, { dealer: (fetchedAt ?? dealer).name });
};
