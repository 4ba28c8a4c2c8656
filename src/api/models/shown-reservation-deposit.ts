import { centsFromEuros, eurosFromCents } from "#domain/money.ts";
import { reservationDeposit } from "#domain/reservation-deposit.ts";

/** The reservation deposit of a vehicle in euros, by its price and the usual deposit; undefined where it cannot be reserved online. */
export const shownReservationDeposit = (
  price: number | undefined,
  usual: number | undefined,
): number | undefined =>
  price === undefined || usual === undefined
    ? undefined
    : eurosFromCents(reservationDeposit({ priceCents: centsFromEuros(price) }, centsFromEuros(usual)));
