import type { SheetRows } from "#backend/printing/printed-sheet.ts";
import type { StoredDelivery } from "#backend/store/schema/reservations.ts";
import { type Wording, wordingOf } from "#backend/wording/wording.ts";
import { deliveryTypes } from "#domain/reservation-total.ts";
import { marketOf } from "#market/markets.ts";
import { fill } from "#platform/fill.ts";
import type { Locale } from "#platform/locale.ts";
import { addressLine } from "./address-line.ts";
import type { ReservationFacts } from "./read-reservation-facts.ts";

type HandedOver = Pick<ReservationFacts, "reservation" | "fetchedAt">;

/** How, where and when the vehicle is handed over. Omits an address that is no longer stored. */
export const handoverRows = ({ reservation: { delivery, locale }, fetchedAt }: HandedOver): SheetRows => {
  const { reservationFacts: words } = wordingOf(locale);
  const isFetched = delivery.deliveryType === deliveryTypes.dealer;
  const address = isFetched ? fetchedAt && addressLine(fetchedAt) : addressLine(delivery);
  return [
    [words.way, wayOf(delivery, fetchedAt, words)],
    ...(address ? [[words.address, address] as const] : []),
    [words.expected, datesOf(delivery, locale)],
  ];
};

type Words = Wording["reservationFacts"];

const wayOf = (
  { deliveryType }: StoredDelivery,
  fetchedAt: ReservationFacts["fetchedAt"],
  words: Words,
): string => {
  if (deliveryType === deliveryTypes.home) return words.home;
  if (deliveryType === deliveryTypes.custom) return words.custom;
  return fetchedAt ? fill(words.atDealer, { dealer: fetchedAt.name }) : words.atSomeDealer;
};

/** The days that were promised, in a language. */
export const datesOf = ({ earliest, latest, window }: StoredDelivery, locale: Locale): string => {
  const { reservationFacts: words } = wordingOf(locale);
  const day = (date: string) => marketOf(locale).formats.longDate(`${date}T12:00:00Z`);
  const dates =
    earliest === latest
      ? fill(words.on, { day: day(earliest) })
      : fill(words.between, { earliest: day(earliest), latest: day(latest) });
  return window === "morning" || window === "afternoon" ? fill(words[window], { dates }) : dates;
};
